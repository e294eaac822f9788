import type { Files } from '../../src/content/files.ts';
import { dayOf, addDays } from '../../src/timetable/clock.ts';
import type { ContentCopy } from '../check/content-copy.ts';

/** The Monday on which the week of changes begins. */
export const busyMonday = '2026-11-23';

/** Seven days, each with a cancelled class, two changed ones, an extra one and other hours, then a closed day. */
export function busyWeekContent(copy: ContentCopy) {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(busyMonday, index));
  const cancellations: NonNullable<Files['notice.yaml']['cancellations']> = [];
  const changes: NonNullable<Files['notice.yaml']['changes']> = [];
  const extraClasses: NonNullable<Files['notice.yaml']['extraClasses']> = [];
  for (const date of dates) {
    copy.change<Files['schedule/monday.yaml']>(`schedule/${dayOf(date)}.yaml`, ({ classes }) => {
      const [first, second, third] = classes;
      cancellations.push({
        date,
        class: first!.class,
        start: '09:00',
        reason: 'Kavya is at a course',
      });
      changes.push(
        {
          date,
          class: second!.class,
          start: '16:00',
          trainer: 'tenzin-w',
          newStart: '16:30',
          newEnd: '17:30',
          reason: 'Arjun is at a wedding',
        },
        { date, class: third!.class, start: '18:00', newStart: '18:30', newEnd: '19:30' },
      );
      extraClasses.push({
        date,
        class: 'power-lifting',
        start: '12:00',
        end: '13:00',
        trainer: 'meenakshi-r',
        reason: 'Open day for new members',
      });
    });
  }
  copy.change<Files['notice.yaml']>('notice.yaml', (value) => {
    value.notices = [
      {
        text: 'No water in the showers this week. The plumber is here.',
        from: busyMonday,
        until: dates[6]!,
        link: { label: 'What else is open', to: '/contact' },
      },
    ];
    Object.assign(value, { cancellations, changes, extraClasses });
  });
  copy.change<Files['hours.yaml']>('hours.yaml', (value) => {
    value.exceptions = dates.flatMap((date) => [
      { date, opens: '08:00', closes: '21:00', reason: 'Work on the roof' },
      { date: addDays(date, 7), closed: true as const, reason: 'Stocktaking' },
    ]);
  });
}
