import { useId, useRef, useState, type FormEvent } from 'react';
import type { BmiContent } from '../content/pages/bmi.ts';
import { fill } from '../text/fill.ts';
import {
  answerTo,
  bandOf,
  normalWeights,
  readInches,
  readNumber,
  toPounds,
  type TypedBody,
} from './bmi.ts';
import styles from './BmiCalculator.module.scss';
import { BmiFields } from './BmiFields.tsx';
import { Button } from './Button.tsx';
import { Disclosure } from './Disclosure.tsx';
import { FormAlert } from './FormAlert.tsx';
import typography from './typography.module.scss';
import { wholeWords } from './whole-words.tsx';

const nothing = { weight: '', height: '', feet: '', inches: '' };

/** Calculates the body mass index and its band. Nothing that is typed leaves the page. */
export function BmiCalculator(words: BmiContent) {
  const [typed, setTyped] = useState<TypedBody>({ imperial: false, ...nothing });
  /** The values when the button was pressed: the result stays while the visitor types on. */
  const [asked, setAsked] = useState<TypedBody>();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const alertId = `${id}alert`;
  const answer = asked && answerTo(asked);
  const faults = answer?.ok === false ? answer.faults : [];
  const meant = answer?.ok === false ? answer.meantCentimetres : undefined;
  const focus = (field: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();

  function startAgain(imperial: boolean) {
    setTyped({ imperial, ...nothing });
    setAsked(undefined);
  }

  function calculate(event: FormEvent) {
    event.preventDefault();
    setAsked(typed);
    const next = answerTo(typed);
    if (!next.ok) focus(next.faults[0]!);
  }

  function takeHeight(centimetres: number) {
    const right = { ...typed, height: String(centimetres) };
    setTyped(right);
    setAsked(right);
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  }

  return (
    <div className={styles.calculator}>
      <div>
        <h2 id="bmi-heading">{wholeWords(words.heading)}</h2>
        <p className={`${typography.lead} ${styles.intro}`}>{words.intro}</p>
        <p className={styles.withoutScript}>{words.withoutScript}</p>
        <form
          ref={form}
          className={styles.form}
          // Without scripts, "dialog" submits nothing, so the values never leave the page.
          method="dialog"
          onSubmit={calculate}
          noValidate
        >
          {faults.length > 0 && meant === undefined && (
            <FormAlert id={alertId} lines={[words.alert]} />
          )}
          {meant !== undefined && (
            <MeantHeight words={words} id={alertId} centimetres={meant} onTake={takeHeight} />
          )}
          <UnitSwitch units={words.units} imperial={typed.imperial} onChoose={startAgain} />
          <div className={typed.imperial ? styles.imperial : styles.fields}>
            <BmiFields
              words={words.fields}
              typed={typed}
              faults={faults}
              idPrefix={id}
              alertId={alertId}
              onType={(field, value) => setTyped((before) => ({ ...before, [field]: value }))}
            />
          </div>
          <div>
            <Button big>{words.button}</Button>
          </div>
        </form>
      </div>
      <Readout
        words={words}
        result={asked && answer?.ok ? { ...answer, asked } : undefined}
        onReset={() => {
          startAgain(typed.imperial);
          focus('weight');
        }}
      />
    </div>
  );
}

interface MeantHeightProps {
  words: Pick<BmiContent, 'meant' | 'fields'>;
  id: string;
  centimetres: number;
  onTake: (centimetres: number) => void;
}

/** Suggests a height in centimetres when it was typed in metres. */
function MeantHeight({ words: { meant, fields }, id, centimetres, onTake }: MeantHeightProps) {
  const height = `${centimetres} ${fields.height.centimetres}`;
  return (
    <FormAlert id={id} lines={[fill(meant.question, { height })]}>
      <Button type="button" line onClick={() => onTake(centimetres)}>
        {fill(meant.button, { height })}
      </Button>
    </FormAlert>
  );
}

interface UnitSwitchProps {
  units: BmiContent['units'];
  imperial: boolean;
  onChoose: (imperial: boolean) => void;
}

function UnitSwitch({ units, imperial, onChoose }: UnitSwitchProps) {
  return (
    <fieldset className={styles.units}>
      <legend className={typography.hidden}>{units.label}</legend>
      <div className={styles.switch}>
        {[false, true].map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name="units"
              checked={imperial === value}
              onChange={() => onChoose(value)}
            />
            {value ? units.imperial : units.metric}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Result {
  bmi: number;
  centimetres: number;
  asked: TypedBody;
}

interface ReadoutProps {
  words: BmiContent;
  result: Result | undefined;
  onReset: () => void;
}

function Readout({ words, result, onReset }: ReadoutProps) {
  const band = result && bandOf(result.bmi);
  const label = words.bands.find(({ id }) => id === band)?.label;
  const next = band && words.nextStep[band];
  return (
    <div className={styles.readout}>
      <div role="status">
        <p className={`${typography.figures} ${figureStyle(result)}`} aria-hidden="true">
          {result?.bmi.toFixed(1)}
        </p>
        <p className={`${typography.lead} ${styles.label}`} aria-hidden="true">
          {words.resultLabel}
        </p>
        <p className={styles.verdict} aria-hidden="true">
          {label ?? '–'}
        </p>
        {result && label !== undefined && (
          <p className={typography.hidden}>
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
          <p>{rangeOf(words, result)}</p>
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

function figureStyle(result: Result | undefined) {
  if (!result) return styles.ghost;
  return result.bmi < 100 ? '' : styles.long;
}

/** A mark on the scale from 13 to 34. A script positions it, since the CSP forbids style attributes. */
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

/** The normal weights at the height that was typed, in the same units. */
function rangeOf({ range, fields }: BmiContent, { centimetres, asked }: Result): string {
  const { imperial } = asked;
  const [low, high] = normalWeights(centimetres);
  const unit = imperial ? fields.weight.pounds : fields.weight.kilograms;
  const shown = (kilograms: number) => (imperial ? toPounds(kilograms) : kilograms).toFixed(1);
  const height = heightOf(fields, asked);
  return fill(range, { height, low: shown(low), high: `${shown(high)} ${unit}` });
}

/** The height as typed, with units added unless they were typed too. */
function heightOf({ height, heightInFeet }: BmiContent['fields'], asked: TypedBody): string {
  const typed = (asked.imperial ? asked.feet : asked.height).trim();
  if (readNumber(typed) === undefined) return typed;
  const { feetUnit, inchesUnit } = heightInFeet;
  return asked.imperial
    ? `${typed} ${feetUnit} ${readInches(asked.inches)} ${inchesUnit}`
    : `${typed} ${height.centimetres}`;
}
