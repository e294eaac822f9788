import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shown } from '../../src/desk/form/shown.ts';
import { awayEdits, classesOfCoach, freeFor, whyNot } from '../../src/desk/screens/absence.ts';
import { ContentCopy } from '../check/content-copy.ts';
import { openDesk, workspaceIn } from './desk-at-hand.ts';

const content = new ContentCopy();
let shown: Shown;
let write: (edits: ReturnType<typeof awayEdits>['edits']) => void;
let problems: () => Promise<string[]>;
beforeAll(async () => {
  const { workspace } = await workspaceIn(content.folder);
  const desk = await openDesk(workspace);
  shown = desk.current();
  write = (edits) => desk.write({ edits });
  problems = async () => {
    await desk.checked();
    const errors = desk.current().problems.filter(({ severity }) => severity === 'error');
    return errors.map(({ message }) => message);
  };
});
afterAll(() => content.remove());

const days = { from: '2027-01-04', until: '2027-01-10' };
const classes = () => classesOfCoach(shown.values, 'joel-d', days);

test('the classes of a coach on some days are those of the timetable', () => {
  expect(classes()).toHaveLength(6);
  expect(classes()[0]).toMatchObject({ date: '2027-01-04', class: 'cycling' });
});

test('who gives another class then is not free, and the class says why', () => {
  const [first] = classes();
  expect(freeFor(shown.values, 'joel-d', [first!])).toBe(false);
  expect(whyNot(shown.values, 'joel-d', [first!])).toMatchObject({ class: 'cycling' });
  expect(freeFor(shown.values, 'tenzin-w', classes())).toBe(true);
});

test('one coach for all is an absence; each with their own are changes and cancellations', async () => {
  const one = awayEdits(
    shown.values,
    'joel-d',
    days,
    classes().map((held) => [held, 'tenzin-w']),
    'Joel is on holiday',
  );
  expect(one.edits).toEqual([
    {
      file: 'notice.yaml',
      kind: 'insert',
      path: ['absences', 0],
      value: { ...days, trainer: 'joel-d', substitute: 'tenzin-w', reason: 'Joel is on holiday' },
    },
  ]);
  const nobody = awayEdits(shown.values, 'joel-d', days, [], 'Ill');
  expect(nobody.edits).toMatchObject([{ value: { trainer: 'joel-d', reason: 'Ill' } }]);
  const each = awayEdits(
    shown.values,
    'joel-d',
    days,
    classes().map((held, index) => [held, index === 0 ? undefined : 'tenzin-w']),
    'Joel is on holiday',
  );
  expect([...new Set(each.edits.map(({ path }) => path[0]))]).toEqual(['changes', 'cancellations']);
  write(each.edits);
  expect(await problems()).toEqual([]);
});
