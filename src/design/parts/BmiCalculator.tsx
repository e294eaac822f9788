import typography from './typography.module.scss';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { BmiContent } from '../../content/pages/bmi.ts';
import { fill } from '../../content/text/fill.ts';
import {
  type BmiField,
  type BmiInput,
  type HeightSuggestion,
  bandOf,
  calculateBmi,
  normalWeights,
  readInches,
  readNumber,
  toPounds,
  withHeight,
} from './bmi.ts';
import { Button } from './Button.tsx';
import { Disclosure } from './Disclosure.tsx';
import { FormAlert } from './FormParts.tsx';
import { keepWordsWhole } from './keep-words-whole.tsx';
import styles from './BmiCalculator.module.scss';

const emptyFields = { weight: '', height: '', feet: '', inches: '' };

/** The island that calculates the body mass index and its band (bmi.ts). Nothing that is typed leaves the page. */
export function BmiCalculator(words: BmiContent) {
  const [typed, setTyped] = useState<BmiInput>({ imperial: false, ...emptyFields });
  /** The values at the last press of the button, so that the result stays while the visitor types on. */
  const [submitted, setSubmitted] = useState<BmiInput>();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const alertId = `${id}alert`;
  const answer = submitted && calculateBmi(submitted);
  const invalid = answer?.ok === false ? answer.invalid : [];
  const suggested = answer?.ok === false ? answer.suggestion : undefined;
  const focus = (field: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();

  function startAgain(imperial: boolean) {
    setTyped({ imperial, ...emptyFields });
    setSubmitted(undefined);
  }

  function calculate(event: FormEvent) {
    event.preventDefault();
    setSubmitted(typed);
    const next = calculateBmi(typed);
    if (!next.ok) focus(next.invalid[0]!);
  }

  function acceptHeight(height: HeightSuggestion) {
    const corrected = withHeight(typed, height);
    setTyped(corrected);
    setSubmitted(corrected);
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  }

  return (
    <div className={styles.calculator}>
      <div>
        <h2 id="bmi-heading">{keepWordsWhole(words.heading)}</h2>
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
          {invalid.length > 0 && suggested === undefined && (
            <FormAlert id={alertId} lines={[words.alert]} />
          )}
          {suggested !== undefined && (
            <HeightQuestion
              words={words}
              id={alertId}
              suggested={suggested}
              onAccept={acceptHeight}
            />
          )}
          <UnitSwitch units={words.units} imperial={typed.imperial} onChoose={startAgain} />
          <div className={typed.imperial ? styles.imperial : styles.fields}>
            <BmiFields
              words={words.fields}
              typed={typed}
              invalid={invalid}
              idPrefix={id}
              alertId={alertId}
              onType={(field, value) => setTyped((before) => ({ ...before, [field]: value }))}
            />
          </div>
          <div>
            <Button large>{words.button}</Button>
          </div>
        </form>
      </div>
      <Readout
        words={words}
        result={submitted && answer?.ok ? { ...answer, submitted } : undefined}
        onReset={() => {
          startAgain(typed.imperial);
          focus('weight');
        }}
      />
    </div>
  );
}

interface HeightQuestionProps {
  words: Pick<BmiContent, 'meant' | 'fields'>;
  id: string;
  suggested: HeightSuggestion;
  onAccept: (height: HeightSuggestion) => void;
}

/** Asks whether the visitor meant another height, which is likelier than the height that was typed. */
function HeightQuestion({
  words: { meant, fields },
  id,
  suggested,
  onAccept,
}: HeightQuestionProps) {
  const { feetUnit, inchesUnit } = fields.heightInFeet;
  const height =
    'feet' in suggested
      ? `${suggested.feet} ${feetUnit} ${suggested.inches} ${inchesUnit}`
      : `${suggested.centimetres} ${fields.height.centimetres}`;
  return (
    <FormAlert id={id} lines={[fill(meant.question, { height })]}>
      <Button type="button" outlined onClick={() => onAccept(suggested)}>
        {fill(meant.button, { height })}
      </Button>
    </FormAlert>
  );
}

function UnitSwitch({
  units,
  imperial,
  onChoose,
}: Pick<BmiContent, 'units'> & { imperial: boolean; onChoose: (imperial: boolean) => void }) {
  return (
    <fieldset>
      <legend className={typography.visuallyHidden}>{units.label}</legend>
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
  submitted: BmiInput;
}

interface ReadoutProps {
  words: BmiContent;
  result: Result | undefined;
  onReset: () => void;
}

function Readout({ words, result, onReset }: ReadoutProps) {
  const band = result && bandOf(result.bmi, words);
  const label = words.bands.find(({ id }) => id === band)?.label;
  const next = band && words.nextStep[band];
  return (
    <div className={styles.readout}>
      <div role="status">
        <p className={`${typography.figures} ${figureClass(result)}`} aria-hidden="true">
          {result?.bmi.toFixed(1)}
        </p>
        <p className={`${typography.lead} ${styles.label}`} aria-hidden="true">
          {words.resultLabel}
        </p>
        <p className={styles.verdict} aria-hidden="true">
          {label ?? '–'}
        </p>
        {result && label !== undefined && (
          <p className={typography.visuallyHidden}>
            {fill(words.announcement, { bmi: result.bmi.toFixed(1), band: label })}
          </p>
        )}
      </div>
      <ol className={styles.scale} aria-label={words.scaleLabel}>
        {words.bands.map(({ id, label: name, limits }) => (
          <li key={id} className={id === band ? styles.current : undefined}>
            {name}
            <small>{limits}</small>
          </li>
        ))}
        {result && <Needle bmi={result.bmi} />}
      </ol>
      {result && next && (
        <div className={styles.after}>
          <p>{normalRange(words, result)}</p>
          <p>
            <span>{next.text}</span> <a href={`/contact?class=${next.class}`}>{next.link}</a>
          </p>
          <Button type="button" outlined onClick={onReset}>
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

function figureClass(result: Result | undefined) {
  if (!result) return styles.placeholder;
  return result.bmi < 100 ? '' : styles.long;
}

/** The mark on the scale from 13 to 34. A script positions it, because the security policy forbids style attributes. */
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

/** Returns the sentence with the normal weights at the typed height, in the units that were typed. */
function normalRange(words: BmiContent, { centimetres, submitted }: Result): string {
  const { range, fields } = words;
  const { imperial } = submitted;
  const [low, high] = normalWeights(centimetres, words);
  const unit = imperial ? fields.weight.pounds : fields.weight.kilograms;
  const shown = (kilograms: number) => (imperial ? toPounds(kilograms) : kilograms).toFixed(1);
  const height = heightOf(fields, submitted);
  return fill(range, { height, low: shown(low), high: `${shown(high)} ${unit}` });
}

/** Returns the height as typed, with its units unless they were typed too. */
function heightOf({ height, heightInFeet }: BmiContent['fields'], submitted: BmiInput): string {
  const typed = (submitted.imperial ? submitted.feet : submitted.height).trim();
  if (readNumber(typed) === undefined) return typed;
  const { feetUnit, inchesUnit } = heightInFeet;
  return submitted.imperial
    ? `${typed} ${feetUnit} ${readInches(submitted.inches)} ${inchesUnit}`
    : `${typed} ${height.centimetres}`;
}

interface FieldsProps {
  words: BmiContent['fields'];
  typed: BmiInput;
  invalid: readonly BmiField[];
  /** The id of each field is this prefix and its name. */
  idPrefix: string;
  alertId: string;
  onType: (field: BmiField, value: string) => void;
}

function BmiFields({ words, typed, invalid, idPrefix, alertId, onType }: FieldsProps) {
  const { weight, height, heightInFeet } = words;
  const field = (name: BmiField, label: string, unit: string) => {
    const id = idPrefix + name;
    const isInvalid = invalid.includes(name);
    return (
      <div key={name} className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <div className={styles.control}>
          <input
            className={styles.input}
            id={id}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? alertId : `${id}unit`}
            onChange={(event) => onType(name, event.target.value)}
          />
          <span className={styles.unit} id={`${id}unit`}>
            {unit}
          </span>
        </div>
      </div>
    );
  };
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
