import type { BmiContent } from '../content/pages/bmi.ts';
import type { BmiField, TypedBody } from './bmi.ts';
import { NumberField } from './NumberField.tsx';

interface Props {
  words: BmiContent['fields'];
  typed: TypedBody;
  faults: readonly BmiField[];
  /** The id of each field is this prefix and its name. */
  idPrefix: string;
  alertId: string;
  onType: (field: BmiField, value: string) => void;
}

/** The fields of the metric or the imperial system. */
export function BmiFields({ words, typed, faults, idPrefix, alertId, onType }: Props) {
  const { weight, height, heightInFeet } = words;
  const field = (name: BmiField, label: string, unit: string) => (
    <NumberField
      key={name}
      id={idPrefix + name}
      name={name}
      label={label}
      unit={unit}
      value={typed[name]}
      wrong={faults.includes(name)}
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
