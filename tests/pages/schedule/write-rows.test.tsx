// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { weekdays } from '../../../src/content/weekdays.ts';
import { classProps } from '../../../src/pages/classes/class-page.ts';
import { coachProps } from '../../../src/pages/coaches/coach-pages.ts';
import { dayProps } from '../../../src/pages/schedule/day-pages.ts';
import {
  type BoardProps,
  ScheduleBoard,
  SessionRow,
} from '../../../src/pages/schedule/SessionRow.tsx';
import { weekProps } from '../../../src/pages/schedule/week-page.ts';
import { writeRow } from '../../../src/pages/schedule/write-rows.ts';
import { addDays, weekdayOf } from '../../../src/content/dates.ts';
import { nextRows } from '../../../src/timetable/coming-sessions.ts';
import {
  type ComingWeeks,
  type DatedSession,
  rowsOn,
} from '../../../src/timetable/coming-weeks.ts';
import { today } from '../../check/content-copy.ts';
import { siteOf } from '../site-at-hand.ts';

const day = (ahead: number) => addDays(today, ahead);
const dates = Array.from({ length: 36 }, (_, ahead) => day(ahead));

/** A site in which something of each kind differs: rows of some weeks, and each kind of change. */
const site = siteOf((files) => {
  const [first, second, ...rest] = files[`schedule/${weekdayOf(day(2))}.yaml`].classes;
  const other = files['trainers.yaml'].trainers.find(({ id }) => id !== first!.trainer)!.id;
  const of = ({ class: id, start }: { class: string; start: string }) => ({ class: id, start });
  const { class: id, trainer } = first!;
  return {
    [`schedule/${weekdayOf(day(2))}.yaml`]: {
      ...files[`schedule/${weekdayOf(day(2))}.yaml`],
      classes: [first!, { ...second!, weeksOfMonth: ['first'] }, ...rest],
    },
    'notice.yaml': {
      label: 'Notice',
      changes: [
        {
          ...of(first!),
          date: day(2),
          trainer: other,
          newStart: '13:30',
          newEnd: '14:30',
          reason: 'A course',
        },
        { ...of(first!), date: day(9), trainer: other },
      ],
      cancellations: [{ ...of(first!), date: day(16), reason: 'Illness' }],
      extraClasses: [{ class: id, trainer, date: day(4), start: '12:00', end: '13:00' }],
      moves: [
        { ...of(first!), date: day(23), newDate: day(25), newStart: '12:30', newEnd: '13:30' },
      ],
    },
  };
});

const markup = (node: React.ReactNode) => {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);
  return box;
};

/** Returns the rows that the build would make, and those that a browser makes of the template of another page. */
function rowsBothWays(board: BoardProps, weeks: ComingWeeks, rows: readonly DatedSession[]) {
  const template = markup(<ScheduleBoard {...board} rows={[]} />).querySelector('template')!;
  const built = markup(<ScheduleBoard {...board} rows={rows} />).querySelector('ol')!;
  return {
    built: [...built.children].map((row) => row.outerHTML),
    written: rows.map((row) => writeRow(template, row, weeks).outerHTML),
  };
}

test.each(weekdays)('a browser writes the rows of each %s as the build does', (weekday) => {
  const { board, live } = dayProps(site, weekday);
  for (const date of dates.filter((one) => weekdayOf(one) === weekday)) {
    const { built, written } = rowsBothWays(board, live.weeks, rowsOn(live.weeks, date));
    expect(written, date).toEqual(built);
  }
});

test('a browser writes the rows of each class and coach as the build does, but for the date of a later state', () => {
  const pages = [
    ...site.files['classes.yaml'].classes.map((one) => classProps(site, one)),
    ...site.files['trainers.yaml'].trainers.map((one) => coachProps(site, one)),
  ];
  for (const { times, live } of pages)
    for (const date of dates) {
      const { built, written } = rowsBothWays(times.board, live.weeks, nextRows(live.weeks, date));
      const withoutState = (row: string) => row.replace(/(data-part="state")[^<]*/, '$1>');
      expect(written.map(withoutState), date).toEqual(built.map(withoutState));
    }
});

test('a browser writes the rows of the week as the build does, and has what it needs in 2 kB', () => {
  const { week, live } = weekProps(site);
  const { labels, times, template } = week;
  const box = markup(
    <template>
      <SessionRow look="week" row={template} {...{ labels, times }} />
    </template>,
  );
  for (const date of dates)
    for (const row of rowsOn(live.weeks, date)) {
      const built = markup(<SessionRow look="week" {...{ row, labels, times }} />);
      const written = writeRow(box.querySelector('template')!, row, live.weeks);
      expect(written.outerHTML, date).toBe(built.innerHTML);
    }
  const { weeks } = weekProps(siteOf()).live;
  expect(weeks.usual.flat()).toHaveLength(24);
  expect(brotliCompressSync(JSON.stringify(weeks)).length).toBeLessThan(2_000);
});
