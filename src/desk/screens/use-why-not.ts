import { useEffect, useState } from 'react';
import type { SavedChange } from '../../editor/history.ts';
import { useStore } from '../../editor/use-desk.ts';
import { byDay } from './by-day.ts';

/** Saves, or one line of a save, that are reverted together. */
export interface Offer {
  ids: readonly string[];
  line?: number | undefined;
}

/** Only the first offers are checked in advance; the others are refused when pressed, if need be. */
const mostAsked = 20;

/** The reasons why saves cannot be reverted, requested one at a time once they are shown. */
export function useWhyNot(
  saves: readonly SavedChange[] | undefined,
): (offer: Offer) => string | undefined {
  const { load } = useStore();
  const [reasons, setReasons] = useState<ReadonlyMap<string, string | null>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const askAll = async () => {
      for (const { ids, line } of offersOf(saves ?? [])) {
        const why = await load((desk) => desk.whyNotBack(ids, line));
        if (!isCurrent || why === undefined) return;
        setReasons((known) => new Map(known).set(keyOf({ ids, line }), why));
      }
    };
    void askAll();
    return () => {
      isCurrent = false;
    };
  }, [load, saves]);
  return (offer) => reasons.get(keyOf(offer)) ?? undefined;
}

const keyOf = ({ ids, line }: Offer) => [...ids, line].join(' ');

/** All offers: lines, saves and days. */
function offersOf(saves: readonly SavedChange[]): Offer[] {
  const own = saves.filter(({ isTechnical }) => !isTechnical);
  const asked = own.slice(0, mostAsked);
  const ofSaves = asked.flatMap(({ id, words }) => [
    ...words.map((_, line) => ({ ids: [id], line })),
    ...(words.length > 1 ? [{ ids: [id] }] : []),
  ]);
  const days = byDay(own).filter(([, ofDay]) => ofDay.length > 1 && asked.includes(ofDay.at(-1)!));
  return [...ofSaves, ...days.map(([, ofDay]) => ({ ids: ofDay.map(({ id }) => id) }))];
}
