import { dateInWords } from '../../editor/days-in-words.ts';
import { savedAt } from '../../editor/saved-at.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { formatPrice } from '../../text/format.ts';
import { words } from '../words.ts';
import { type Days, priceOnDays } from './postponed-change.ts';
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
    const begin = (days: Days, what: string) =>
      write({ edits: priceOnDays(shown, { file, path }, old, days) }, what);
    const after = formatPrice(price);
    return (
      <WhenItBegins
        legend={words.priceBegins}
        before={formatPrice(old)}
        after={after}
        onFrom={(from) => begin({ from }, words.priceBeginsThen(name, after, dateInWords(from)))}
        onDays={(from, until) => {
          const days = words.daysInWords(dateInWords(from), dateInWords(until));
          begin({ from, until }, words.priceOnlyThen(name, after, days));
        }}
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
