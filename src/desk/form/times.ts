import { byHours, countedTime, midnight, typedTime } from '../../content/text/format.ts';
import { timeInWords } from '../words/days-in-words.ts';

/** Every quarter of an hour of a day: '00:00' … '23:45'. */
export const quarters = Array.from(
  { length: 96 },
  (_, index) =>
    `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
);

/** The possible ends of something, as content files write them: '00:15' … '06:00 next day'. */
export const ends = [
  ...quarters.slice(1),
  midnight,
  ...quarters.slice(1, 25).map((one) => typedTime(byHours(one, 24))),
];

const labelled = (time: string) => [time, timeInWords(time)] as const;

/** The options of a select for a time: each quarter of an hour with its label. */
export const timesOfDay = quarters.map(labelled);

/** The times at which something that begins at a time can end, each with its label. */
export const timesAfter = (time: string) =>
  ends.filter((one) => countedTime(one) > time).map(labelled);
