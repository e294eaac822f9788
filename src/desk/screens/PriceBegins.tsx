import { dateInWords } from '../words/days-in-words.ts';
import { go } from '../frame/route.ts';
import { savedAt } from '../draft/saved-at.ts';
import { useShown, useStore } from '../frame/use-desk.ts';
import { formatPrice } from '../../content/text/format.ts';
import { words } from '../words.ts';
import { priceFromDay } from './postponed-change.ts';
import { Timeline } from './Timeline.tsx';
import { WhenItBegins } from './WhenItBegins.tsx';

const file = 'plans.yaml';

interface OtherPrice {
  price?: unknown;
  from?: unknown;
  until?: unknown;
}

/** Asks when a changed price begins; while the price is as saved, shows the prices of other days. */
export function PriceBegins({
  name,
  plan,
  path,
}: {
  name: string;
  plan: Record<string, unknown>;
  path: readonly (string | number)[];
}) {
  const shown = useShown();
  const { write } = useStore();
  const old = savedAt(shown, { file, path: [...path, 'price'] });
  const { price } = plan;
  if (typeof old === 'number' && typeof price === 'number' && price !== old) {
    const after = formatPrice(price);
    const begin = (from: string, isAnnounced: boolean) => {
      const says = words.priceBeginsThen(name, after, dateInWords(from), isAnnounced);
      write({ edits: priceFromDay(shown, { file, path }, old, from, isAnnounced), says }, says);
    };
    return (
      <WhenItBegins
        legend={words.priceBegins}
        before={formatPrice(old)}
        after={after}
        canAnnounce
        onFrom={begin}
        onDays={undefined}
        instead={
          <button
            className="btn text"
            type="button"
            onClick={() => {
              write({
                edits: [{ file, edit: { kind: 'set', path: [...path, 'price'], value: old } }],
              });
              go('offer', String(plan['id']), String(price));
            }}
          >
            {words.onlyForSomeDays}
          </button>
        }
      />
    );
  }
  const others = ((plan['otherPrices'] as OtherPrice[] | undefined) ?? []).flatMap(ribbonPart);
  if (others.length === 0 || typeof price !== 'number') return null;
  return (
    <section aria-label={words.nextPrices}>
      <Timeline parts={[{ when: words.otherDays, what: formatPrice(price) }, ...others]} />
    </section>
  );
}

/** Describes a price of other days; nothing while the price or its first day is missing. */
function ribbonPart({ price, from, until }: OtherPrice) {
  if (typeof price !== 'number' || typeof from !== 'string' || from === '') return [];
  const when =
    typeof until === 'string' && until !== ''
      ? words.daysInWords(dateInWords(from), dateInWords(until))
      : words.fromDay(dateInWords(from));
  return [{ when, what: formatPrice(price), isNew: true }];
}
