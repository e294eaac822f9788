/* The controls of prices, numbers, times and dates. */

import { useState } from 'react';
import { byHours, countedTime, midnight, typedTime } from '../../content/text/format.ts';
import { gymPlace } from '../words/gym-place.ts';
import { dateInWords, dayOf, timeInWords } from '../words/in-words.ts';
import { Select } from './choices.tsx';
import type { FieldControl } from './field-control.ts';
import { DateInput } from './plain-controls.tsx';

/** An input for a price or another number. Other input is kept as typed, and the check reports it. */
export function PriceControl({ field, id, describedBy, isWrong, value, change }: FieldControl) {
  // A number that must be whole is told so by the check.
  const decimals = field.kind === 'price' ? gymPlace().decimals : mostDecimals;
  // While an amount is typed, it is shown as typed: "199,0" is 199 already, and "199,00" in the end.
  const [typing, setTyping] = useState<string>();
  const isTyped =
    typing !== undefined && (numberIn(typing.trim(), decimals) ?? typing.trim()) === value;
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const input = (
    <input
      id={id}
      className="input"
      type="text"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      // Lets fields.scss find an empty input by :placeholder-shown.
      placeholder=" "
      value={isTyped ? typing : given}
      onBlur={() => setTyping(undefined)}
      onChange={({ target }) => {
        setTyping(target.value);
        const typed = target.value.trim();
        if (typed === '' && field.optional === true) change(undefined);
        else change(numberIn(typed, decimals) ?? typed);
      }}
    />
  );
  return (
    <span className={field.kind === 'price' ? 'money' : 'money bare'}>
      {field.kind === 'price' && <i aria-hidden="true">{gymPlace().currencySign}</i>}
      {input}
    </span>
  );
}

const mostDecimals = 2;

/** "1150" → 1150, and with as many decimals as there may be "29,90" → 29.9; undefined for anything else. */
export function numberIn(typed: string, decimals: number): number | undefined {
  if (/^[1-9]\d{0,14}$|^0$/.test(typed)) return Number(typed);
  const [, units, rest = ''] = /^(\d{1,12})[.,](\d{1,3})$/.exec(typed) ?? [];
  return units !== undefined && rest.length <= decimals ? Number(`${units}.${rest}`) : undefined;
}

/** A select for a time; one that is no quarter of an hour stands in its place among these. */
export function TimeControl(props: FieldControl) {
  const { field, value } = props;
  const usual = field.nextDay === true ? ends : quarters;
  const times =
    typeof value !== 'string' || value === '' || usual.includes(value)
      ? usual
      : [...usual, value].sort((one, other) => (countedTime(one) < countedTime(other) ? -1 : 1));
  return <Select {...props} options={times.map(labelled)} />;
}

/** A date input with the date in words beside it, because 12/01 can be read in two ways. */
export function DateControl({ field, id, describedBy, isWrong, value, change }: FieldControl) {
  const date = typeof value === 'string' ? value : '';
  return (
    <span className="row">
      <DateInput
        id={id}
        aria-describedby={[describedBy, `${id}-words`].filter(Boolean).join(' ')}
        aria-invalid={isWrong || undefined}
        value={dayOf(date) ? date : ''}
        onChange={(next) => {
          if (next !== '') change(next);
          else if (field.optional === true) change(undefined);
        }}
      />
      <span id={`${id}-words`}>{date === '' ? '' : dateInWords(date)}</span>
    </span>
  );
}

/** Every quarter of an hour of a day: '00:00' … '23:45'. */
export const quarters = Array.from(
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

/** The options of a select for a time: each quarter of an hour with its label. */
export const timesOfDay = quarters.map(labelled);

/** The times at which something that begins at a time can end, each with its label. */
export const timesAfter = (time: string) =>
  ends.filter((one) => countedTime(one) > time).map(labelled);
