/* The control for each kind of field. A new kind gets its line here. */

import { createElement, Suspense, use, useState } from 'react';
import { loadOnce } from '../../design/runtime/load-once.ts';
import { ChoiceControl, ReferenceControl } from './choices.tsx';
import type { FieldControl } from './field-control.ts';
import { FocusControl } from './FocusControl.tsx';
import type { ValueField } from '../../content/field.ts';
import { PictureControl } from './PictureControl.tsx';
import { DateControl, PriceControl, TimeControl } from './price-time-and-date-controls.tsx';
import { ReadsAs, TextControl } from './TextControl.tsx';

/** Loaded with the first post. React's `lazy` would remember a failure; this tries again on the next screen. */
const loadPostText = loadOnce(async () => (await import('../post-text/PostText.tsx')).PostText);

function PostTextControl(props: FieldControl) {
  const [loading] = useState(loadPostText);
  return (
    <Suspense>
      <Loaded {...props} loading={loading} />
    </Suspense>
  );
}

function Loaded({
  loading,
  ...props
}: FieldControl & { loading: Promise<(props: FieldControl) => React.ReactNode> }) {
  return createElement(use(loading), props);
}

const controls: Partial<Record<ValueField['kind'], (props: FieldControl) => React.ReactNode>> = {
  price: PriceControl,
  number: PriceControl,
  time: TimeControl,
  date: DateControl,
  choice: ChoiceControl,
  reference: ReferenceControl,
  page: ReferenceControl,
  picture: PictureControl,
  focus: FocusControl,
  markdown: PostTextControl,
};

/** The control for the kind of a field. */
export function ControlOf(props: FieldControl) {
  const { field, value } = props;
  const Chosen = controls[field.kind] ?? TextControl;
  return (
    <>
      <Chosen {...props} />
      {field.placeholders && typeof value === 'string' && <ReadsAs text={value} />}
    </>
  );
}
