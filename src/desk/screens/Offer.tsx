import type { Plans } from '../../content/plans.ts';
import { usualPriceOn } from '../../content/prices.ts';
import { uncapitalise } from '../../content/text/format.ts';
import { addDays } from '../../content/dates.ts';
import type { DateRange } from '../../timetable/recurrence.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { firstMissing, OneSentence } from '../form/ActionRow.tsx';
import { PlainInput, PlainSelect } from '../form/plain-controls.tsx';
import { PlainPrice } from '../form/price-time-and-date-controls.tsx';
import { useActionForm } from '../form/use-action-form.ts';
import { useDeskState } from '../draft/use-desk.ts';
import { daysInWords, fromDay, longDateInWords, priceInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { ActionForm, type FormAction } from './ActionForm.tsx';
import { FirstAndLastDay, missingDay, wrongDays } from './FirstAndLastDay.tsx';

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

const offerPrice = 'Price during the offer';
const hint = 'For some days. The usual price returns by itself after the last day.';

interface Fields {
  id: string;
  /** A text while it is no number. */
  price: number | string;
  days: DateRange;
  note: string;
}

/** A lower price of one plan for some days, from today unless somebody says otherwise, in one action. */
export function Offer({
  plan: asked = '',
  price: typed = '',
}: {
  plan: string | undefined;
  price: string | undefined;
}) {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const { plans = [] } = (state.values[file] ?? {}) as Partial<Plans>;
  const blank: Fields = {
    id: asked,
    price: Number(typed) || '',
    days: { from: today, until: '' },
    note: '',
  };
  const form = useActionForm('offer', blank, `${asked} ${typed}`.trim());
  const { id, price, days, note } = form.fields;
  const { from, until } = days;
  const index = plans.findIndex((plan) => plan.id === id);
  const plan = plans[index];
  const name = plan?.name ?? '';
  const usual = plan && usualPriceOn(plan, from);
  const amount = typeof price === 'number' ? price : 0;
  const lack = firstMissing(
    index < 0 && words.plan,
    index >= 0 && typeof usual !== 'number' && 'Usual price',
    amount === 0 && offerPrice,
    missingDay(days),
  );
  const wrong =
    typeof usual === 'number' && amount >= usual
      ? `An offer is less than the usual price, ${priceInWords(usual)}.`
      : wrongDays(days, today);
  const isWhole = (lack ?? wrong) === undefined;
  const offer = { price: amount, from, until, note: note.trim() };
  const says = isWhole ? offerInWords(name, offer, today) : '';
  const action = (): FormAction => {
    const { note: forWhom, ...value } = offer;
    const path = ['plans', index, 'offer'];
    const note = forWhom !== '' && { note: forWhom };
    return {
      edits: [{ file, kind: 'set', path, value: { ...value, ...note } }],
      says,
      place: { file, path: [...path, 'price'] },
    };
  };
  return (
    <ActionForm
      form={form}
      title={words.tasks.offer}
      hint={hint}
      kind="go"
      label={words.tasks.offer}
      lacks={wrong ?? lack}
      action={action}
    >
      <PlainSelect
        label={words.plan}
        options={plans.map((plan) => [String(plan.id), String(plan.name)])}
        {...form.of('id')}
      />
      <PlainPrice label={offerPrice} {...form.of('price')} />
      <FirstAndLastDay today={today} {...form.of('days')} />
      <PlainInput
        label="For whom (optional)"
        hint="Such as “New members”. Visitors read it beside the price."
        maxLength={longestNote}
        {...form.of('note')}
      />
      {plan && isWhole && (
        <>
          <PricesByDay plan={plan} days={days} price={amount} />
          <OneSentence>{says}</OneSentence>
        </>
      )}
    </ActionForm>
  );
}

const PricesByDay = ({
  plan,
  days,
  price,
}: {
  plan: Plans['plans'][number];
  days: DateRange;
  price: number;
}) => {
  const after = addDays(days.until, 1);
  return (
    <Timeline
      parts={[
        { when: daysInWords(days), what: priceInWords(price), isNew: true },
        { when: fromDay(after), what: priceInWords(usualPriceOn(plan, after)) },
      ]}
    />
  );
};

/** "Beginners costs ₹600 until Tuesday 15 December, for new members" */
function offerInWords(
  plan: string,
  { price, from, until, note }: DateRange & { price: number; note: string },
  today: string,
) {
  const last = longDateInWords(until);
  const days = from === today ? `until ${last}` : `from ${longDateInWords(from)} to ${last}`;
  const whom = note === '' ? '' : `, for ${uncapitalise(note)}`;
  return `${plan} costs ${priceInWords(price)} ${days}${whom}`;
}
