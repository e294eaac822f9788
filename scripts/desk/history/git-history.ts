import { git } from './git.ts';
import { commitSave, deskEmail } from './commit-save.ts';
import { changesIn, wordsOf } from '../../../src/host/change-message.ts';
import type { ChangedTexts, History, SavedChange } from '../../../src/host/history.ts';

/** Stores the saves as commits of the repository that contains the content folder. */
export const gitHistory = (content: string): History => ({
  add: (save) => commitSave(content, save),

  async list(most) {
    const all = await commits(content, most);
    const listed = new Set(all.map(({ id }) => id));
    // Saves of desks may be older than many other commits.
    const own = await commits(content, most, '--fixed-strings', `--author=<${deskEmail}>`);
    return [...all, ...own.filter(({ id }) => !listed.has(id))];
  },

  async textsOf(id) {
    if (!/^[0-9a-f]{40,64}$/.test(id)) return undefined;
    const texts: Record<string, ChangedTexts[string]> = {};
    for (const { name, before, after } of await changedFiles(content, id)) {
      const both = { before: await textOf(content, before), after: await textOf(content, after) };
      if (both.before !== undefined && both.after !== undefined)
        texts[name] = { before: both.before, after: both.after };
    }
    return texts;
  },
});

/** The last commits that change the content folder. */
async function commits(content: string, most: number, ...which: string[]): Promise<SavedChange[]> {
  const format = '--format=%H%x00%aI%x00%an%x00%ae%x00%B';
  // No root commits, which have no earlier state to restore, and no merges.
  const parents = ['--min-parents=1', '--max-parents=1'];
  const log = await git(content, [
    'log',
    '-z',
    '--no-color',
    ...parents,
    ...which,
    `--max-count=${most}`,
    format,
    '--',
    '.',
  ]);
  const fields = log.split('\0');
  const changes: SavedChange[] = [];
  for (let at = 0; at + 4 < fields.length; at += 5) {
    const [id, date, by, email, message] = fields.slice(at, at + 5) as CommitFields;
    const isTechnical = email !== deskEmail || changesIn(message) === undefined;
    const words = wordsOf(message);
    changes.push({ id, at: new Date(date).toISOString(), by, words, isTechnical });
  }
  return changes;
}

type CommitFields = [id: string, date: string, by: string, email: string, message: string];

interface ChangedFile {
  name: string;
  /** Blob hashes; null if the file did not exist. */
  before: string | null;
  after: string | null;
}

/** The files of the content folder that a commit changes, without symbolic links and submodules. */
async function changedFiles(content: string, id: string): Promise<ChangedFile[]> {
  const raw = await git(
    content,
    [
      'diff-tree',
      '--stdin',
      '-r',
      '-z',
      '--root',
      '--raw',
      '--no-renames',
      '--no-abbrev',
      '--relative',
      '--',
      '.',
    ],
    { input: `${id}\n` },
  );
  const files: ChangedFile[] = [];
  const fields = raw.split('\0').values();
  for (const field of fields) {
    // The hash of the commit.
    if (!field.startsWith(':')) continue;
    const [oldMode, newMode, before, after] = field.slice(1).split(' ') as FileChange;
    const name = fields.next().value!;
    if (isFileOrNothing(oldMode) && isFileOrNothing(newMode))
      files.push({
        name,
        before: oldMode === nothing ? null : before,
        after: newMode === nothing ? null : after,
      });
  }
  return files;
}

type FileChange = [oldMode: string, newMode: string, before: string, after: string];

const nothing = '000000';
const isFileOrNothing = (mode: string) => mode === nothing || mode.startsWith('100');

/** Returns undefined for binary data. */
async function textOf(content: string, object: string | null): Promise<string | null | undefined> {
  if (object === null) return null;
  const text = await git(content, ['cat-file', 'blob', object]);
  return text.includes('\0') ? undefined : text;
}
