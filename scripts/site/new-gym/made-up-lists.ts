import { homeCountry } from '../../../src/content/countries.ts';
import { weekdays, type Weekday } from '../../../src/content/weekdays.ts';
import { toId } from '../../../src/text/to-id.ts';
import { addDays, nextDate } from '../../../src/timetable/clock.ts';
import type { Answers } from './answers.ts';

/** A class of a new gym, with its id. */
interface OfferedClass {
  id: string;
  name: string;
}

/** The classes by the names that were given; one without Latin letters gets an id with its number: "class-2". */
export const classesOf = ({ offers }: Pick<Answers, 'offers'>): OfferedClass[] =>
  offers.map((name, at) => ({ id: toId(name) || `class-${at + 1}`, name }));

const placeholder = true;
const coaches = ['coach-a', 'coach-b'] as const;
const coachOf = (at: number) => coaches[at % 2]!;

/** Each class twice a week, from Monday to Saturday, never two at one time. */
export function weekOf(classes: readonly OfferedClass[]) {
  const days = weekdays.filter((day) => day !== 'sunday');
  const week = new Map<Weekday, { class: string; start: string; end: string; trainer: string }[]>(
    weekdays.map((day) => [day, []]),
  );
  classes.forEach(({ id }, at) => {
    const hour = 8 + Math.floor(at / 3);
    const [start, end] = [hour, hour + 1].map((full) => `${String(full).padStart(2, '0')}:00`);
    for (const day of [days[at % 3]!, days[(at % 3) + 3]!])
      week.get(day)!.push({ class: id, start: start!, end: end!, trainer: coachOf(at) });
  });
  return week;
}

/** The lists of a new gym by file: made up, and marked as such. `today` is "2026-11-23". */
export function madeUpLists(answers: Answers, today: string): Map<string, unknown> {
  const classes = classesOf(answers);
  const week = weekOf(classes);
  const rows = [
    {
      class: classes[0]!.id,
      start: '08:00',
      end: '09:00',
      trainer: coachOf(0),
      days: ['monday', 'thursday'],
    },
  ];
  return new Map<string, unknown>([
    ['classes.yaml', { classes: classes.map(madeUpClass) }],
    ['trainers.yaml', { trainers: coaches.slice(0, classes.length).map(madeUpCoach) }],
    ['contact.yaml', contactOf(answers)],
    ['hours.yaml', hours],
    ['plans.yaml', plansOf()],
    ...weekdays.map((day): [string, unknown] => [
      `schedule/${day}.yaml`,
      { note: 'A good day to begin.', classes: week.get(day) },
    ]),
    ['schedule/overview.yaml', { effectiveFrom: nextDate('monday', addDays(today, -6)), rows }],
  ]);
}

const madeUpClass = ({ id, name }: OfferedClass, at: number) => ({
  id,
  name,
  trainer: coachOf(at),
  level: 'All levels',
  minutes: 60,
  summary: 'What people do in this class, in one sentence.',
  body: 'What an hour of it is like, in two or three sentences.',
  bring: ['Clean indoor shoes', 'A towel'],
  goodFor: ['Getting stronger'],
  image: 'hall.jpg',
  focus: '50% 50%',
  alt: 'A hall with tall windows',
  placeholder,
});

const madeUpCoach = (id: string, at: number) => ({
  id,
  name: `Coach ${'AB'[at]}.`,
  role: 'Coach',
  line: 'What people say of this coach, in one sentence.',
  placeholder,
});

const hours = {
  placeholder,
  week: Object.fromEntries(
    weekdays.map((day) => [
      day,
      day === 'sunday' ? 'closed' : [{ opens: '06:00', closes: '22:00' }],
    ]),
  ),
  partsOfDay: { afternoonFrom: '12:00', eveningFrom: '17:00' },
};

/** A phone number of zeros, an address and a profile that nobody takes for real. */
function contactOf({ name, city, country, language }: Answers) {
  const { phone, postalCodeExample } = homeCountry();
  const [code = '', ...rest] = phone.split(' ');
  const zeros = rest.join('').replace(/\d/g, '0');
  const named = (type: 'region' | 'language', of: string) =>
    new Intl.DisplayNames(language, { type }).of(of)!;
  const inCountry = named('region', country);
  return {
    phone: { display: `${code} ${zeros}`, e164: code + zeros, placeholder },
    email: { address: `hello@${toId(name) || 'gym'}.example`, placeholder },
    messages: ['sms', 'email', 'call'],
    address: {
      lines: ['1 Example Street'],
      locality: city,
      postalCode: postalCodeExample,
      country: inCountry,
      placeholder,
    },
    map: { query: `${city}, ${inCountry}`, load: 'click', placeholder },
    social: [
      { id: 'photos', label: 'Photographs', url: 'https://photos.example/gym', placeholder },
    ],
    languages: { spoken: [{ name: named('language', language), code: language }], placeholder },
  };
}

function plansOf() {
  const price = __PLACE__.decimals === 0 ? 5000 : 50;
  return {
    units: [{ id: 'month', label: 'a month', means: 'for one month', placeholder }],
    terms: [
      ['unit', 'One month', 'a month is a month'],
      ['tax', 'Tax', undefined],
      ['joining', 'Joining', undefined],
      ['pause', 'Notice and pause', undefined],
      ['refund', 'Refund', undefined],
    ].map(([id, title, answer]) => ({
      id,
      title,
      ...(answer !== undefined && { answer }),
      body: 'What members should know about it.',
      placeholder,
    })),
    unitNote: 'We confirm in writing what a month covers before you pay.',
    features: [
      { id: 'floor', label: 'The floor', note: 'weights and machines', long: 'Use of the floor' },
      { id: 'classes', label: 'All classes', note: 'as many as you like', long: 'All classes' },
    ],
    plans: [
      { id: 'floor', name: 'Floor', price, unit: 'month', features: ['floor'] },
      {
        id: 'everything',
        name: 'Everything',
        price: price * 1.6,
        unit: 'month',
        features: ['floor', 'classes'],
      },
    ].map((plan) => ({ ...plan, line: 'Whom this plan is for, in one sentence.', placeholder })),
  };
}
