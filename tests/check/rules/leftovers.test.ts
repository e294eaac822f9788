import { expect, test } from 'vitest';
import { leftovers } from '../../../src/check/rules/leftovers.ts';
import { lettersAreInTheTypeface } from '../../../src/check/rules/texts.ts';
import { addDays } from '../../../src/content/dates.ts';
import { daysKeptAfterEnd } from '../../../src/timetable/slots.ts';
import { all, contentOf, placesOf, said, problemsOf } from './content-of.ts';

const found = (files: Record<string, unknown>, today = '2026-11-21') =>
  problemsOf(leftovers, contentOf(files), today);

const passing = {
  'hours.yaml': {
    exceptions: [
      { from: '2026-11-18', until: '2026-11-20', reason: 'Paint' },
      { date: '2026-11-20', reason: 'Fair' },
    ],
  },
  'notice.yaml': {
    notices: [{ text: 'No water.', from: '2026-11-01', until: '2026-11-20' }],
    cancellations: [{ date: '2026-11-21' }, { date: '2026-11-20' }],
    changes: [{ from: '2026-11-18', until: '2026-11-20' }],
    extraClasses: [{ date: '2026-11-20' }],
  },
  'pages/blog.yaml': { discount: { until: '2026-11-20' } },
};

test('what is over is noted from the day after its last one', () => {
  expect(found(passing, '2026-11-20')).toEqual([]);
  // An offer without a last day is never over.
  expect(found({ 'pages/blog.yaml': { discount: {} } })).toEqual([]);
  expect(said(found(passing))).toMatchInlineSnapshot(`
    "note hours.yaml exceptions.0.until
    The day "Paint" ended on November 20, 2026, and no page shows it any more.
    → exceptions: removed
    note hours.yaml exceptions.1.date
    The day "Fair" ended on November 20, 2026, and no page shows it any more.
    → exceptions: removed
    note notice.yaml notices.0.until
    This notice ended on November 20, 2026, and no page shows it any more.
    → notices: removed
    note notice.yaml cancellations.1.date
    This cancellation ended on November 20, 2026, and no page shows it any more.
    → cancellations.1: removed
    note notice.yaml changes.0.until
    This change ended on November 20, 2026, and no page shows it any more.
    → changes: removed
    note notice.yaml extraClasses.0.date
    This extra class ended on November 20, 2026, and no page shows it any more.
    → extraClasses: removed
    note pages/blog.yaml discount.until
    This offer ended on November 20, 2026, and no page shows it any more.
    → discount: removed
    Delete it, or correct the date."
  `);
});

test('a coach can be removed from the day after the last one on', () => {
  const trainers = [
    { id: 'joel-d', name: 'Joel D.', lastDay: '2026-11-20' },
    { id: 'tenzin-w', name: 'Tenzin W.', lastDay: '2026-11-21' },
    { id: 'kavya-n', name: 'Kavya N.' },
  ];
  const files = { 'trainers.yaml': { trainers } };
  expect(found(files, '2026-11-20')).toEqual([]);
  expect(said(found(files, '2026-11-21'))).toMatchInlineSnapshot(`
    "note trainers.yaml trainers.0.lastDay
    Joel D. has left and can be removed.
    Delete the coach here, and the classes in schedule/ that have ended."
  `);
});

const contact = (number: string, domain: string, mark: object = { placeholder: true }) => ({
  'contact.yaml': {
    phone: { number, ...mark },
    email: { address: `hello@${domain}`, ...mark },
    whatsapp: { number, ...mark },
    social: [{ label: 'instagram', url: `https://${domain}/gym`, ...mark }],
  },
});

test('a question that no page has chosen is seen by nobody', () => {
  const page = (...items: string[]) => ({ questions: { items } });
  const ids = (...all: string[]) => all.map((id) => ({ id }));
  const files = {
    'faq.yaml': {
      questions: [{ id: 'lift' }, { id: 'towels' }, ...ids('parking', 'mats', 'stiff', 'shoes')],
    },
    'pages/pricing.yaml': page('lift'),
    'pages/contact.yaml': page('parking'),
    'pages/class.yaml': page('mats'),
    'pages/trial.yaml': page('shoes'),
    'classes.yaml': { classes: [{ id: 'yoga', questions: ['stiff'] }, { id: 'boxing' }] },
  };
  expect(said(found(files))).toMatchInlineSnapshot(`
    "note faq.yaml questions.1.id
    No page shows this question.
    Add "towels" to the questions of a page, such as Pricing, or delete the question."
  `);
  for (const file of Object.keys(files)) expect(found({ ...files, [file]: undefined })).toEqual([]);
});

test('a certificate runs out after its last year', () => {
  const certificates = [2025, 2026, undefined].map((validUntil) => ({ title: 'Aid', validUntil }));
  const trainers = [{ id: 'asha' }, { id: 'ravi', certificates }];
  expect(said(found({ 'trainers.yaml': { trainers } }))).toMatchInlineSnapshot(`
    "note trainers.yaml trainers.1.certificates.0.validUntil
    The certificate Aid was valid until 2025, and the page of the coach still shows it.
    Write the new year, or delete the certificate."
  `);
});

test('what is real is not marked as invented', () => {
  expect(said(found(contact('+91 98450 12345', 'gym.in')))).toMatchInlineSnapshot(`
    "note contact.yaml phone.placeholder
    The phone number looks real, but it is still marked as an example, so search engines do not get it.
    note contact.yaml email.placeholder
    The e-mail address looks real, but it is still marked as an example, so search engines do not get it.
    note contact.yaml whatsapp.placeholder
    The WhatsApp number looks real, but it is still marked as an example, so search engines do not get it.
    note contact.yaml social.0.placeholder
    The address of Instagram looks real, but it is still marked as an example, so search engines do not get it.
    If it is the real one, remove this mark."
  `);
  expect(found(contact('+91 0000 000000', 'gym.example'))).toEqual([]);
  for (const mark of [{}, { placeholder: false }])
    expect(found(contact('+91 98450 12345', 'gym.in', mark))).toEqual([]);
  expect(placesOf(found(contact('+91 00000 00000', 'gym.example.in')))).toEqual([
    'contact.yaml email.placeholder',
    'contact.yaml social.0.placeholder',
  ]);
});

const letters = (files: Record<string, unknown>) => all(lettersAreInTheTypeface(contentOf(files)));

test('a letter that the typeface lacks is noted once for a file', () => {
  const files = {
    'faq.yaml': { plain: 'Plain — é ₹', first: 'a → b', second: '☆' },
    'plans.yaml': { text: 'ಹೆ' },
    'about.yaml': { text: '→→' },
  };
  expect(said(letters(files))).toMatchInlineSnapshot(`
    "note faq.yaml first "→"
    The typeface lacks "→".
    note plans.yaml text "ಹ"
    The typeface lacks "ಹ" and other letters used here.
    note about.yaml text "→"
    The typeface lacks "→".
    Leave it to be shown in another typeface (pictures beside links leave it out), or write it with other letters."
  `);
});

test('a letter that is composed of two is one of the typeface', () => {
  expect(letters({ 'faq.yaml': { text: 'Cafe\u0301' } })).toEqual([]);
});

test('texts that are heard, and the names of languages, may have letters of their own', () => {
  expect(letters({ 'gallery.yaml': { images: [{ alt: '→' }] } })).toEqual([]);
  expect(letters({ 'contact.yaml': { languages: { spoken: [{ name: 'ಕನ್ನಡ' }] } } })).toEqual([]);
  expect(letters({ 'contact.yaml': { hint: 'ಕನ್ನಡ' } })).toHaveLength(1);
  expect(letters({ 'about.yaml': { languages: 'ಕನ್ನಡ' } })).toHaveLength(1);
});

test('a class that has ended can be removed once its end was told in calendars for long enough', () => {
  const week = { 'schedule/monday.yaml': { classes: [{ until: '2026-11-20' }] } };
  const lastDayKept = addDays('2026-11-20', daysKeptAfterEnd);
  expect(found(week, lastDayKept)).toEqual([]);
  expect(found(week, addDays(lastDayKept, 1))).toHaveLength(1);
});
