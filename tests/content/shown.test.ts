import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { wholeOf } from '../../src/content/files.ts';
import { shownContent, withoutFormerCoaches } from '../../src/content/shown.ts';
import { pictures, texts } from '../check/content-at-hand.ts';
import { today } from '../check/content-copy.ts';

const files = wholeOf(new ContentInMemory(today, texts, pictures).check().content)!;

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
    const all = { ...files, 'classes.yaml': { classes }, 'notice.yaml': notice };
    return shownContent(all, () => true)['notice.yaml'];
  };
  expect(noticesWith(false)).toMatchObject(lists);
  const none = Object.fromEntries(Object.keys(lists).map((list) => [list, []]));
  expect(noticesWith(true)).toMatchObject(none);
});

test('a coach is on no page from the day after the last one on', () => {
  const trainers = files['trainers.yaml'].trainers.map((one) =>
    one.id === 'joel-d' ? { ...one, lastDay: '2026-12-31' } : one,
  );
  const moved = { class: 'yoga', date: '2026-12-30', newDate: '2026-12-31', start: '06:00' };
  const move = { ...moved, newStart: '06:00', newEnd: '07:00', trainer: 'joel-d' };
  const notice = { ...files['notice.yaml'], moves: [move] };
  const all = { ...files, 'trainers.yaml': { trainers }, 'notice.yaml': notice };
  expect(withoutFormerCoaches(all, '2026-12-31')).toBe(all);
  const later = withoutFormerCoaches(all, '2027-01-01');
  expect(later['notice.yaml'].moves).toEqual([{ ...move, trainer: undefined }]);
  for (const file of ['trainers.yaml', 'schedule/monday.yaml', 'voices.yaml'] as const)
    expect(JSON.stringify(later[file])).not.toContain('joel-d');
  expect(later['trainers.yaml'].trainers).toHaveLength(trainers.length - 1);
});
