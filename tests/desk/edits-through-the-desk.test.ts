import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { ContentDisk } from '../../scripts/desk/content-disk.ts';
import type { DraftEntry } from '../../src/editor/draft/draft.ts';
import { DraftPictures } from '../../scripts/desk/draft-pictures.ts';
import { folderHistory } from '../../scripts/desk/history/folder-history.ts';
import { Journal } from '../../scripts/desk/journal.ts';
import { LocalDesk } from '../../scripts/desk/local-desk.ts';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';
import type { FileEdit } from '../../src/editor/protocol.ts';
import { ContentCopy, model } from '../checker/content-copy.ts';
import { site } from './content-at-desk.ts';
import { diceOf, randomEdit } from '../yaml-edits/random-edits.ts';

const [acts, inOneAct] = [20, 50];
const content = new ContentCopy();
const own = mkdtempSync(join(tmpdir(), 'desk-own-'));
const disk = new ContentDisk(content.folder, model);
const journal = new Journal<DraftEntry>(join(own, 'journal.jsonl'));
afterAll(() => content.remove());

/** The last state of each file that the journal tells of. */
const textsKept = () => {
  const texts = disk.readAll();
  for (const entry of journal.read())
    if (entry.did === 'act')
      for (const [file, text] of Object.entries(entry.deed.after)) texts.set(file, text!);
  return texts;
};

/** The text after an edit, or undefined where it is refused. */
function edited(text: string, edit: YamlEdit): string | undefined {
  try {
    return applyEdit(text, edit);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    return undefined;
  }
}

test(`${acts * inOneAct} edits through the desk make the texts that they make by themselves, and all go back`, () => {
  // What would fix so many mistakes is not asked here, and takes long to find.
  vi.spyOn(ContentInMemory.prototype, 'checkWithEdits').mockImplementation(function (
    this: ContentInMemory,
  ) {
    return this.check();
  });
  const pictures = new DraftPictures(join(own, 'images'), content.path(model.images));
  const history = folderHistory(join(own, 'history.jsonl'));
  const desk = new LocalDesk({ site, disk, journal, pictures, history, own });
  const before = disk.readAll();
  const expected = new Map(before);
  const files = [...before.keys()];
  const dice = diceOf(2027);
  for (let act = 0; act < acts; act++) {
    const edits: FileEdit[] = [];
    while (edits.length < inOneAct) {
      const file = files[dice(files.length)]!;
      const text = expected.get(file)!;
      const edit = randomEdit(parse(text, { version: '1.2', schema: 'core', merge: false }), dice);
      const after = edit && edited(text, edit);
      if (after === undefined) continue;
      edits.push({ file, edit: edit! });
      expected.set(file, after);
    }
    desk.write({ edits });
  }
  expect(textsKept()).toEqual(expected);
  desk.putAllBack();
  expect(textsKept()).toEqual(before);
  expect(desk.state().changes).toEqual([]);
  for (const file of readdirSync('content', { recursive: true, encoding: 'utf8' }))
    if (/\.\w+$/.test(file))
      expect(readFileSync(content.path(file)).equals(readFileSync(join('content', file)))).toBe(
        true,
      );
}, 120_000);
