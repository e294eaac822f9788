import { formatsOf, type Place } from '../../../src/content/place/place-formats.ts';

const place = (
  address: string,
  timeZone: string,
  currency: string,
  clock: 12 | 24,
  more: Partial<Place> = {},
): Place => {
  const [language, country] = address.split('-') as [string, string];
  return { language, country, timeZone, currency, clock, ...more };
};
const inIndia = { dates: '{month} {day}, {year}', firstDay: 0 };

const places = {
  india: place('en-IN', 'Asia/Kolkata', 'INR', 12, inIndia),
  denmark: place('da-DK', 'Europe/Copenhagen', 'DKK', 24),
  poland: place('pl-PL', 'Europe/Warsaw', 'PLN', 24),
  germany: place('de-DE', 'Europe/Berlin', 'EUR', 24),
  hungary: place('hu-HU', 'Europe/Budapest', 'HUF', 24),
  newYork: place('en-US', 'America/New_York', 'USD', 12),
  quebec: place('fr-CA', 'America/Toronto', 'CAD', 24),
  /** Half an hour of daylight saving. */
  lordHowe: place('en-AU', 'Australia/Lord_Howe', 'AUD', 12),
};

export type PlaceName = keyof typeof places;
export const placeNames = Object.keys(places) as PlaceName[];
export const zoneOf = (name: PlaceName) => places[name].timeZone;

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The formats of a place from 2026 on. */
export const placeAt = (name: PlaceName) => formatsOf(places[name], numbers, 2026);

/** The place of most tests, and the clock of their pages. */
export const india = placeAt('india');
