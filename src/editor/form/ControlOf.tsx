import type { ValueField } from '../form-field.ts';
import { DateControl, PriceControl, TimeControl } from './price-time-and-date-controls.tsx';
import { ChoiceControl, FlagControl, ReferenceControl } from './choices.tsx';
import type { FieldControl } from './field-control.ts';
import { MarkdownControl } from './MarkdownControl.tsx';
import { PictureControl } from './PictureControl.tsx';
import { FocusControl } from './FocusControl.tsx';
import { TextControl } from './TextControl.tsx';
import { TokenControl } from './TokenControl.tsx';

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
  markdown: MarkdownControl,
};

/** The control for the kind of a field. */
export function ControlOf(props: FieldControl) {
  const { field } = props;
  const Chosen = controls[field.kind] ?? (field.placeholders ? TokenControl : TextControl);
  return <Chosen {...props} />;
}
