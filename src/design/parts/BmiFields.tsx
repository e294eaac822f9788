import type { BmiContent } from '../../content/pages/bmi.ts';
import type { BmiField, BmiInput } from './bmi.ts';
import { NumberField } from './NumberField.tsx';

interface Props {
  words: BmiContent['fields'];
  typed: BmiInput;
  invalid: readonly BmiField[];
  /** The id of each field is this prefix and its name. */
  idPrefix: string;
  alertId: string;
  onType: (field: BmiField, value: string) => void;
}

/** The fields for weight and height, in metric or imperial units. */
export function BmiFields({ words, typed, invalid, idPrefix, alertId, onType }: Props) {
  const { weight, height, heightInFeet } = words;
  const field = (name: BmiField, label: string, unit: string) => (
    <NumberField
      key={name}
      id={idPrefix + name}
      name={name}
      label={label}
      unit={unit}
      value={typed[name]}
      invalid={invalid.includes(name)}
      alertId={alertId}
      onChange={(value) => onType(name, value)}
    />
  );
  if (!typed.imperial)
    return (
      <>
        {field('weight', weight.label, weight.kilograms)}
        {field('height', height.label, height.centimetres)}
      </>
    );
  return (
    <>
      {field('weight', weight.label, weight.pounds)}
      {field('feet', heightInFeet.feet, heightInFeet.feetUnit)}
      {field('inches', heightInFeet.inches, heightInFeet.inchesUnit)}
    </>
  );
}
