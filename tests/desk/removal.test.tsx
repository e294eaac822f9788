// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { valuesIn } from '../../src/content/field.ts';
import { valueAt } from '../../src/content/path.ts';
import { actionRemoving, actionRemovingUses, usesOf } from '../../src/desk/draft/removal.ts';
import type { FieldPlace } from '../../src/desk/draft/edit.ts';
import { DeskContext, formOfFile } from '../../src/desk/draft/use-desk.ts';
import { AskForRemoval } from '../../src/desk/frame/Toast.tsx';
import { deskOfEachTest, editsOf, said, set, checkedState } from './desk-at-hand.ts';

const at = deskOfEachTest();
afterEach(cleanup);

/** The first and the last thing of each kind that something else names. */
async function thingsNamed(): Promise<Map<string, FieldPlace[]>> {
  const shown = await checkedState(at.desk);
  const kinds = new Map<string, FieldPlace[]>();
  for (const file of shown.files)
    for (const { path, field } of valuesIn(formOfFile(shown, file), shown.values[file])) {
      const thing = path.slice(0, path.findLastIndex((one) => typeof one === 'number') + 1);
      // A list that would be empty is a mistake of its own, after which no name is looked for.
      const others = valueAt(shown.values[file], thing.slice(0, -1)) as unknown[];
      if (field.declares === undefined || others.length < 2) continue;
      if (usesOf(shown, { file, path: thing }).length === 0) continue;
      kinds.set(field.declares, [...(kinds.get(field.declares) ?? []), { file, path: thing }]);
    }
  return new Map([...kinds].map(([kind, all]) => [kind, [all[0]!, all.at(-1)!]]));
}

/** The places at which the check finds a name of nothing. */
const lostIn = async () =>
  (await checkedState(at.desk)).problems
    .filter(({ message }) => /^There is no |^Nothing uses /.test(message))
    .map(({ file, path }) => `${file} ${path.join('.')}`)
    .sort();

test('what names a thing is known before the thing is removed, and is removed with it, for all kinds', async () => {
  const { values } = at.desk.current();
  const { units, plans } = values['plans.yaml'] as Record<string, { id: string }[]>;
  at.desk.write(
    editsOf(
      'plans.yaml',
      { kind: 'insert', path: ['units', 0], value: { ...units![0], id: 'other' } },
      { kind: 'set', path: ['plans', 0, 'unit'], value: 'other' },
    ),
  );
  at.desk.write(set('pages/pricing.yaml', ['plans', 'intro'], `From {price:${plans![0]!.id}}.`));
  const things = await thingsNamed();
  expect([...things.keys()].sort()).toEqual([
    'category',
    'class',
    'feature',
    'plan',
    'question',
    'trainer',
    'unit',
  ]);
  const removed = new Set<string>();
  for (const [kind, all] of things)
    for (const thing of all) {
      const shown = await checkedState(at.desk);
      const uses = usesOf(shown, thing);
      at.desk.write(actionRemoving(thing));
      expect((await lostIn()).length, `${kind} ${thing.path.join('.')}`).toBe(uses.length);
      at.desk.step('undo');
      const act = actionRemovingUses(shown, thing, uses);
      if (!act) continue;
      removed.add(kind);
      at.desk.write(act);
      expect(await lostIn(), `${kind} ${thing.path.join('.')}`).toEqual([]);
      at.desk.step('undo');
    }
  expect([...removed].sort()).toEqual(['class', 'feature', 'question', 'trainer']);
}, 60_000);

const ask = () => {
  const { removal } = at.desk.current();
  return render(
    <DeskContext value={at.desk}>{removal && <AskForRemoval removal={removal} />}</DeskContext>,
  );
};

test('a question that pages show is removed there too, in one press', async () => {
  const [first] = (await thingsNamed()).get('question')!;
  at.desk.remove(first!, 'Do I need a towel?');
  expect(said(at.desk)).toEqual([]);
  ask();
  const question = screen.getByRole('alert');
  expect(question.textContent).toContain('Do I need a towel? is named elsewhere too:');
  expect(within(question).getAllByRole('link').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Remove it there too' }));
  expect(said(at.desk)).toEqual(['Do I need a towel? removed']);
  expect(at.desk.current().removal).toBeUndefined();
  expect(await lostIn()).toEqual([]);
});

test('a post that another post links to is not deleted before that link is changed', () => {
  const [linked, linking] = at.desk.current().files.filter((file) => file.startsWith('posts/'));
  const address = `/blog/${linked!.replace(/^posts\/|\.yaml$/g, '')}`;
  at.desk.write(set(linking!, ['body'], `Read [this](${address}) too.`));
  at.desk.remove({ file: linked!, path: [] }, 'Rest days');
  ask();
  expect(screen.getByRole('alert').textContent).toContain('Change it there first:');
  expect(screen.queryByRole('button', { name: 'Remove it there too' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(at.desk.current().files).toContain(linked);
});

test('what nothing names is removed at once', () => {
  const { questions } = at.desk.current().values['faq.yaml'] as { questions: object[] };
  const path = ['questions', questions.length];
  at.desk.write(
    editsOf('faq.yaml', {
      kind: 'insert',
      path,
      value: { id: 'alone', question: 'A?', answer: 'B' },
    }),
  );
  at.desk.remove({ file: 'faq.yaml', path }, 'A?');
  expect([at.desk.current().removal, at.desk.current().gone?.what]).toEqual([
    undefined,
    'A? removed',
  ]);
});
