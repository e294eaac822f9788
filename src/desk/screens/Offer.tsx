import { useState } from 'react';
import type { Plans } from '../../content/plans.ts';
import { usualPriceOn } from '../../content/prices.ts';
import { formatPrice } from '../../content/text/format.ts';
import { addDays } from '../../timetable/clock.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { ActRow, lackOf, OneSentence } from '../form/ActRow.tsx';
import { PlainInput, PlainSelect } from '../form/plain-controls.tsx';
import { Title } from '../frame/Title.tsx';
import { useShown, useStore } from '../frame/use-desk.ts';
import { dateInWords, longDateInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { type DaysChosen, FirstAndLastDay, lackOfDays, wrongDays } from './FirstAndLastDay.tsx';
import { goToPlace } from './subjects.ts';

/** A timeline of a price or a class: one bar for each period, with the value that visitors see. */
export const Timeline = ({
  parts,
}: {
  parts: readonly { when: string; what: string; isNew?: boolean }[];
}) => (
  <ul className="ribbon">
    {parts.map(({ when, what, isNew = false }) => (
      <li key={when} className={isNew ? 'new' : undefined}>
        <span>{when}</span>
        <b>{what}</b>
      </li>
    ))}
  </ul>
);

const file = 'plans.yaml';
/** In characters, as the schema has it. */
const longestNote = 40;

/** A lower price of one plan for some days, from today unless somebody says otherwise, in one act. */
export function Offer({
  plan: asked = '',
  price: typed = '',
}: {
  plan: string | undefined;
  price: string | undefined;
}) {
  const shown = useShown();
  const { write } = useStore();
  const { date: today } = usePlaceNow();
  const { plans = [] } = (shown.values[file] ?? {}) as Partial<Plans>;
  const [id, setId] = useState(asked);
  const [price, setPrice] = useState(typed);
  const [days, setDays] = useState({ from: today, until: '' });
  const { from, until } = days;
  const [note, setNote] = useState('');
  const index = plans.findIndex((plan) => plan.id === id);
  const plan = plans[index];
  const name = plan?.name ?? '';
  const usual = plan && usualPriceOn(plan, from);
  const amount = /^\d+(?:\.\d+)?$/.test(price.trim()) ? Number(price) : 0;
  const isLower = typeof usual === 'number' && amount > 0 && amount < usual;
  const lack = lackOf(index < 0 && words.plan, amount === 0 && words.offerPrice, lackOfDays(days));
  const wrong = wrongDays(days, today);
  const isWhole = (lack ?? wrong) === undefined && isLower;
  const offer = { price: amount, from, until, note: note.trim() };
  const says = isWhole ? offerInWords(name, offer, today) : '';
  const act = () => {
    const { note: forWhom, ...value } = offer;
    const path = ['plans', index, 'offer'];
    const note = forWhom !== '' && { note: forWhom };
    write({ edits: [{ file, kind: 'set', path, value: { ...value, ...note } }], says }, says);
    goToPlace({ file, path: [...path, 'price'] });
  };
  return (
    <>
      <Title hint={words.offerHint}>{words.tasks.offer}</Title>
      <div className="stack">
        <PlainSelect
          id="offer-plan"
          label={words.plan}
          value={id}
          options={plans.map((plan) => [String(plan.id), String(plan.name)])}
          onChange={setId}
        />
        <PlainInput
          label={words.offerPrice}
          inputMode="decimal"
          autoComplete="off"
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <FirstAndLastDay id="offer" today={today} days={days} onChange={setDays} />
        <PlainInput
          label={words.forWhom}
          hint={words.forWhomHint}
          maxLength={longestNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {amount > 0 && typeof usual === 'number' && !isLower && (
          <p className="problem">{words.offerIsNotLower(formatPrice(usual))}</p>
        )}
        {plan && isWhole && (
          <>
            <Timeline
              parts={[
                { when: spanInWords(days), what: formatPrice(amount), isNew: true },
                usualFrom(plan, addDays(until, 1)),
              ]}
            />
            <OneSentence>{says}</OneSentence>
          </>
        )}
        <ActRow
          kind="go"
          label={words.tasks.offer}
          missing={wrong ?? lack}
          onPress={() => isWhole && act()}
        />
      </div>
    </>
  );
}

const usualFrom = (plan: Plans['plans'][number], day: string) => ({
  when: words.fromDay(dateInWords(day)),
  what: formatPrice(usualPriceOn(plan, day)),
});

const spanInWords = ({ from, until }: DaysChosen) =>
  words.daysInWords(dateInWords(from), from === until ? undefined : dateInWords(until));

/** "Beginners costs ₹600 until Tuesday 15 December, for new members" */
const offerInWords = (
  plan: string,
  { price, from, until, note }: DaysChosen & { price: number; note: string },
  today: string,
) =>
  words.offerOf(
    plan,
    formatPrice(price),
    from === today ? '' : longDateInWords(from),
    longDateInWords(until),
    note,
  );
