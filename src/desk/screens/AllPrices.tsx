import type { Plans } from '../../content/plans.ts';
import { usualPriceOn } from '../../content/prices.ts';
import { addDays } from '../../content/dates.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { useDeskState } from '../draft/use-desk.ts';
import { firstMissing, OneSentence } from '../form/ActionRow.tsx';
import { Check, PlainChoice, PlainDay } from '../form/plain-controls.tsx';
import { PlainPrice } from '../form/price-time-and-date-controls.tsx';
import { useActionForm } from '../form/use-action-form.ts';
import { dateInWords, priceInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { ActionForm } from './ActionForm.tsx';
import { wrongDays } from './FirstAndLastDay.tsx';
import { Timeline } from './Offer.tsx';
import { allPricesFromDay, raisedPrices } from './postponed-change.ts';

const blank = { isLess: false, amount: '' as number | string, from: '', isAnnounced: false };
const byHowMuch = 'By how much';

/** All plans cost more or less from a day on, by the same amount, in one action. */
export function AllPrices() {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const form = useActionForm('all-prices', blank);
  const { isLess, amount, from, isAnnounced } = form.fields;
  const { plans = [] } = (state.values['plans.yaml'] ?? {}) as Partial<Plans>;
  const difference = typeof amount === 'number' ? amount : 0;
  const isAsked = difference !== 0 && from !== '';
  const raised = isAsked ? raisedPrices(plans, isLess ? -difference : difference, from) : [];
  const lacks =
    wrongDays({ from, until: '' }, addDays(today, 1)) ??
    firstMissing(difference === 0 && byHowMuch, from === '' && words.firstDay) ??
    (raised.some(({ price }) => price <= 0) ? 'A price must be more than zero.' : undefined);
  const says = `All plans cost ${priceInWords(difference)} ${isLess ? 'less' : 'more'} from ${dateInWords(from)} on`;
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
      <PlainChoice
        legend="Each plan then costs"
        name="more-or-less"
        isAcross
        value={isLess}
        options={[
          [false, 'More'],
          [true, 'Less'],
        ]}
        onChange={form.of('isLess').onChange}
      />
      <PlainPrice label={byHowMuch} {...form.of('amount')} />
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
