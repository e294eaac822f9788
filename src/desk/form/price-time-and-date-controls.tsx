/* The controls of prices, numbers, times and dates. */

import { groupOf, listAt, textAt, valueAt } from '../../content/path.ts';
import { useId, useState } from 'react';
import type { ValueField } from '../../content/field.ts';
import { byHours, countedTime, midnight, typedTime } from '../../content/text/format.ts';
import { numbersTyped, typedNumber } from '../../content/text/typed-number.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { useDeskState } from '../draft/use-desk.ts';
import { gymPlace } from '../words/gym-place.ts';
import { priceInWords, timeInWords } from '../words/in-words.ts';
import { Select } from './choices.tsx';
import type { FieldControl } from './field-control.ts';
import { LabelledField } from './LabelledField.tsx';
import { DateInput } from './plain-controls.tsx';
import { Button } from './Button.tsx';

const whichNumber = 'Which number do you mean?';

/**
 * An input for a price or another number in the notation of the place. Other input is kept as typed, and the check
 * reports it; what may mean two numbers is asked once the field is left.
 */
export function PriceControl({
  field,
  id,
  describedBy,
  isWrong = false,
  value,
  change,
}: Pick<FieldControl, 'field' | 'id' | 'value'> &
  Partial<Pick<FieldControl, 'describedBy' | 'isWrong'>> & {
    change: (next: number | string | undefined) => void;
  }) {
  // While somebody types, the input shows what was typed: "199,0" must not become "199".
  const [typing, setTyping] = useState<string>();
  const isTyped = typing !== undefined && numberTyped(typing, field) === value;
  const meant = typeof value === 'string' && !isTyped ? numbersMeant(value, field) : [];
  const isPrice = field.kind === 'price';
  const input = (
    <input
      id={id}
      className="input"
      type="text"
      inputMode={decimalsOf(field) > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      // Lets fields.scss find an empty input by :placeholder-shown.
      placeholder=" "
      value={isTyped ? typing : inNotation(value)}
      onBlur={() => setTyping(undefined)}
      onChange={({ target }) => {
        setTyping(target.value);
        const isLeftOut = target.value.trim() === '' && field.optional === true;
        change(isLeftOut ? undefined : numberTyped(target.value, field));
      }}
    />
  );
  return (
    <>
      <span className={isPrice ? 'money' : 'money bare'}>
        {isPrice && <i aria-hidden="true">{gymPlace().currencySign}</i>}
        {input}
      </span>
      {meant.length > 1 && (
        <span className="row" role="group" aria-label={whichNumber}>
          {whichNumber}
          {meant.map((number) => (
            <Button
              key={number}
              label={isPrice ? priceInWords(number) : inNotation(number)}
              onPress={() => change(number)}
            />
          ))}
        </span>
      )}
    </>
  );
}

/** A control for a price that is not bound to a content field: the screen decides what it does. */
export function PlainPrice({
  label,
  value,
  onChange,
}: {
  label: string;
  /** The price; a text while it is no number. */
  value: number | string;
  onChange: (value: number | string) => void;
}) {
  const id = useId();
  return (
    <LabelledField id={id} label={label}>
      <PriceControl
        field={{ kind: 'price', label }}
        id={id}
        value={value}
        change={(next = '') => onChange(next)}
      />
    </LabelledField>
  );
}

/** A number in the notation of the place; a text as it is. */
function inNotation(value: unknown): string {
  if (typeof value === 'number') return typedNumber(value, gymPlace().locale);
  return typeof value === 'string' ? value : '';
}

const mostDecimals = 2;

/** How many decimals a number may have. The check reports decimals in a whole number. */
const decimalsOf = ({ kind }: ValueField) =>
  kind === 'price' ? gymPlace().decimals : mostDecimals;

/** The numbers that a typed text may mean within the limits of its field. */
const numbersMeant = (typed: string, field: ValueField) =>
  numbersTyped(typed, decimalsOf(field), gymPlace().locale).filter(
    (number) => number >= (field.least ?? 0) && number <= (field.most ?? Infinity),
  );

/** The typed number; the text itself if it means no number or several. */
function numberTyped(typed: string, field: ValueField): number | string {
  const all = numbersTyped(typed, decimalsOf(field), gymPlace().locale);
  const [only, ...others] = all.length > 1 ? numbersMeant(typed, field) : all;
  return only === undefined || others.length > 0 ? typed.trim() : only;
}

/** A select for a time. A time that is not a quarter of an hour comes first. */
export function TimeControl(props: FieldControl) {
  const { field, value } = props;
  const opening = openingOf(useDeskState());
  // What ends before the opening ends on the next day, and those times have names of their own.
  const usual =
    field.nextDay === true
      ? ends.filter((time) => countedTime(time) >= opening)
      : fromOpening(quarters, opening);
  const times =
    typeof value !== 'string' || value === '' || usual.includes(value) ? usual : [value, ...usual];
  return <Select {...props} options={times.map(labelled)} />;
}

export function DateControl({ field, id, describedBy, isWrong, value, change }: FieldControl) {
  return (
    <DateInput
      id={id}
      describedBy={describedBy}
      aria-invalid={isWrong || undefined}
      value={typeof value === 'string' ? value : ''}
      onChange={(next) => {
        if (next !== '') change(next);
        else if (field.optional === true) change(undefined);
      }}
    />
  );
}

/** Every quarter of an hour of a day: '00:00' … '23:45'. */
const quarters = Array.from(
  { length: 96 },
  (_, index) =>
    `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
);

/** The possible ends of something, as content files write them: '00:15' … '06:00 next day'. */
export const ends = [
  ...quarters.slice(1),
  midnight,
  ...quarters.slice(1, 25).map((one) => typedTime(byHours(one, 24))),
];

const labelled = (time: string) => [time, timeInWords(time)] as const;

/** The options of a select for a time: each quarter of an hour with its label, from when the gym opens. */
export const timesOfDay = (state: Pick<DeskState, 'values'>) =>
  fromOpening(quarters, openingOf(state)).map(labelled);

/** Times from the opening on; earlier ones are at the end. */
const fromOpening = (times: readonly string[], opening: string) => [
  ...times.filter((time) => countedTime(time) >= opening),
  ...times.filter((time) => countedTime(time) < opening),
];

/** The earliest opening time of the regular week. */
function openingOf({ values }: Pick<DeskState, 'values'>): string {
  const opens = Object.values(groupOf(valueAt(values['hours.yaml'], ['week'])))
    .flatMap((spans) => listAt(spans, []))
    .map((span) => textAt(span, 'opens'));
  return opens.filter(Boolean).sort()[0] ?? quarters[0]!;
}

/** The times at which something that begins at a time can end, each with its label. */
export const timesAfter = (time: string) =>
  ends.filter((one) => countedTime(one) > time).map(labelled);
