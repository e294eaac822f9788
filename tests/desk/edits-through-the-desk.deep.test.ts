import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FileEdit } from '../../src/editor/protocol.ts';
import { KeptDraft } from '../../src/editor/draft/kept-draft.ts';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { EditRefused } from '../../src/yaml-edits/edit-refused.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';
import { ContentCopy } from '../checker/content-copy.ts';
import { newDevice } from '../editor/device.ts';
import { diceOf, randomEdit } from '../yaml-edits/random-edits.ts';
import { times } from '../times.ts';
import { openTab, workspaceIn } from './desk-at-hand.ts';

const [acts, inOneAct] = [6 * times, 50];
const content = new ContentCopy();
afterAll(() => content.remove());
const device = newDevice();

/** The texts stored on the device, as another tab reads them. */
const textsKept = async () =>
  new Map(
    (await KeptDraft.open(await device(), () => Promise.reject(new Error('new')))).draft.texts,
  );

/** The text after an edit; undefined if it is refused. */
function edited(text: string, edit: YamlEdit): string | undefined {
  try {
    return applyEdit(text, edit);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    return undefined;
  }
}

test(`${acts * inOneAct} edits through the desk make the texts that they make by themselves, and all go back`, async () => {
  const desk = await openTab(await device(), (await workspaceIn(content.folder)).workspace);
  const before = await textsKept();
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
    await desk.write({ edits });
  }
  expect(await textsKept()).toEqual(expected);
  const { changes } = await desk.discardAll();
  expect(await textsKept()).toEqual(before);
  expect(changes).toEqual([]);
  for (const file of readdirSync('content', { recursive: true, encoding: 'utf8' }))
    if (/\.\w+$/.test(file))
      expect(readFileSync(content.path(file)).equals(readFileSync(`content/${file}`))).toBe(true);
});
