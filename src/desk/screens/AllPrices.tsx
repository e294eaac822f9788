import type { Plans } from '../../content/plans.ts';
import { usualPriceOn } from '../../content/prices.ts';
import { addDays } from '../../content/dates.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { useDeskState } from '../draft/use-desk.ts';
import { firstMissing, OneSentence } from '../form/ActionRow.tsx';
import { Check, PlainDay, PlainInput } from '../form/plain-controls.tsx';
import { useActionForm } from '../form/use-action-form.ts';
import { dateInWords, priceInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { ActionForm } from './ActionForm.tsx';
import { wrongDays } from './FirstAndLastDay.tsx';
import { Timeline } from './Offer.tsx';
import { allPricesFromDay, raisedPrices } from './postponed-change.ts';

const blank = { amount: '', from: '', isAnnounced: false };
const byHowMuch = 'How much more each plan costs';

/** All plans cost more or less from a day on, by the same amount, in one action. */
export function AllPrices() {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const form = useActionForm('all-prices', blank);
  const { amount, from, isAnnounced } = form.fields;
  const { plans = [] } = (state.values['plans.yaml'] ?? {}) as Partial<Plans>;
  const more = /^-?\d+(?:\.\d+)?$/.test(amount.trim()) ? Number(amount) : 0;
  const isAsked = more !== 0 && from !== '';
  const raised = isAsked ? raisedPrices(plans, more, from) : [];
  const lacks =
    wrongDays({ from, until: '' }, addDays(today, 1)) ??
    firstMissing(more === 0 && byHowMuch, from === '' && words.firstDay) ??
    (raised.some(({ price }) => price <= 0) ? 'A price is more than zero.' : undefined);
  const says = `All plans cost ${priceInWords(Math.abs(more))} ${more < 0 ? 'less' : 'more'} from ${dateInWords(from)} on`;
  return (
    <ActionForm
      form={form}
      label="Change all prices"
      lacks={lacks}
      action={() => {
        const edits = allPricesFromDay(plans, raised, from, isAnnounced);
        return { edits, says, place: edits[0]! };
      }}
    >
      <PlainInput
        label={byHowMuch}
        hint="Such as 50; or -50 if each costs less."
        inputMode="text"
        autoComplete="off"
        {...form.of('amount')}
      />
      <PlainDay label={words.firstDay} first={addDays(today, 1)} {...form.of('from')} />
      <Check
        label={words.announceNow}
        isChecked={isAnnounced}
        onChange={form.of('isAnnounced').onChange}
      />
      {lacks === undefined && (
        <>
          <Timeline
            parts={raised.map(({ index, price }) => ({
              when: plans[index]!.name,
              what: `${priceInWords(usualPriceOn(plans[index]!, from))} → ${priceInWords(price)}`,
              isNew: true,
            }))}
          />
          <OneSentence>{says}</OneSentence>
        </>
      )}
    </ActionForm>
  );
}
