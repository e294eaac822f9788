import { useEffect, useState } from 'react';
import type { SavedChange } from '../../editor/history.ts';
import { useStore } from '../../editor/use-desk.ts';
import { groupByDay } from './group-by-day.ts';

/** Saves, or one line of a save, that are reverted together. */
export interface RevertTarget {
  ids: readonly string[];
  /** The index of one line of a save; all of it if undefined. */
  line?: number | undefined;
}

/** Only the newest saves are checked in advance; reverting an older one may fail when its button is pressed. */
const mostChecked = 20;

/** For the screen History: the reasons why saves cannot be reverted, requested one at a time once they are shown. */
export function useRevertObstacles(
  saves: readonly SavedChange[] | undefined,
): (target: RevertTarget) => string | undefined {
  const { load } = useStore();
  const [reasons, setReasons] = useState<ReadonlyMap<string, string | null>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const askAll = async () => {
      for (const { ids, line } of targetsOf(saves ?? [])) {
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
  return (target) => reasons.get(keyOf(target)) ?? undefined;
}

const keyOf = ({ ids, line }: RevertTarget) => [...ids, line].join(' ');

/** The lines, saves and days to check, of the newest saves only. */
function targetsOf(saves: readonly SavedChange[]): RevertTarget[] {
  const own = saves.filter(({ isTechnical }) => !isTechnical);
  const asked = own.slice(0, mostChecked);
  const ofSaves = asked.flatMap(({ id, words }) => [
    ...words.map((_, line) => ({ ids: [id], line })),
    ...(words.length > 1 ? [{ ids: [id] }] : []),
  ]);
  const days = groupByDay(own).filter(
    ([, ofDay]) => ofDay.length > 1 && asked.includes(ofDay.at(-1)!),
  );
  return [...ofSaves, ...days.map(([, ofDay]) => ({ ids: ofDay.map(({ id }) => id) }))];
}
