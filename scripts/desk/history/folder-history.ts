import { DeskRefused } from '../desk-refused.ts';
import { Journal } from '../journal.ts';
import { words } from '../../../src/desk/words.ts';
import type { ChangeToKeep, History } from './history.ts';

/** The saves of a folder that no repository keeps, in a file of the desk's own. */
export function folderHistory(file: string): History {
  const journal = new Journal<ChangeToKeep>(file);
  const all = () => journal.read().map((change, index) => ({ ...change, id: String(index) }));
  return {
    add: (change) => {
      journal.add(change);
      return Promise.resolve();
    },
    list: (most) =>
      Promise.resolve(
        all()
          .reverse()
          .slice(0, most)
          .map(({ id, at, by, words: told }) => ({ id, at, by, words: told })),
      ),
    textsOf: (id) => {
      const found = all().find((change) => change.id === id);
      return found
        ? Promise.resolve(found.texts)
        : Promise.reject(new DeskRefused(words.noSuchSave));
    },
  };
}
