import { createInterface, type Interface } from 'node:readline/promises';
import { toId } from '../../../src/text/to-id.ts';
import { countryNamed, defaultsOf, languageNamed } from './country-defaults.ts';

/** The answers to the questions of `npm run new`, from which the content of a new gym is made. */
export interface Answers {
  name: string;
  city: string;
  /** "DK" */
  country: string;
  /** "da" */
  language: string;
  /** The names of its classes. */
  offers: readonly string[];
  timeZone: string;
  currency: string;
  clock: 12 | 24;
}

/** Answers that were given with the command, as typed. */
export type Given = Readonly<Partial<Record<Asked, string>>>;
type Asked = 'name' | 'city' | 'country' | 'language' | 'offers' | 'zone' | 'currency';

const questions: Record<Asked, string> = {
  name: 'What is the gym called?',
  city: 'In which city is it?',
  country: 'In which country? (India, Denmark, …)',
  language: 'In which language is the site? (English, Danish, …)',
  offers: 'What does it offer? (Strength, Yoga, Running)',
  zone: 'Which of these time zones is it in?',
  currency: 'Which currency has it? (three letters: EUR)',
};

/**
 * Asks for the answers that the command line lacks. Rejects if an answer of the command line is not understood, or if
 * the input ends too early.
 */
export async function answersOf(given: Given): Promise<Answers> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_, reject) =>
    reader.once('close', () =>
      reject(
        new Error(
          'Not everything was answered, so nothing was written. npm run new -- --help names the answers.',
        ),
      ),
    ),
  );
  try {
    return await Promise.race([ask(reader, given), ended]);
  } finally {
    ended.catch(() => undefined);
    reader.close();
  }
}

async function ask(reader: Interface, given: Given): Promise<Answers> {
  /** Repeats a question until `read` understands the answer. */
  const answer = async <Value>(
    asked: Asked,
    read: (typed: string) => Value | undefined,
    more = '',
  ): Promise<Value> => {
    const own = given[asked];
    if (own !== undefined) {
      const value = read(own);
      if (value === undefined)
        throw new Error(`--${asked}=${own} is not understood. ${questions[asked]}`);
      return value;
    }
    for (;;) {
      const value = read(await reader.question(`${questions[asked]}${more} `));
      if (value !== undefined) return value;
      console.log('That was not understood.');
    }
  };
  const name = await answer('name', textOf(40));
  const city = await answer('city', textOf(40));
  const country = await answer('country', countryNamed);
  const language = await answer('language', languageNamed);
  const offers = await answer('offers', namesOf);
  const home = defaultsOf(country, language);
  const zones = zonesFor(city, home.timeZones);
  const timeZone =
    given.zone === undefined && zones.length === 1
      ? zones[0]!
      : await answer('zone', zoneNamed(home.timeZones), `\n  ${zones.join('\n  ')}\n`);
  const currency =
    given.currency === undefined && home.currency !== undefined
      ? home.currency
      : await answer('currency', (typed) => /^[A-Z]{3}$/.exec(typed.trim().toUpperCase())?.[0]);
  return { name, city, country, language, offers, timeZone, currency, clock: home.clock };
}

const textOf = (most: number) => (typed: string) =>
  typed.trim() === '' || typed.trim().length > most ? undefined : typed.trim();

/** "Strength, Yoga" → two names; undefined without one, with more than twelve, or with one of more than 30 letters. */
function namesOf(typed: string): string[] | undefined {
  const names = [...new Set(typed.split(',').map((name) => name.trim()))].filter(Boolean);
  return names.length === 0 || names.length > 12 || names.some((name) => name.length > 30)
    ? undefined
    : names;
}

/** The zones to choose from: one, if all have the same time or one is named after the city. */
function zonesFor(city: string, zones: readonly string[]): readonly string[] {
  const named = toId(city);
  const own = zones.find((zone) => toId(zone.split('/').at(-1)!) === named);
  if (own !== undefined) return [own];
  const timesIn = (timeZone: string) =>
    [0, 6].map((month) => new Date(Date.UTC(2026, month, 15)).toLocaleString('en', { timeZone }));
  const different = new Set(zones.map((zone) => String(timesIn(zone))));
  return different.size === 1 ? zones.slice(0, 1) : zones;
}

const zoneNamed = (zones: readonly string[]) => (typed: string) =>
  zones.find((zone) => zone.toLowerCase() === typed.trim().toLowerCase().replaceAll(' ', '_'));
