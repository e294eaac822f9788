/* The control for each kind of field. A new kind gets its line here. */

import { lazy, Suspense } from 'react';
import { ChoiceControl, FlagControl, ReferenceControl } from './choices.tsx';
import type { FieldControl } from './field-control.ts';
import { FocusControl } from './FocusControl.tsx';
import type { ValueField } from './form-field.ts';
import { PictureControl } from './PictureControl.tsx';
import { DateControl, PriceControl, TimeControl } from './price-time-and-date-controls.tsx';
import { PutIn, TextControl } from './TextControl.tsx';

/** Loaded with the first post. */
const PostText = lazy(() => import('../post-text/PostText.tsx'));

const controls: Partial<Record<ValueField['kind'], (props: FieldControl) => React.ReactNode>> = {
  price: PriceControl,
  number: PriceControl,
  time: TimeControl,
  date: DateControl,
  choice: ChoiceControl,
  flag: FlagControl,
  reference: ReferenceControl,
  page: ReferenceControl,
  picture: PictureControl,
  focus: FocusControl,
  markdown: PostText,
};

/** The control for the kind of a field. */
export function ControlOf(props: FieldControl) {
  const { field } = props;
  const Chosen = controls[field.kind] ?? TextControl;
  return (
    <Suspense>
      <Chosen {...props} />
      {field.placeholders && <PutIn {...props} placeholders={field.placeholders} />}
    </Suspense>
  );
}
