import type { Shown } from '../../editor/shown.ts';
import { findIn } from '../find-in.ts';
import { valueAt } from '../../editor/place-in-words.ts';
import { words } from '../words.ts';
import type { Consequence } from './consequence.ts';

const file = 'trainers.yaml';

interface Coach {
  id: string;
  name: string;
}

/** Texts that still name a coach who has left or has another name now. */
export function namesOfCoaches(shown: Shown): Consequence[] {
  const coaches = (values: Shown['values']) =>
    (values[file] as { trainers?: readonly Coach[] } | null | undefined)?.trainers ?? [];
  const now = coaches(shown.values);
  return coaches(shown.saved).flatMap(({ id, name }) => {
    const next = now.find((one) => one.id === id)?.name ?? '';
    if (next === name) return [];
    const [first] = name.split(' ') as [string];
    // "Tenzin" stays right if only the surname changed.
    return textsNaming(shown, next.split(' ')[0] === first ? name : first);
  });
}

/** The texts that contain a name; each asks the person at the desk whether it is still true. */
export const textsNaming = (shown: Shown, name: string): Consequence[] =>
  findIn(shown, name)
    .filter(({ file: foundIn, path }) =>
      String(valueAt(shown.values[foundIn], path)).includes(name),
    )
    .map(({ file: foundIn, path, where, text }) => ({
      subject: 'coaches',
      key: `${foundIn} ${path.join('.')} ${text}`,
      fact: words.stillNames(where, name),
      rest: words.stillTrue,
      answers: [],
      place: { file: foundIn, path },
    }));
