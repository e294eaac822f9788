import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { contentOf, type Files } from '../../src/content/files.ts';
import { describe } from '../../src/content/describe.ts';
import { group, list } from '../../src/content/fields/groups.ts';
import { refersTo } from '../../src/content/fields/ids.ts';
import { text } from '../../src/content/fields/text.ts';
import { visibleContent, visibleValue } from '../../src/content/visible.ts';
import { pictures, texts } from '../check/content-at-hand.ts';
import { today } from '../check/content-copy.ts';

const { content } = new ContentInMemory(today, texts, pictures).check();
const { files } = contentOf(content);
const seenOn = (day: string, changed: Partial<Files>) =>
  contentOf(
    visibleContent(new Map([...content, ...Object.entries(changed)]), {
      today: day,
      accounts: true,
      drafts: false,
    }),
  ).files;

test('a hidden class is in no list of what differs on some days', () => {
  const once = { class: 'yoga', start: '06:00', date: '2027-01-04', reason: 'Rain' };
  const lists = {
    cancellations: [once],
    changes: [{ ...once, trainer: 'joel-d' }],
    extraClasses: [{ ...once, end: '07:00', trainer: 'joel-d' }],
    moves: [{ ...once, newDate: '2027-01-05', newStart: '06:00', newEnd: '07:00' }],
  };
  const noticesWith = (isHidden: boolean) => {
    const classes = files['classes.yaml'].classes.map((one) =>
      one.id === 'yoga' ? { ...one, shown: !isHidden } : one,
    );
    const notice = { ...files['notice.yaml'], ...lists };
    return seenOn(today, { 'classes.yaml': { classes }, 'notice.yaml': notice })['notice.yaml'];
  };
  expect(noticesWith(false)).toMatchObject(lists);
  const none = Object.fromEntries(Object.keys(lists).map((name) => [name, []]));
  expect(noticesWith(true)).toMatchObject(none);
});

test('a coach is on no page from the day after the last one on', () => {
  const trainers = files['trainers.yaml'].trainers.map((one) =>
    one.id === 'joel-d' ? { ...one, lastDay: '2026-12-31' } : one,
  );
  const { trainer, ...move } = {
    class: 'yoga',
    date: '2026-12-30',
    newDate: '2026-12-31',
    start: '06:00',
    newStart: '06:00',
    newEnd: '07:00',
    trainer: 'joel-d',
  };
  const changed = {
    'trainers.yaml': { trainers },
    'notice.yaml': { ...files['notice.yaml'], moves: [{ ...move, trainer }] },
  };
  expect(seenOn('2026-12-31', changed)['trainers.yaml']).toEqual({ trainers });
  const later = seenOn('2027-01-01', changed);
  expect(later['notice.yaml'].moves).toEqual([move]);
  for (const file of ['trainers.yaml', 'schedule/monday.yaml', 'voices.yaml'] as const)
    expect(JSON.stringify(later[file])).not.toContain('joel-d');
  expect(later['trainers.yaml'].trainers).toHaveLength(trainers.length - 1);
});

test('a list that is added to a schema leaves out what is hidden without another line', () => {
  const schema = group({
    title: text(),
    favourites: list(group({ class: refersTo('class'), why: text() })),
    best: refersTo('class').optional(),
  });
  const of = (...ids: string[]) => ids.map((id) => ({ class: id, why: 'It is warm.' }));
  const losses: unknown[] = [];
  const seen = (favourites: unknown) =>
    visibleValue(describe(schema), { title: 'Ours', favourites, best: 'yoga' }, today, {
      needsOf: (kind, id) => (kind === 'class' && id === 'yoga' ? { of: kind, id } : undefined),
      onLoss: (path) => losses.push(path),
    });
  expect(seen(of('yoga', 'boxing'))).toEqual({ title: 'Ours', favourites: of('boxing') });
  expect(losses).toEqual([]);
  seen(of('yoga'));
  expect(losses).toEqual([['favourites']]);
});
