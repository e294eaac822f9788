import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { edited } from '../../src/checker/edit.ts';
import { certainEditOf } from '../../src/checker/problem.ts';
import { weekdays } from '../../src/content/weekdays.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';

const content = new ContentInMemory(model, texts, pictures);

/** A place in the content for one kind of value: inserts a value, and reads it back. */
interface Place {
  file: string;
  with: (typed: string) => string;
  read: (value: never) => unknown;
}

const replacing = (file: string, from: string | RegExp, to: (typed: string) => string) => ({
  file,
  with: (typed: string) => texts.get(file)!.replace(from, () => to(typed)),
});
const below = (file: string, lines: (typed: string) => string) => ({
  file,
  with: (typed: string) => `${texts.get(file)!}\n${lines(typed)}\n`,
});
const monday = 'schedule/monday.yaml';

const price: Place = {
  ...replacing('plans.yaml', 'price: 750', (typed) => `price: ${typed}`),
  read: ({ plans: [plan] }: { plans: { price: unknown }[] }) => plan!.price,
};
const closes: Place = {
  ...below('hours.yaml', (typed) =>
    [
      'exceptions:',
      '  - date: "2026-12-08"',
      '    reason: A party',
      '    opens: "00:00"',
      `    closes: ${typed}`,
    ].join('\n'),
  ),
  read: ({ exceptions: [day] }: { exceptions: { closes: unknown }[] }) => day!.closes,
};
const date: Place = {
  ...below('hours.yaml', (typed) =>
    ['exceptions:', `  - date: ${typed}`, '    closed: true', '    reason: A party'].join('\n'),
  ),
  read: ({ exceptions: [day] }: { exceptions: { date: unknown }[] }) => day!.date,
};
/** The days of a sample class, which is held on one day. */
const weekdayOf = (day: string): Place => {
  const { classes } = parse(texts.get(`schedule/${day}.yaml`)!) as {
    classes: Record<string, string>[];
  };
  const { class: id, start, end, trainer } = classes.find((row) => Object.keys(row).length === 4)!;
  const row = `rows:\n  - class: ${id}\n    start: "${start}"\n    end: "${end}"\n    trainer: ${trainer}\n`;
  return {
    ...replacing(
      'schedule/overview.yaml',
      /rows:[^]*/,
      (typed) => `${row}    days:\n      - ${typed}\n`,
    ),
    read: ({ rows: [first] }: { rows: { days: unknown[] }[] }) => first!.days[0],
  };
};
const wednesday = weekdayOf('wednesday');
const weekOfMonth: Place = {
  ...replacing(
    monday,
    'end: "10:00"',
    (typed) => `end: "10:00"\n    weeksOfMonth:\n      - ${typed}`,
  ),
  read: ({ classes: [row] }: { classes: { weeksOfMonth: unknown[] }[] }) => row!.weeksOfMonth[0],
};
const flag: Place = {
  ...below('hours.yaml', (typed) =>
    ['exceptions:', '  - date: "2026-12-08"', '    reason: A party', `    closed: ${typed}`].join(
      '\n',
    ),
  ),
  read: ({ exceptions: [day] }: { exceptions: { closed: unknown }[] }) => day!.closed,
};
const focus: Place = {
  ...replacing('pages/login.yaml', /focus: .*/, (typed) => `focus: ${typed}`),
  read: (page: { focus: unknown }) => page.focus,
};
const web: Place = {
  ...replacing('contact.yaml', /url: .*/, (typed) => `url: ${typed}`),
  read: ({ social: [one] }: { social: { url: unknown }[] }) => one!.url,
};

/** The values that the certain edits would write. */
function certain(
  { file, with: text, read }: Place,
  typed: string,
): { isRefused: boolean; values: unknown[] } {
  const wrong = text(typed);
  content.write(file, wrong);
  const problems = content.checkWithEdits().problems.filter(({ severity }) => severity === 'error');
  content.write(file, texts.get(file));
  const values = problems.flatMap((problem) => {
    const edit = certainEditOf(problem);
    return edit ? [read(parse(edited(wrong.split('\n'), edit).join('\n')) as never)] : [];
  });
  return { isRefused: problems.length > 0, values };
}

/** Notations with one meaning, which a certain edit would write. */
const plain: readonly (readonly [Place, unknown, readonly string[]])[] = [
  [
    price,
    750,
    [
      '₹750',
      'Rs 750',
      'Rs. 750',
      'INR 750',
      '750/-',
      '750 rupees',
      '₹750.00',
      '"750"',
      '0750',
      '೭೫೦',
    ],
  ],
  [price, 1150, ['1,150', '1,150/-', '₹1,150', '₹1,150.00', '"1,150"', 'Rs.1,150/-']],
  [price, 115000, ['1,15,000', '115,000', '₹1,15,000/-']],
  [
    closes,
    '21:30',
    ['9.30pm', '9:30 pm', '9.30 PM', '9:30p.m.', '2130', '21h30', '21:30 hrs', '9.30 p.m.'],
  ],
  [closes, '09:05', ['0905', '9:05am', '9.05 a.m.', '09h05']],
  [
    date,
    '2027-01-26',
    [
      '26/1/2027',
      '26.01.2027',
      '26-1-2027',
      '01/26/2027',
      '2027/1/26',
      '2027.01.26',
      '20270126',
      '26012027',
      '26 Jan 2027',
      'January 26, 2027',
      '26th of January 2027',
      'Tue 26 Jan 2027',
      '26-Jan-2027',
      '2027 Jan 26',
    ],
  ],
  [date, '2027-09-05', ['5 Sept 2027', 'Sep 5, 2027', '5 september 2027']],
  [weekOfMonth, 'second', ['2', '2nd', 'Second', 'secnd', 'SECOND']],
  [weekOfMonth, 'fifth', ['5', '5th', 'Fifth']],
  [wednesday, 'wednesday', ['Wednesday', 'wensday', 'WEDNESDAY']],
  [flag, true, ['yes', 'Yes', 'YES', 'y', '1', '"true"', 'TRUE']],
  [focus, '50% 45%', ['50 45', '50%,45%', '50 %  45 %', '50% / 45%', '50,45']],
  [
    web,
    'https://www.instagram.com/ironbanyan',
    [
      'www.instagram.com/ironbanyan',
      'http://www.instagram.com/ironbanyan',
      'https//www.instagram.com/ironbanyan',
      'htps://www.instagram.com/ironbanyan',
    ],
  ],
];

/** Notations with several meanings, without a certain edit. */
const ambiguous: readonly (readonly [Place, readonly string[]])[] = [
  [
    price,
    [
      '750,00',
      '1.150',
      '"1.150"',
      '1,15',
      '7,50',
      '1.150,00',
      '1.000',
      '750.5',
      '"750.50"',
      '75O',
      '2k',
      '1 150',
      '750-950',
      '750 950',
      '-750',
      '10% off',
      'free',
      '7OO',
      '1,1500',
      '.750',
    ],
  ],
  [
    closes,
    [
      '9:30',
      '9.30',
      '9',
      '930',
      '10.30',
      '12am',
      '12 pm',
      '12:30 a.m.',
      '0:30pm',
      '14:00 am',
      '9-10',
      '"09:00 to 10:00"',
      'noon',
      'midnight',
      '9:75pm',
      '18.3',
    ],
  ],
  [
    date,
    [
      'Jan 26',
      '26 January',
      '26/1',
      '11/03/2027',
      '11.03.27',
      '26/01/27',
      '2027-02-30',
      '2027-13-05',
      '2027/26/01',
      '31/6/2027',
      '2027/2/30',
      'Monday 26 January 2027',
      'Friday',
      'tomorrow',
      '26 Jan or Feb 2027',
      '26-28 Jan 2027',
      '0206-01-26',
      '01022027',
      'Easter 26 March 2027',
      '2027',
    ],
  ],
  [weekOfMonth, ['1st & 3rd', '1 and 3', '10', 'any', 'next', '6']],
  [wednesday, ['tursday', 'tusday', 'day', 'weekday', 'S', 'mo-fr']],
  [flag, ['off', 'on', 'maybe', 'nope', '2']],
  [
    focus,
    ['150% 20%', 'top 20% left 30%', '50%', '0.5 0.45', '50px 40px', '-5% 10%', '50% 45% 20%'],
  ],
  [
    web,
    [
      'www.instagram.com/iron banyan',
      '@ironbanyan',
      'ironbanyan',
      'mailto:hello@ironbanyan.example',
      'ftp://ironbanyan.example',
      'a.com, b.com',
      'javascript:alert(1)',
    ],
  ],
];

test.each(
  plain.flatMap(([place, meant, typed]) => typed.map((one) => [one, meant, place] as const)),
)('%s can only mean %s', (typed, meant, place) => {
  const { isRefused, values } = certain(place, typed);
  expect(values).toEqual(isRefused ? [meant] : []);
});

test.each(ambiguous.flatMap(([place, typed]) => typed.map((one) => [one, place] as const)))(
  '%s has no certain edit',
  (typed, place) => {
    expect(certain(place, typed)).toEqual({ isRefused: true, values: [] });
  },
);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

test('every day of a year in ten notations is that day, or no day for certain', () => {
  for (let day = 0; day < 365; day += 8) {
    const at = new Date(Date.UTC(2027, 0, 1 + day));
    const meant = at.toISOString().slice(0, 10);
    const [m, d, name] = [at.getUTCMonth() + 1, at.getUTCDate(), months[at.getUTCMonth()]!];
    for (const typed of [
      `${d}/${m}/2027`,
      `${d}.${m}.2027`,
      `${d}-${m}-27`,
      `${d} ${name} 2027`,
      `${name} ${d}, 2027`,
      `${d} ${name}`,
      `2027/${m}/${d}`,
      `2027-${m}-${d}`,
      `2027${String(m).padStart(2, '0')}${String(d).padStart(2, '0')}`,
      `${String(d).padStart(2, '0')}${String(m).padStart(2, '0')}2027`,
    ])
      expect([[], [meant]], typed).toContainEqual(certain(date, typed).values);
  }
});

test('every time in six notations is that time, or none for certain', () => {
  for (let minutes = 5; minutes < 24 * 60; minutes += 35) {
    const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
    const meant = `${String(hour).padStart(2, '0')}:${minute}`;
    const half = hour < 12 ? 'am' : 'pm';
    for (const typed of [
      `${hour}.${minute}`,
      `${hour}${minute}`,
      `${hour % 12 || 12}:${minute}${half}`,
      `${hour % 12 || 12}.${minute} ${half}`,
      `${hour}h${minute}`,
      `"${hour}:${minute} "`,
    ])
      expect([[], [meant]], typed).toContainEqual(certain(closes, typed).values);
  }
});

test('a day of the week with a letter lost, doubled or changed is never another day', () => {
  let told = 0;
  for (const day of weekdays) {
    const place = weekdayOf(day);
    for (let at = 0; at < day.length; at++)
      for (const letters of ['', day[at]! + day[at]!, 'x', (day[at + 1] ?? '') + day[at]!]) {
        const skip = letters.length === 2 && letters[0] !== day[at] ? 2 : 1;
        const typed = day.slice(0, at) + letters + day.slice(at + skip);
        const { values } = certain(place, typed);
        told += values.length;
        expect([[], [day]], typed).toContainEqual(values);
      }
  }
  expect(told).toBeGreaterThan(150);
});
