import { expect, test } from 'vitest';
import type { Trainer } from '../../../src/content/trainers.ts';
import {
  type ClassDescription,
  classStructuredData,
  coachStructuredData,
} from '../../../src/pages/classes/structured-data-of-classes.ts';
import { india } from '../../content/place/places.ts';

const address = { '@type': 'PostalAddress', streetAddress: '1 Yard' };
const gym = {
  url: 'https://gym.example',
  name: 'Gym',
  id: 'https://gym.example/#gym',
  address,
  place: india,
};
const asha = { id: 'asha-r', name: 'Asha R.', role: 'Yoga teacher', line: 'Breathe.' };
const coach = (more: Partial<Trainer> = {}): Trainer => ({ ...asha, ...more });

const yoga = {
  id: 'yoga',
  name: 'Yoga',
  trainer: 'asha-r',
  level: 'All levels',
  minutes: 60,
  summary: 'Slow and strong.',
  bring: ['A mat'],
};
const slot = {
  id: 'monday-yoga-0900',
  day: 'monday' as const,
  start: '09:00',
  end: '10:00',
  class: 'yoga',
  trainer: 'asha-r',
};
const { start, end, trainer } = slot;
const extra = { slot, date: '2026-12-07', start, end, trainer, isChanged: false };
type Gym = Parameters<typeof classStructuredData>[0];
const facts = (more: Partial<ClassDescription> = {}, of: Gym = gym) => {
  const usual = { gymClass: yoga, weekly: [slot], extras: [], coachOf: () => coach() };
  const picture = 'https://gym.example/yoga.jpg';
  const data = classStructuredData(of, { ...usual, picture, ...more });
  return JSON.parse(JSON.stringify(data)) as object[];
};

test('a class is a course with a schedule for each weekly time', () => {
  const last = { ...slot, weeks: { weeksOfMonth: ['last' as const] } };
  const [course, ...others] = facts({ weekly: [slot, last] });
  expect(others).toEqual([]);
  expect(course).toMatchObject({
    '@type': 'Course',
    name: 'Yoga',
    description: 'Slow and strong.',
    url: 'https://gym.example/classes/yoga',
    provider: { '@type': 'Organization', name: 'Gym' },
    offers: { '@type': 'Offer', category: 'Paid' },
    hasCourseInstance: [
      {
        courseMode: 'Onsite',
        courseWorkload: 'PT60M',
        courseSchedule: {
          byDay: 'https://schema.org/Monday',
          startTime: '09:00',
          endTime: '10:00',
          repeatFrequency: 'P1W',
          scheduleTimezone: 'Asia/Kolkata',
        },
        instructor: { '@type': 'Person', name: 'Asha R.' },
      },
    ],
  });
  expect(facts({ weekly: [last] })).toEqual([]);
});

test('a class in some weeks of the month has a schedule for each of them', () => {
  const sometimes = { ...slot, weeks: { weeksOfMonth: ['first', 'third', 'last'] as const } };
  const schedule = (byMonthWeek: number) => ({
    courseSchedule: { byDay: 'https://schema.org/Monday', byMonthWeek, repeatFrequency: 'P1M' },
  });
  expect(facts({ weekly: [sometimes] })).toMatchObject([
    { hasCourseInstance: [schedule(1), schedule(3)] },
  ]);
});

test('an extra session is an event in Indian time, at an address that is confirmed', () => {
  const extras = [extra];
  expect(facts({ weekly: [], extras })).toMatchObject([
    {
      '@type': 'Event',
      name: 'Yoga',
      startDate: '2026-12-07T09:00+05:30',
      endDate: '2026-12-07T10:00+05:30',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Gym', address },
      performer: { name: 'Asha R.' },
    },
  ]);
  expect(facts({ weekly: [], extras }, { ...gym, address: undefined })).toEqual([]);
});

test('nothing that is a placeholder reaches search engines', () => {
  expect(facts({ gymClass: { ...yoga, placeholder: true } })).toEqual([]);
  expect(coachStructuredData(gym, coach({ placeholder: true }), undefined)).toEqual([]);
  const [course] = facts({ coachOf: () => coach({ placeholder: true }) });
  expect(JSON.stringify(course)).not.toContain('Asha');
  const certificates = [{ title: 'Invented', year: 2020, placeholder: true }];
  const [page] = coachStructuredData(gym, coach({ certificates }), undefined);
  expect(JSON.stringify(page)).not.toMatch(/Invented|hasCredential/);
});

test('a coach is the person of a profile page, with certificates and languages', () => {
  const checkUrl = 'https://school.example/1';
  const school = { school: 'A school', year: 2014, validUntil: 2027, checkUrl };
  const certificates = [
    { title: 'Yoga teacher', ...school },
    { title: 'First aid', year: 2025 },
  ];
  const languages = [{ name: 'ಕನ್ನಡ', code: 'kn' }];
  const full = coach({ fullName: 'Asha Rao', certificates, languages });
  expect(coachStructuredData(gym, full, 'https://gym.example/asha.jpg')).toMatchObject([
    {
      '@type': 'ProfilePage',
      url: 'https://gym.example/coaches/asha-r',
      mainEntity: {
        '@type': 'Person',
        name: 'Asha Rao',
        jobTitle: 'Yoga teacher',
        worksFor: { '@id': 'https://gym.example/#gym' },
        image: 'https://gym.example/asha.jpg',
        knowsLanguage: ['kn'],
        hasCredential: [
          {
            name: 'Yoga teacher',
            dateCreated: '2014',
            expires: '2027-12-31',
            recognizedBy: { name: 'A school' },
            url: checkUrl,
          },
          { name: 'First aid', dateCreated: '2025', expires: undefined, url: undefined },
        ],
      },
    },
  ]);
});
