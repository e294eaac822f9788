import type { Files } from '../../src/content/files.ts';
import { weekdays } from '../../src/content/weekdays.ts';
import { ContentCopy } from '../check/content-copy.ts';
import { daysLater, weekdayOf } from './plain-week.ts';

const first = '2026-11-21';

/** A random generator with a seed. */
function dice(seed: number) {
  let state = ((seed + 7) * 2_654_435_761) % 4_294_967_296;
  const roll = (sides: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * sides);
  };
  return { roll, pick: <Item>(items: readonly Item[]): Item => items[roll(items.length)]! };
}

type Notice = Files['notice.yaml'];

/** Adds special days and cancelled, changed or extra classes to the coming weeks, as far as the check allows. */
export async function changeWeeks(copy: ContentCopy, seed: number) {
  const { roll, pick } = dice(seed);
  copy.change<Files['schedule/overview.yaml']>('schedule/overview.yaml', (value) => {
    value.effectiveFrom = '2026-11-16';
  });
  const days = () => {
    const from = daysLater(first, roll(24));
    return roll(2) === 0 ? { date: from } : { from, until: daysLater(from, 1 + roll(12)) };
  };
  const report = await copy.check();
  const classesOn = (date: string) =>
    (report.content.get(`schedule/${weekdayOf(date)}.yaml`) as Files['schedule/monday.yaml'])
      .classes;
  const trainers = (report.content.get('trainers.yaml') as Files['trainers.yaml']).trainers;
  const hour = () => String(6 + roll(15)).padStart(2, '0');
  const tries: (() => void)[] = [];
  const add = <Name extends 'hours.yaml' | 'notice.yaml'>(
    file: Name,
    by: (value: Files[Name]) => void,
  ) => tries.push(() => copy.change<Files[Name]>(file, by));

  if (seed % 3 === 0) {
    copy.change<Files['schedule/sunday.yaml']>('schedule/sunday.yaml', (value) => {
      value.classes = [];
    });
    copy.change<Files['hours.yaml']>('hours.yaml', ({ week }) => (week.sunday = 'closed'));
  }
  if (seed % 2 === 1) {
    // Doors that close after midnight, and a class that ends then.
    copy.change<Files['hours.yaml']>('hours.yaml', ({ week }) => {
      week.friday = [{ opens: '05:30', closes: '01:00 next day' }];
      week.saturday = 'open 24 hours' as never;
    });
    copy.change<Files['schedule/friday.yaml']>('schedule/friday.yaml', ({ classes }) => {
      classes.push({ ...classes[0]!, start: '23:30', end: '00:30 next day' });
    });
  }
  for (let count = 0; count < 4; count++) {
    const times = pick([
      { closed: true as const },
      { opens: '07:00', closes: '13:00' },
      { opens: '12:00', closes: '22:30' },
      {
        hours: [
          { opens: '06:00', closes: '11:00' },
          { opens: '16:00', closes: '22:00' },
        ],
      },
    ]);
    const item = { ...days(), ...times, reason: `Reason ${count}` };
    add('hours.yaml', (value) => (value.exceptions ??= []).push(item));
  }
  // Classes that begin or end in these weeks.
  for (let count = 0; count < 4; count++) {
    const day = weekdayOf(daysLater(first, roll(7)));
    const [at, date, which] = [
      roll(4),
      daysLater(first, roll(24)),
      pick(['from', 'until'] as const),
    ];
    tries.push(() =>
      copy.change<Files['schedule/monday.yaml']>(`schedule/${day}.yaml`, ({ classes }) => {
        if (classes[at]) classes[at][which] = date;
      }),
    );
  }
  // Weekly hours from a day on, or for some weeks.
  for (let count = 0; count < 2; count++) {
    const day = weekdayOf(daysLater(first, roll(7)));
    const from = daysLater(first, roll(20));
    const own = pick(['closed' as const, [{ opens: '06:30', closes: '20:30' }]]);
    const until = roll(2) === 0 ? {} : { until: daysLater(from, 3 + roll(9)) };
    const item = { from, ...until, [day]: own };
    add('hours.yaml', (value) => (value.otherHours ??= []).push(item));
  }
  // Coaches who are away, and classes that are held on another day.
  for (let count = 0; count < 4; count++) {
    const when = days();
    const [trainer, other] = [pick(trainers).id, pick(trainers).id];
    const substitute = roll(2) === 0 ? {} : { substitute: other };
    const away = { ...when, trainer, ...substitute, reason: `Away ${count}` };
    add('notice.yaml', (value) => (value.absences ??= []).push(away));
    const date = daysLater(first, roll(20));
    const held = classesOn(date);
    if (held.length === 0) continue;
    const { class: id, start } = pick(held);
    const newStart = hour();
    const move = {
      date,
      class: id,
      start,
      newDate: daysLater(date, roll(6) - 2),
      newStart: `${newStart}:05`,
      newEnd: `${newStart}:50`,
      ...(roll(2) === 0 && { trainer: other }),
    };
    add('notice.yaml', (value) => (value.moves ??= []).push(move));
  }
  for (let count = 0; count < 12; count++) {
    const when = days();
    const held = classesOn('date' in when ? when.date : when.from);
    const start = hour();
    const trainer = pick(trainers).id;
    if (held.length === 0) continue;
    const row = pick(held);
    const which = { ...when, class: row.class, start: row.start };
    const time = { newStart: `${start}:15`, newEnd: `${start}:55` };
    const put = <List extends 'cancellations' | 'changes' | 'extraClasses'>(
      list: List,
      item: NonNullable<Notice[List]>[number],
    ) => add('notice.yaml', (value) => void ((value[list] ??= []) as unknown[]).push(item));
    if (count % 4 === 0) put('cancellations', { ...which, reason: `Ill ${count}` });
    else if (count % 4 === 1) put('changes', { ...which, trainer });
    else if (count % 4 === 2)
      put('changes', { ...which, ...time, ...(roll(2) === 0 && { trainer }) });
    else
      put('extraClasses', {
        ...when,
        class: row.class,
        start: `${start}:00`,
        end: `${start}:45`,
        trainer,
      });
  }
  const changed = ['hours.yaml', 'notice.yaml', ...weekdays.map((day) => `schedule/${day}.yaml`)];
  for (const change of tries) {
    const before = changed.map((name) => [name, copy.read(name)] as const);
    change();
    const { problems } = await copy.check();
    if (problems.some(({ severity }) => severity === 'error'))
      for (const [name, text] of before) copy.write(name, text);
  }
}
