import type { TrialPageProps } from '../../../src/pages/trial/TrialPage.tsx';
import { dayAndDate, shortDayAndDate } from '../../../src/timetable/day-notes.ts';
import { madeUpPhotograph } from '../../made-up.ts';
import { row, weekOf, weeksIn } from '../../timetable/made-up-timetable.ts';
import { india } from '../../content/place/places.ts';

const open = [{ opens: '05:30', closes: '23:30' }];

const message = {
  heading: 'Write your message',
  label: 'Fill in the gaps',
  ready: 'Your message is ready',
  change: 'Change what you like',
  words: 'I am {name}: {class}, {date}, {start}',
  gap: '…',
  blank: 'I am …: …',
  anew: 'Write it anew',
  emailSubject: 'A first class',
  note: 'Nothing leaves this page before that.',
  noteWithoutScript: 'Fill in the gaps in the app.',
};
const pick = {
  class: 'Pick a class',
  perWeek: '{timesPerWeek} a week',
  time: 'Pick a time',
  before: 'Pick a class first.',
  coming: '{class} in the coming seven days.',
  noTime: '{class} is not on in the coming seven days: this is its next time.',
  noDate: '{class} has no date yet.',
  bring: 'Bring: {items}',
  gone: 'The time that you had picked has passed.',
  name: 'Say who comes',
  nameLabel: 'Your first name',
};

const coach = 'Meenakshi R.';
const weeks = weeksIn(
  {
    rows: [
      row('thursday', '18:00', '23:00', { trainer: coach }),
      row('saturday', '16:00', '23:00', { trainer: coach }),
      row('wednesday', '16:00', '23:00', {
        class: 'karate',
        trainer: coach,
        from: '2026-12-09',
        until: '2026-12-09',
      }),
    ],
    hours: { week: weekOf(open, open) },
    notice: {
      cancellations: [
        { date: '2026-12-03', class: 'yoga', start: '18:00', reason: 'Meenakshi is ill' },
      ],
    },
  },
  '2026-11-23',
);

/** A page about a first class: yoga on Thursdays and Saturdays, karate on December 9, 2026 and on no date after it. */
export const madeUpTrial: TrialPageProps = {
  top: {
    title: 'First class',
    photo: { photograph: madeUpPhotograph, focus: '50% 50%' },
    cost: 'Free',
    terms: 'One class, 60 minutes.',
    termsNote: undefined,
  },
  steps: {
    words: pick,
    classes: [
      { id: 'yoga', name: 'Yoga', perWeek: '2 a week' },
      { id: 'karate', name: 'Karate', perWeek: undefined },
    ],
  },
  timesWithoutScript: {
    heading: 'Three lines to us',
    lead: 'The times:',
    classes: [{ id: 'yoga', name: 'Yoga', times: 'Thu 6:00pm, Sat 4:00pm' }],
    link: 'The whole timetable',
  },
  messageForm: {
    words: message,
    ways: [
      { id: 'sms', label: 'Send as SMS', to: 'sms:+910000000000?&body=…' },
      { id: 'email', label: 'E-mail', to: 'mailto:hello@gym.example?subject=A&body=…' },
      { id: 'call', label: 'Call', to: 'tel:+910000000000' },
    ],
    newTab: 'opens in a new tab',
  },
  live: {
    weeks,
    days: Object.fromEntries(
      Object.keys(weeks.dates).map((date) => [
        date,
        [shortDayAndDate(date, india), dayAndDate(date, india)],
      ]),
    ),
    pick,
    outdated: 'These times may have changed.',
    message,
    names: { yoga: 'Yoga', karate: 'Karate' },
    bring: { yoga: 'Bring: a mat', karate: 'Bring: loose clothes' },
    phone: '+910000000000',
    email: 'hello@gym.example',
  },
  meet: { heading: 'Whom you meet', body: 'Your coach.' },
  bring: { heading: 'What to bring', items: ['A towel'] },
  questions: { heading: 'Questions', items: [] },
};
