// @vitest-environment jsdom
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Files, modulesOf } from '../../src/content/files.ts';
import { caches } from '../../scripts/disk.ts';
import { readPhotographs } from '../../scripts/build/pictures.ts';
import { type Weekday, weekdays } from '../../src/content/weekdays.ts';
import { liveSchedule, type LiveScheduleProps } from '../../src/pages/schedule/live-schedule.ts';
import { showOfToday } from '../../src/design/runtime/show-of-today.ts';
import { ContentCopy, root } from '../check/content-copy.ts';
import { times } from '../times.ts';
import { builtCode } from './built-code.ts';
import { changeWeeks } from './changed-weeks.ts';
import {
  daysLater,
  notHeldOn,
  type PlainClass,
  type PlainContent,
  plainDay,
  plainHours,
  weekdayOf,
} from './plain-week.ts';

/** The build date; the pages are read on it and during the next three weeks. */
const made = '2026-11-21';
const daysRead = 21;
const hoursRead = ['00:00', '06:29', '09:30', '12:30', '16:15', '19:45', '23:59'];

let worker: Worker;
beforeAll(async () => {
  const bundle = await builtCode();
  worker = new Worker(join(import.meta.dirname, 'render-worker.mjs'), {
    env: { ...process.env, NODE_ENV: 'production' },
    workerData: join(bundle, 'server/render.js'),
  });
});
afterAll(() => worker.terminate());

const seeds = Array.from({ length: 2 * times }, (_, seed) => seed);
const madeUp = new Map<number, ReturnType<typeof makeWeeks>>();

/** The pages and data of a content with changed weeks; built once for both tests. */
function weeksOf(seed: number) {
  let weeks = madeUp.get(seed);
  if (!weeks) madeUp.set(seed, (weeks = makeWeeks(seed)));
  return weeks;
}

async function makeWeeks(seed: number) {
  const copy = new ContentCopy();
  await changeWeeks(copy, seed);
  const { content, problems } = await copy.check();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const images = await readPhotographs(
    join(copy.folder, 'images'),
    caches(root).placeholderColours,
  );
  copy.remove();
  const modules = structuredClone(modulesOf(content));
  worker.postMessage({ modules: { ...modules, images }, seed });
  const [{ pages, failed }] = (await once(worker, 'message')) as [
    { pages?: [address: string, text: string][]; failed?: string },
  ];
  expect(failed).toBeUndefined();
  const file = <Name extends keyof Files>(name: Name) => content.get(name) as Files[Name];
  const plain: PlainContent = {
    hours: file('hours.yaml'),
    notice: file('notice.yaml'),
    week: Object.fromEntries(
      weekdays.map((day) => [day, file(`schedule/${day}.yaml`).classes]),
    ) as unknown as PlainContent['week'],
  };
  const nameOf = new Map<string, string>([
    ...file('classes.yaml').classes.map(({ id, name }) => [id, name] as const),
    ...file('trainers.yaml').trainers.map(({ id, name }) => [id, name] as const),
  ]);
  return { pages: new Map(pages), plain, nameOf: (id: string) => nameOf.get(id)! };
}

const shown = (element: Element) => element.closest('[hidden]') === null;

/** The visible part of a cell: the replacement for this date, or the regular one. */
const seenIn = (cell: Element) =>
  [...cell.children].find((one) => one.hasAttribute('data-from') && shown(one)) ??
  cell.firstElementChild!;

/** The visible rows: "16:00 Yoga Meenakshi R. cancelled". */
function rowsSeen(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-slot]')].filter(shown).map((row) => {
    const [time, named, trainer] = row.children;
    const parts = [
      seenIn(time!).querySelector('time')!.dateTime,
      named!.querySelector('h3')!.textContent,
      [...seenIn(trainer!).querySelectorAll('p')].concat(
        seenIn(trainer!).matches('p') ? [seenIn(trainer!) as HTMLParagraphElement] : [],
      )[0]!.firstChild!.textContent,
    ];
    const moved = [...row.querySelectorAll('[data-part=moved]')].some(shown);
    const state = row.querySelector('[data-part=state]')!;
    if (moved) parts.push('moved');
    else if (shown(state)) parts.push(row.dataset['state']!);
    return parts.join(' ');
  });
}

const laterBy24 = (time: string) => `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;
const isSame = (one: PlainClass) => (other: PlainClass) =>
  other.class === one.class && other.usual.start === one.usual.start;

/** The expected rows of a day at a moment, computed from the content alone. */
function rowsHeld(
  plain: PlainContent,
  day: Weekday,
  now: { date: string; time: string },
  nameOf: (id: string) => string,
) {
  let date = now.date;
  while (weekdayOf(date) !== day) date = daysLater(date, 1);
  const today = date === now.date;
  const running = plainDay(plain, daysLater(now.date, -1)).filter(
    ({ off, end }) => !off && laterBy24(now.time) < end,
  );
  const { spans } = plainHours(plain, date);
  const all = plainDay(plain, date).filter(({ extra }) => !extra || spans.length > 0);
  const next = all
    .filter(({ off, start }) => !off && start > now.time)
    .map(({ start }) => start)
    .sort()[0];
  let nextIsNamed = false;
  const rows = all
    .sort((one, other) => (one.start < other.start ? -1 : 1))
    .flatMap((one) => {
      const asHeld = (today || one.extra) && !one.off;
      const start = asHeld ? one.start : one.usual.start;
      const trainer = asHeld ? one.trainer : one.usual.trainer;
      let state = '';
      // Yesterday's class still runs, whatever becomes of the next one.
      if (weekdayOf(daysLater(now.date, -1)) === day && running.some(isSame(one))) state = ' onNow';
      else if (one.off) state = ' cancelled';
      else if (today && one.end <= now.time) state = ' finished';
      else if (today && one.start <= now.time) state = ' onNow';
      else if (today && one.start === next && !nextIsNamed) {
        state = ' upNext';
        nextIsNamed = true;
      }
      const row = `${start} ${nameOf(one.class)} ${nameOf(trainer)}${state}`;
      const isMoved = today && !one.extra && !one.off && one.start !== one.usual.start;
      const away = `${one.usual.start} ${nameOf(one.class)} ${nameOf(one.usual.trainer)} moved`;
      return isMoved ? [row, away] : [row];
    });
  // They stand there until their last day.
  for (const { start, class: id, trainer, until = '9' } of notHeldOn(plain, date))
    if (now.date <= until) rows.push(`${start} ${nameOf(id)} ${nameOf(trainer)}`);
  return rows.sort((one, other) => (one.slice(0, 5) < other.slice(0, 5) ? -1 : 1));
}

const byTime = (rows: string[]) => rows.map((row) => row.slice(0, 5));

test.each(seeds)(
  'each day shows what is held, at every hour of three weeks: made-up weeks %i',
  async (seed) => {
    const { pages, plain, nameOf } = await weeksOf(seed);
    for (const day of weekdays) {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: new Date(`${made}T00:00+05:30`) });
      // Only the timetable: searching the whole page at each hour takes several times longer.
      document.body.innerHTML = /<main[\s\S]*<\/main>/.exec(pages.get(`/schedule/${day}`)!)![0];
      const box = document.querySelector<HTMLElement>('[data-island=liveSchedule]')!;
      const props = JSON.parse(box.lastElementChild!.textContent) as LiveScheduleProps;
      showOfToday();
      // Removes the listeners of the previous page.
      let update = () => {};
      const listening = vi.spyOn(globalThis, 'addEventListener');
      listening.mockImplementation((type: string, listener: unknown) => {
        if (type === 'visibilitychange') update = listener as () => void;
      });
      liveSchedule(box, props);
      for (let ahead = 0; ahead < daysRead; ahead++)
        for (const time of hoursRead) {
          const date = daysLater(made, ahead);
          vi.setSystemTime(new Date(`${date}T${time}+05:30`));
          showOfToday();
          update();
          const seen = rowsSeen();
          const said = `/schedule/${day} on ${date} at ${time}`;
          const shut = document.querySelector('[data-part=shut]')!;
          let next = date;
          while (weekdayOf(next) !== day) next = daysLater(next, 1);
          const { spans, special } = plainHours(plain, next);
          expect(shown(shut), said).toBe(special && spans.length === 0);
          if (shown(shut)) continue;
          const held = rowsHeld(plain, day, { date, time }, nameOf);
          expect([...seen].sort(), said).toEqual([...held].sort());
          expect(byTime(seen), `${said}: order`).toEqual(byTime(seen).sort());
        }
      vi.useRealTimers();
      listening.mockRestore();
    }
  },
);

/** "December 4, 2026" → "2026-12-04" */
const dateOf = (words: string) => new Date(`${words} 12:00 UTC`).toISOString().slice(0, 10);
/** The first words of each kind of change; others name the difference. */
const kinds = { off: 'cancelled', extra: 'extra', changed: '' };
const dateWords = '[A-Z][a-z]+ \\d{1,2}, \\d{4}';
const line = new RegExp(
  `^(${dateWords})(?: to (${dateWords}))?: (.+?) (\\d+:\\d\\d)(am|pm), (.+)$`,
);

test.each(seeds)(
  'the list of what differs names each class on each of its days, and no other: made-up weeks %i',
  async (seed) => {
    const { pages, plain, nameOf } = await weeksOf(seed);
    document.documentElement.innerHTML = pages.get('/schedule')!;
    const lines = [...document.querySelectorAll('h3 + ul > li')].map((one) => one.textContent);
    const said = new Set<string>();
    for (const [, from, until, name, hours, half, change] of lines.flatMap((one) => {
      const found = line.exec(one);
      return found ? [found] : [];
    })) {
      const [hour, minute] = hours!.split(':').map(Number);
      const start = `${String((hour! % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      const [kind] = Object.entries(kinds).find(([, word]) => change!.startsWith(word))!;
      const last = until === undefined ? dateOf(from!) : dateOf(until);
      for (let date = dateOf(from!); date <= last; date = daysLater(date, 1)) {
        const comes =
          kind === 'extra' ||
          plainDay(plain, date).some(
            (one) => nameOf(one.class) === name && one.usual.start === start,
          );
        if (date >= made && comes) said.add(`${date} ${start} ${name} ${kind}`);
      }
    }
    const held = new Set<string>();
    for (let ahead = 0; ahead < 60; ahead++) {
      const date = daysLater(made, ahead);
      const { spans } = plainHours(plain, date);
      for (const one of plainDay(plain, date)) {
        const what = `${date} ${one.usual.start} ${nameOf(one.class)}`;
        if (one.extra && !one.off) held.add(`${what} extra`);
        // An extra class of a closed day is nowhere.
        if (one.off && ((one.calledOff && !one.extra) || spans.length > 0)) held.add(`${what} off`);
        if (!one.off && (one.start !== one.usual.start || one.trainer !== one.usual.trainer))
          held.add(`${what} changed`);
      }
    }
    expect([...said].sort()).toEqual([...held].sort());
  },
);
