import { timeInWords } from '../days-in-words.ts';

/** Every quarter of an hour of a day: '00:00' … '23:45'. */
export const quarters = Array.from(
  { length: 96 },
  (_, index) =>
    `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
);

/** The quarter hours after a time, each with its label. */
export const timesAfter = (time = '') =>
  quarters.filter((one) => one > time).map((one) => [one, timeInWords(one)] as const);
