import { formatsOf, type Place } from '../../../src/content/place/place-formats.ts';

const places = {
  india: {
    language: 'en',
    country: 'IN',
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    clock: 12,
    dates: '{month} {day}, {year}',
    firstDay: 0,
  },
  denmark: {
    language: 'da',
    country: 'DK',
    timeZone: 'Europe/Copenhagen',
    currency: 'DKK',
    clock: 24,
  },
  poland: {
    language: 'pl',
    country: 'PL',
    timeZone: 'Europe/Warsaw',
    currency: 'PLN',
    clock: 24,
  },
  germany: {
    language: 'de',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    clock: 24,
  },
  hungary: {
    language: 'hu',
    country: 'HU',
    timeZone: 'Europe/Budapest',
    currency: 'HUF',
    clock: 24,
  },
  newYork: {
    language: 'en',
    country: 'US',
    timeZone: 'America/New_York',
    currency: 'USD',
    clock: 12,
  },
  quebec: {
    language: 'fr',
    country: 'CA',
    timeZone: 'America/Toronto',
    currency: 'CAD',
    clock: 24,
  },
  /** Half an hour of daylight saving. */
  lordHowe: {
    language: 'en',
    country: 'AU',
    timeZone: 'Australia/Lord_Howe',
    currency: 'AUD',
    clock: 12,
  },
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
export const placeNames = Object.keys(places) as PlaceName[];
export const zoneOf = (name: PlaceName) => places[name].timeZone;

/** The formats of a place from 2026 on. */
export const placeAt = (name: PlaceName) => formatsOf(places[name], ['zero', 'one'], 2026);
