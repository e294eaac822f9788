import { expect, test } from 'vitest';
import { weekdays } from '../../src/content/weekdays.ts';
import { deskOfEachTest, editsOf, priceIn, said, set, setPrice } from './desk-at-hand.ts';

const at = deskOfEachTest();

const listIn = <Item>(file: string, list: string) =>
  (at.desk.current().values[file] as Record<string, Item[]>)[list]!;

/** In all classes of Joel D.: Tenzin W. has Mondays, Kavya N. the other days. */
function giveAll() {
  const given = weekdays.flatMap((day) =>
    listIn<{ trainer: string }>(`schedule/${day}.yaml`, 'classes').flatMap(({ trainer }, at) =>
      trainer === 'joel-d'
        ? set(
            `schedule/${day}.yaml`,
            ['classes', at, 'trainer'],
            day === 'monday' ? 'tenzin-w' : 'kavya-n',
          ).edits!
        : [],
    ),
  );
  at.desk.write({ edits: given, says: 'Joel D. leaves' });
  return given;
}

test('an act in many files is one line with all its places, and is undone as one', () => {
  const before = at.desk.current().values;
  const given = giveAll();
  const [change] = at.desk.current().changes;
  expect(change!.what).toBe('Joel D. leaves');
  expect(change!.places).toHaveLength(given.length);
  expect(at.desk.current().undo?.what).toBe(change!.what);
  // Later changes elsewhere remain.
  at.desk.write(setPrice(0, 800));
  at.desk.undoAction(change!.id);
  expect(said(at.desk)).toEqual(['Beginners: price ₹750 → ₹800']);
  // That, the price and the action.
  for (let step = 0; step < 3; step++) at.desk.step('undo');
  expect(at.desk.current().values).toEqual(before);
  expect(at.desk.current().changes).toEqual([]);
});

test('an act of two places stays with its other place while items of the list move', () => {
  at.desk.write({ edits: [...setPrice(0, 800).edits!, ...setPrice(2, 1250).edits!] });
  const { id } = at.desk.current().changes[0]!;
  at.desk.write(editsOf('plans.yaml', { kind: 'move', path: ['plans', 2], to: 0 }));
  at.desk.undoAction(id);
  expect(at.desk.current().values['plans.yaml']).toMatchObject({
    plans: [
      { name: 'Experts', price: 1150 },
      { name: 'Beginners', price: 750 },
      { name: 'Intermediates', price: 950 },
    ],
  });
});

test('a cancelled class is told as people say it, and so is an hour of a day', () => {
  const cancelled = {
    date: '2026-12-04',
    class: 'running',
    start: '18:00',
    reason: 'Joel is away',
  };
  at.desk.write(
    editsOf('notice.yaml', { kind: 'set', path: ['cancellations'], value: [cancelled] }),
  );
  const closed = { date: '2027-01-26', closed: true, reason: 'Republic Day' };
  at.desk.write(editsOf('hours.yaml', { kind: 'set', path: ['exceptions'], value: [closed] }));
  expect(at.desk.current().changes.map(({ what, rest }) => [what, rest])).toEqual([
    ['Running on Friday 4 December is cancelled', '6:00 pm. Visitors read: “Joel is away”.'],
    ['Closed on Tuesday 26 January, Republic Day', undefined],
  ]);
  at.desk.write(set('notice.yaml', ['cancellations', 0, 'date'], '2026-12-11'));
  expect(said(at.desk).at(-1)).toBe('Running on Friday 11 December is cancelled');
});

test('a notice is told as put up', () => {
  const notice = { text: 'No water.', from: '2026-12-01', until: '2026-12-05' };
  at.desk.write(editsOf('notice.yaml', { kind: 'set', path: ['notices'], value: [notice] }));
  expect(at.desk.current().changes).toMatchObject([
    {
      what: 'A notice is put up',
      rest: expect.stringContaining('“No water.”, from Tuesday 1 to Saturday 5') as string,
    },
  ]);
});

test('an act that does not fit what is there is refused, and nothing is changed', () => {
  at.desk.write(editsOf('plans.yaml', { kind: 'remove', path: ['plans', 9] }));
  expect(at.desk.current().refused).toMatch(/does not fit/);
  expect(at.desk.current().changes).toEqual([]);
  expect(priceIn(at.desk, 0)).toBe(750);
});

test.each([
  ['plans.yaml', 'plans', 'Plan added', { name: '', unit: 'session', features: [] }],
  ['trainers.yaml', 'trainers', 'Coach added', { name: '', classes: ['yoga'] }],
])('what has no name yet is called by its kind: %s', (file, list, what, item) => {
  at.desk.write(editsOf(file, { kind: 'insert', path: [list, 0], value: { id: 'new', ...item } }));
  expect(said(at.desk)).toEqual([what]);
});
