import { words } from '../../../src/desk/words.ts';
import { DeskRefused } from '../desk-refused.ts';
import { git } from './git.ts';
import type { ChangedTexts, ChangeToKeep, History, SavedChange } from './history.ts';

const longestTitle = 72;
/** What no words hold: the end of a field and of an entry. */
const [field, entry] = ['\u001f', '\u001e'];

/** The saves of a content folder that lies in a repository: each is a commit of exactly its files. */
export const gitHistory = (folder: string): History => ({
  add: (change) => commit(folder, change),
  list: (most) => commits(folder, most),
  textsOf: (id) => textsAround(folder, id),
});

async function commit(folder: string, { by, words: told, texts, pictures }: ChangeToKeep) {
  const files = [...Object.keys(texts), ...pictures];
  // Files that git does not know yet cannot be named in a commit; one that was never known and is gone needs none.
  for (const file of files)
    if (texts[file]?.after !== null) await git(folder, ['add', '--intent-to-add', '--', file]);
  const known = await git(folder, ['ls-files', '-z', '--', ...files]);
  const listed = known.split('\0').filter(Boolean);
  if (listed.length === 0) return;
  await git(
    folder,
    [
      'commit',
      '--quiet',
      '--no-verify',
      '--message',
      titleOf(told),
      '--message',
      told.join('\n'),
      '--only',
      '--',
      ...listed,
    ],
    by === '' ? words.somebody : by,
  );
}

async function commits(folder: string, most: number): Promise<SavedChange[]> {
  const format = ['%H', '%aI', '%an', '%s', '%b'].join('%x1f');
  const log = await git(folder, [
    'log',
    `--max-count=${most}`,
    `--format=${format}%x1e`,
    '--',
    '.',
  ]);
  return log
    .split(entry)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one): SavedChange => {
      const [id, at, by, title, body = ''] = one.split(field) as [
        string,
        string,
        string,
        string,
        string?,
      ];
      const lines = body.split('\n').filter((line) => line.trim() !== '');
      return {
        id,
        at: new Date(at).toISOString(),
        by,
        words: lines.length > 0 ? lines : [title],
      };
    });
}

async function textsAround(folder: string, id: string): Promise<ChangedTexts> {
  if (!/^[\da-f]{40,64}$/.test(id)) throw new DeskRefused(words.noSuchSave);
  const names = await git(folder, [
    'diff-tree',
    '--root',
    '--no-commit-id',
    '--name-only',
    '--relative',
    '-r',
    '-z',
    id,
  ]);
  const files = names.split('\0').filter((name) => name.endsWith('.yaml'));
  const at = (commit: string, file: string) =>
    git(folder, ['show', `${commit}:./${file}`]).catch(() => null);
  const texts = files.map(
    async (file) =>
      [file, { before: await at(`${id}^`, file), after: await at(id, file) }] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

/** "Experts: price ₹1,150 → ₹1,250", or how many changes there are. */
function titleOf(told: readonly string[]): string {
  const [first = words.changesCount(0)] = told;
  const title = told.length > 1 ? `${words.changesCount(told.length)}: ${first}` : first;
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 2).trimEnd()} …`;
}
