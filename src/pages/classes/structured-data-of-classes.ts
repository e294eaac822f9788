/* The structured data of classes and coaches, for search engines. */

import { classPath, coachPath } from '../../content/page-paths.ts';
import type { Classes } from '../../content/classes.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import { momentInWords } from '../../content/place/zone.ts';
import { capitalise, clockTime, midnight } from '../../content/text/format.ts';
import type { Trainer } from '../../content/trainers.ts';
import type { Weeks } from '../../content/weekly.ts';
import { addDays } from '../../content/dates.ts';
import { minutesBetween } from '../../timetable/clock.ts';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { placeInMonth } from '../../timetable/recurrence.ts';
import type { Slot } from '../../timetable/slots.ts';

type GymClass = Classes['classes'][number];

/** The facts with which the structured data of classes and coaches refers to the gym. */
export interface GymReference {
  url: string;
  name: string;
  /** Its id in the structured data. */
  id: string;
  /** A schema.org PostalAddress; undefined while the address is a placeholder. */
  address: object | undefined;
  place: PlaceFormats;
}

/** The facts of which the structured data of a class is made. */
export interface ClassDescription {
  gymClass: GymClass;
  weekly: readonly Slot[];
  /** The extra classes that are held. */
  extras: readonly Occurrence[];
  /** Returns the coach with an id. */
  coachOf: (id: string) => Trainer;
  picture: string;
}

const organization = ({ id, name, url }: GymReference) => ({
  '@type': 'Organization',
  '@id': id,
  name,
  url,
});

const person = ({ url }: GymReference, { id, fullName, name }: Trainer) => ({
  '@type': 'Person',
  '@id': `${url}${coachPath(id)}#person`,
  name: fullName ?? name,
});

/** Returns a reference to a coach, unless the coach is still an example. */
const confirmed = (gym: GymReference, coach: Trainer) =>
  coach.placeholder ? undefined : person(gym, coach);

/**
 * Returns a class as a course with its weekly times, and its extra sessions as events
 * (https://developers.google.com/search/docs/appearance/structured-data/course-info and …/event). A class that is still
 * an example has no structured data, and without an address, which Google requires, there are no events.
 */
export function classStructuredData(
  gym: GymReference,
  { gymClass, weekly, ...rest }: ClassDescription,
): object[] {
  if (gymClass.placeholder) return [];
  const { place } = gym;
  const { id, name, summary } = gymClass;
  const { extras, coachOf, picture } = rest;
  const url = gym.url + classPath(id);
  const course = {
    '@type': 'Course',
    '@id': `${url}#course`,
    name,
    description: summary,
    url,
    image: picture,
    provider: organization(gym),
    offers: { '@type': 'Offer', category: 'Paid', url: `${gym.url}/pricing` },
    hasCourseInstance: weekly.flatMap(({ day, start, end, trainer, weeks }) =>
      frequenciesOf(weeks).map((frequency) => ({
        '@type': 'CourseInstance',
        courseMode: 'Onsite',
        courseWorkload: `PT${minutesBetween(start, end)}M`,
        courseSchedule: {
          '@type': 'Schedule',
          byDay: `https://schema.org/${capitalise(day)}`,
          startTime: start,
          endTime: clockTime(end),
          startDate: weeks?.from,
          endDate: weeks?.until,
          ...frequency,
          scheduleTimezone: place.timeZone,
        },
        instructor: confirmed(gym, coachOf(trainer)),
      })),
    ),
  };
  const events = extras.map(({ date, start, end, trainer }) => ({
    '@type': 'Event',
    name,
    description: summary,
    image: picture,
    url,
    startDate: momentInWords(date, start, place.clock),
    endDate: momentInWords(end < midnight ? date : addDays(date, 1), clockTime(end), place.clock),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: gym.name, address: gym.address },
    organizer: organization(gym),
    performer: confirmed(gym, coachOf(trainer)),
  }));
  return [
    // Google requires at least one time of a course.
    ...(course.hasCourseInstance.length > 0 ? [course] : []),
    ...(gym.address ? events : []),
  ];
}

/** Says how often a class is held, once for each week of the month. schema.org has no word for the last week. */
const frequenciesOf = ({ everyWeeks = 1, weeksOfMonth }: Weeks = {}) =>
  weeksOfMonth === undefined
    ? [{ repeatFrequency: `P${everyWeeks}W` }]
    : weeksOfMonth
        .map((week) => placeInMonth[week])
        .filter((place) => place > 0)
        .map((place) => ({ byMonthWeek: place, repeatFrequency: 'P1M' }));

/**
 * Returns a coach as the person of a profile page
 * (https://developers.google.com/search/docs/appearance/structured-data/profile-page). A coach who is still an example
 * has no structured data.
 */
export function coachStructuredData(
  gym: GymReference,
  coach: Trainer,
  portrait: string | undefined,
): object[] {
  if (coach.placeholder) return [];
  const url = gym.url + coachPath(coach.id);
  const real = coach.certificates?.filter(({ placeholder }) => !placeholder) ?? [];
  return [
    {
      '@type': 'ProfilePage',
      url,
      mainEntity: {
        ...person(gym, coach),
        jobTitle: coach.role,
        worksFor: organization(gym),
        url,
        image: portrait,
        knowsLanguage: coach.languages?.map(({ code }) => code),
        hasCredential:
          real.length === 0
            ? undefined
            : real.map(({ title, school, year, validUntil, checkUrl }) => ({
                '@type': 'EducationalOccupationalCredential',
                name: title,
                dateCreated: String(year),
                expires: validUntil === undefined ? undefined : `${validUntil}-12-31`,
                recognizedBy:
                  school === undefined ? undefined : { '@type': 'Organization', name: school },
                url: checkUrl,
              })),
      },
    },
  ];
}
