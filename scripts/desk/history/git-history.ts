import { git } from './git.ts';
import { commitSave } from './commit-save.ts';
import { wordsOf } from './change-message.ts';
import { noSuchSave, type ChangedTexts, type History, type SavedChange } from './history.ts';

/** Keeps the saves as commits of the repository in which the content folder lies. */
export const gitHistory = (content: string): History => ({
  add: (save) => commitSave(content, save),

  async list(most) {
    const format = '--format=%H%x00%aI%x00%an%x00%B';
    const log = await git(content, [
      ...['log', '-z', '--no-merges', '--no-color', `--max-count=${most}`, format, '--', '.'],
    ]);
    const fields = log.split('\0');
    const changes: SavedChange[] = [];
    for (let at = 0; at + 3 < fields.length; at += 4) {
      const [id, date, by, message] = fields.slice(at, at + 4) as [string, string, string, string];
      const files = (await changedFiles(content, id)).map(({ name }) => name);
      changes.push({ id, at: new Date(date).toISOString(), by, words: wordsOf(message), files });
    }
    return changes;
  },

  async textsOf(id) {
    if (!/^[0-9a-f]{40,64}$/.test(id)) throw noSuchSave();
    const texts: Record<string, ChangedTexts[string]> = {};
    for (const { name, before, after } of await changedFiles(content, id)) {
      const both = { before: await textOf(content, before), after: await textOf(content, after) };
      if (both.before !== undefined && both.after !== undefined)
        texts[name] = { before: both.before, after: both.after };
    }
    return texts;
  },
});

interface ChangedFile {
  name: string;
  /** The objects that hold the bytes; null: the file was not there. */
  before: string | null;
  after: string | null;
}

/** The files of the content folder that a commit changes; of links and other repositories in it nothing is told. */
async function changedFiles(content: string, id: string): Promise<ChangedFile[]> {
  const raw = await git(content, [
    ...['diff-tree', '-r', '-z', '--root', '--raw', '--no-renames', '--no-commit-id'],
    ...['--no-ext-diff', '--relative', '--no-abbrev', id, '--', '.'],
  ]);
  const fields = raw.split('\0');
  const files: ChangedFile[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [oldMode, newMode, before, after] = fields[at]!.slice(1).split(' ');
    const object = (mode: string, hash: string) => (mode === '000000' ? null : hash);
    if ([oldMode!, newMode!].every((mode) => /^(000000|100\d+)$/.test(mode)))
      files.push({
        name: fields[at + 1]!,
        before: object(oldMode!, before!),
        after: object(newMode!, after!),
      });
  }
  return files;
}

/** undefined: it is no text. */
async function textOf(content: string, object: string | null): Promise<string | null | undefined> {
  if (object === null) return null;
  const text = await git(content, ['cat-file', 'blob', object]);
  return text.includes('\0') ? undefined : text;
}
