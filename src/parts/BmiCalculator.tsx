import { useId, useRef, useState, type FormEvent } from 'react';
import type { BmiContent } from '../content/pages/bmi.ts';
import { fill } from '../fill.ts';
import { bandOf, bmiOf, fromFeet, fromPounds, normalWeights, readNumber, toPounds } from './bmi.ts';
import styles from './BmiCalculator.module.scss';
import { Button } from './Button.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Icon } from './Icon.tsx';
import { NumberField } from './NumberField.tsx';
import type from './type.module.scss';

interface Result {
  bmi: number;
  centimetres: number;
  /** How the height was typed, with its units. */
  height: string;
}

/** What no body has, and no digits show: beyond it something was mistyped. */
const largestBmi = 1e9;

/** Weight and height in, index and band out. Nothing that is typed leaves the page. */
export function BmiCalculator(words: BmiContent) {
  const [imperial, setImperial] = useState(false);
  const [weight, setWeight] = useState('');
  const [height, setHeight] = useState('');
  const [feet, setFeet] = useState('');
  const [inches, setInches] = useState('');
  const [result, setResult] = useState<Result>();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { fields, units } = words;

  function clear() {
    setResult(undefined);
    setWrong([]);
  }

  function chooseUnits(next: boolean) {
    setImperial(next);
    for (const set of [setWeight, setHeight, setFeet, setInches]) set('');
    clear();
  }

  function calculate(event: FormEvent) {
    event.preventDefault();
    const typedWeight = readNumber(weight);
    const typedInches =
      inches.trim() === '' || /^0+([.,]0*)?$/.test(inches.trim()) ? 0 : readNumber(inches);
    const typedFeet = readNumber(feet);
    const kilograms =
      typedWeight === undefined ? undefined : imperial ? fromPounds(typedWeight) : typedWeight;
    const tall = imperial
      ? typedFeet === undefined || typedInches === undefined
        ? undefined
        : fromFeet(typedFeet, typedInches)
      : readNumber(height);
    if (kilograms === undefined || tall === undefined) {
      const fault = [
        ...(kilograms === undefined ? ['weight'] : []),
        ...(imperial
          ? [
              ...(typedFeet === undefined ? ['feet'] : []),
              ...(typedInches === undefined ? ['inches'] : []),
            ]
          : tall === undefined
            ? ['height']
            : []),
      ];
      setResult(undefined);
      setWrong(fault);
      form.current?.querySelector<HTMLInputElement>(`[name="${fault[0]}"]`)?.focus();
      return;
    }
    const bmi = bmiOf(kilograms, tall);
    if (!(bmi < largestBmi)) {
      setResult(undefined);
      setWrong(['weight']);
      form.current?.querySelector<HTMLInputElement>('[name="weight"]')?.focus();
      return;
    }
    setWrong([]);
    const shown = imperial
      ? `${feet.trim()} ${fields.heightInFeet.feetUnit} ${typedInches} ${fields.heightInFeet.inchesUnit}`
      : `${height.trim()} ${fields.height.centimetres}`;
    setResult({ bmi, centimetres: tall, height: shown });
  }

  const alertId = `${id}alert`;
  const common = (name: string) => ({ name, id: id + name, wrong: wrong.includes(name), alertId });
  return (
    <div className={styles.calculator}>
      <div>
        <h2 id="bmi-heading">{words.heading}</h2>
        <p className={`${type.lead} ${styles.intro}`}>{words.intro}</p>
        <p className={styles.withoutScript}>{words.withoutScript}</p>
        <form
          ref={form}
          className={styles.form}
          // Without script it does nothing: what is typed never leaves the page.
          method="dialog"
          onSubmit={calculate}
          noValidate
        >
          {wrong.length > 0 && (
            <p className={styles.alert} role="alert" id={alertId}>
              <Icon name="alert" />
              <span>{words.alert}</span>
            </p>
          )}
          <fieldset className={styles.units}>
            <legend className={type.hidden}>{units.label}</legend>
            <div className={styles.switch}>
              {[false, true].map((value) => (
                <label key={String(value)}>
                  <input
                    type="radio"
                    name="units"
                    checked={imperial === value}
                    onChange={() => chooseUnits(value)}
                  />
                  {value ? units.imperial : units.metric}
                </label>
              ))}
            </div>
          </fieldset>
          <div className={imperial ? styles.imperial : styles.fields}>
            <NumberField
              {...common('weight')}
              label={fields.weight.label}
              unit={imperial ? fields.weight.pounds : fields.weight.kilograms}
              value={weight}
              onChange={setWeight}
            />
            {imperial ? (
              <>
                <NumberField
                  {...common('feet')}
                  label={fields.heightInFeet.feet}
                  unit={fields.heightInFeet.feetUnit}
                  value={feet}
                  onChange={setFeet}
                />
                <NumberField
                  {...common('inches')}
                  label={fields.heightInFeet.inches}
                  unit={fields.heightInFeet.inchesUnit}
                  value={inches}
                  onChange={setInches}
                />
              </>
            ) : (
              <NumberField
                {...common('height')}
                label={fields.height.label}
                unit={fields.height.centimetres}
                value={height}
                onChange={setHeight}
              />
            )}
          </div>
          <div>
            <Button big>{words.button}</Button>
          </div>
        </form>
      </div>
      <Readout
        words={words}
        result={result}
        imperial={imperial}
        onReset={() => {
          chooseUnits(imperial);
          form.current?.querySelector<HTMLInputElement>('[name="weight"]')?.focus();
        }}
      />
    </div>
  );
}

interface ReadoutProps {
  words: BmiContent;
  result: Result | undefined;
  imperial: boolean;
  onReset: () => void;
}

function Readout({ words, result, imperial, onReset }: ReadoutProps) {
  const band = result && bandOf(result.bmi);
  const label = words.bands.find(({ id }) => id === band)?.label;
  const next = band && words.nextStep[band];
  return (
    <div className={styles.readout}>
      <div role="status">
        <p
          className={`${type.figures} ${result ? (result.bmi < 100 ? '' : styles.long) : styles.ghost}`}
          aria-hidden="true"
        >
          {result?.bmi.toFixed(1)}
        </p>
        <p className={`${type.lead} ${styles.label}`} aria-hidden="true">
          {words.resultLabel}
        </p>
        <p className={styles.verdict} aria-hidden="true">
          {label ?? '–'}
        </p>
        {result && label !== undefined && (
          <p className={type.hidden}>
            {fill(words.announcement, { bmi: result.bmi.toFixed(1), band: label })}
          </p>
        )}
      </div>
      <ol className={styles.scale} aria-label={words.scaleLabel}>
        {words.bands.map(({ id, label: name, limits }) => (
          <li key={id} className={id === band ? styles.here : undefined}>
            {name}
            <small>{limits}</small>
          </li>
        ))}
        {result && <Needle bmi={result.bmi} />}
      </ol>
      {result && next && (
        <div className={styles.after}>
          <p>{rangeOf(words, result, imperial)}</p>
          <p>
            {next.text} <a href={`/contact?class=${next.class}`}>{next.link}</a>
          </p>
          <Button type="button" line onClick={onReset}>
            {words.reset}
          </Button>
        </div>
      )}
      <div className={styles.about}>
        <Disclosure summary={words.about.summary}>
          <ul>
            {words.about.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </div>
  );
}

/** Stands on the scale, which runs from 13 to 34; placed from script, as the page may hold no style attribute. */
function Needle({ bmi }: { bmi: number }) {
  const at = Math.min(100, Math.max(0, ((bmi - 13) / 21) * 100));
  return (
    <li
      className={styles.needle}
      aria-hidden="true"
      ref={(item) => item?.style.setProperty('--at', String(at))}
    />
  );
}

function rangeOf(
  { range, fields }: BmiContent,
  { centimetres, height }: Result,
  imperial: boolean,
): string {
  const [low, high] = normalWeights(centimetres);
  const unit = imperial ? fields.weight.pounds : fields.weight.kilograms;
  const shown = (kilograms: number) => (imperial ? toPounds(kilograms) : kilograms).toFixed(1);
  return fill(range, { height, low: shown(low), high: `${shown(high)} ${unit}` });
}
