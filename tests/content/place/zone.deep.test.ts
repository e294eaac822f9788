import { runInThisContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { localTime, momentInWords, momentOf } from '../../../src/content/place/zone.ts';
import { localNowInScript } from '../../../src/timetable/clock.ts';
import { placeAt, placeNames, zoneOf } from './places.ts';

const hour = 3_600_000;

test.each(placeNames)('each hour of two years has its time in %s', (name) => {
  const { clock } = placeAt(name);
  const zone = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zoneOf(name),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (let moment = Date.UTC(2026, 0, 1); moment < Date.UTC(2028, 0, 1); moment += hour)
    expect(localTime(moment, clock).slice(0, 16).replace('T', ' ')).toBe(zone.format(moment));
});

test.each(placeNames)('each hour of two years in %s is a moment with that time', (name) => {
  const { clock } = placeAt(name);
  const skipped: string[] = [];
  for (let local = Date.UTC(2026, 0, 2); local < Date.UTC(2028, 0, 1); local += hour) {
    const [date, time] = new Date(local).toISOString().slice(0, 16).split('T') as [string, string];
    const found = localTime(momentOf(date, time, clock), clock).slice(0, 16);
    if (found !== `${date}T${time}`) skipped.push(`${date} ${time}`);
  }
  // Only the hour that the clocks leave out in spring.
  expect(skipped.length).toBe(clock.length > 1 ? 2 : 0);
});

test('a moment is written with the offset of its day', () => {
  expect(momentInWords('2027-03-27', '18:00', placeAt('denmark').clock)).toBe(
    '2027-03-27T18:00+01:00',
  );
  expect(momentInWords('2027-03-28', '18:00', placeAt('denmark').clock)).toBe(
    '2027-03-28T18:00+02:00',
  );
  expect(momentInWords('2027-10-31', '02:30', placeAt('denmark').clock)).toBe(
    '2027-10-31T02:30+02:00',
  );
  expect(momentInWords('2027-03-28', '18:00', placeAt('india').clock)).toBe(
    '2027-03-28T18:00+05:30',
  );
  expect(momentInWords('2027-07-01', '06:00', placeAt('newYork').clock)).toBe(
    '2027-07-01T06:00-04:00',
  );
});

test.each(placeNames)('a script in a page knows the time in %s', (name) => {
  const { clock } = placeAt(name);
  const script = localNowInScript(clock);
  vi.useFakeTimers();
  for (let moment = Date.UTC(2026, 0, 1); moment < Date.UTC(2028, 0, 1); moment += 25 * hour) {
    vi.setSystemTime(moment);
    expect(new Date(runInThisContext(script) as number).toJSON()).toBe(localTime(moment, clock));
  }
});
