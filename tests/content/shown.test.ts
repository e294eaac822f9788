import { expect, test } from 'vitest';
import { wholeOf } from '../../src/content/checked-files.ts';
import { shownContent } from '../../src/content/shown.ts';
import { ContentCopy } from '../check/content-copy.ts';

test('a hidden class is in no list of what differs on some days', async () => {
  const copy = new ContentCopy();
  const { content } = await copy.check();
  copy.remove();
  const files = wholeOf(content)!;
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
  expect(noticesWith(true)).toMatchObject({
    cancellations: [],
    changes: [],
    extraClasses: [],
    moves: [],
  });
});
