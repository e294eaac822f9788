// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeCompletedAction } from '../../src/accounts/completed-action.ts';
import type { Files } from '../../src/content/files.ts';
import { formatDate, formatPrice, formatTime } from '../../src/content/text/format.ts';
import { type Weekday, weekdays } from '../../src/content/weekdays.ts';
import { showOfToday } from '../../src/design/runtime/show-of-today.ts';
import { weekProps } from '../../src/pages/schedule/week-page.ts';
import { WeekPage } from '../../src/pages/schedule/WeekPage.tsx';
import { liveWeek } from '../../src/pages/schedule/live-week.ts';
import { liveSaves } from '../../src/pages/schedule/live-saves.ts';
import { liveTimes } from '../../src/pages/schedule/live-times.ts';
import { classProps } from '../../src/pages/classes/class-page.ts';
import { ClassPage } from '../../src/pages/classes/ClassPage.tsx';
import { coachProps } from '../../src/pages/coaches/coach-pages.ts';
import { CoachPage } from '../../src/pages/coaches/CoachPage.tsx';
import { pricingProps } from '../../src/pages/pricing/pricing-page.ts';
import { PricingPage } from '../../src/pages/pricing/PricingPage.tsx';
import { addDays, weekdayOf } from '../../src/content/dates.ts';
import { type Occurrence, occurrences } from '../../src/timetable/occurrences.ts';
import type { SiteContent } from '../../src/pages/site-content.ts';
import type { Week } from '../../src/timetable/slots.ts';
import { today } from '../check/content-copy.ts';
import { siteOf } from './site-at-hand.ts';
import { india } from '../content/place/places.ts';

/*
 * Around each day on which something of the content below begins or ends, pages that are open are looked at in each
 * hour, and compared with what is held and with the content.
 */

const day = (ahead: number) => addDays(today, ahead);
const lastUsualDay = day(9);
const cancelledDay = day(11);
const extraDay = day(12);
const closedDay = day(14);
const changedDay = day(18);
/** The days of the sweep: from the first day on which something below is announced or begins to the last. */
const days = Array.from({ length: 16 }, (_, ahead) => day(ahead + 4));
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** What the plan costs from each of its borders on. */
const costs = { [today]: 950, [day(5)]: 700, [day(16)]: 1050 };
const otherPrices = [
  { price: 1050, from: day(10), announced: true },
  { price: 700, from: day(5), until: day(15), announced: true },
];

let ids: { classes: readonly string[]; coaches: readonly string[] };

function madeUpFiles(files: Files): Files {
  const { classes } = files['classes.yaml'];
  const { trainers } = files['trainers.yaml'];
  ids = { classes: classes.map(({ id }) => id), coaches: trainers.map(({ id }) => id) };
  const [split, weekly, extra] = ids.classes as [string, string, string];
  const [usual, next, ofExtra, substitute] = ids.coaches as [string, string, string, string];
  const morning = { class: split, start: '09:00', end: '10:00' };
  const evening = { class: weekly, trainer: usual, start: '18:00', end: '19:00' };
  const rows: [Weekday, object[]][] = [
    [
      weekdayOf(lastUsualDay),
      [
        { ...morning, trainer: usual, until: lastUsualDay },
        { ...morning, trainer: next, from: day(10) },
      ],
    ],
    [weekdayOf(cancelledDay), [evening]],
    [weekdayOf(closedDay), [evening]],
  ];
  const { plans, ...ofPlans } = files['plans.yaml'];
  const { offer: _, ...plan } = plans[0]!;
  return {
    ...files,
    ...(Object.fromEntries(
      weekdays.map((one) => [
        `schedule/${one}.yaml`,
        {
          ...files[`schedule/${one}.yaml`],
          classes: rows.flatMap(([of, own]) => (of === one ? own : [])),
        },
      ]),
    ) as unknown as Pick<Files, 'schedule/monday.yaml'>),
    'notice.yaml': {
      label: 'Notice',
      cancellations: [
        { date: cancelledDay, class: weekly, start: evening.start, reason: 'The floor is wet' },
      ],
      changes: [
        {
          date: changedDay,
          class: weekly,
          start: evening.start,
          trainer: substitute,
          newStart: '20:00',
          newEnd: '21:00',
        },
      ],
      extraClasses: [
        { date: extraDay, class: extra, trainer: ofExtra, start: '07:00', end: '08:00' },
      ],
    },
    'hours.yaml': {
      ...files['hours.yaml'],
      exceptions: [{ date: closedDay, closed: true, reason: 'A holiday' }],
    },
    'plans.yaml': { ...ofPlans, plans: [{ ...plan, price: 950, otherPrices }] },
  };
}

let files: Files;
let held: readonly Occurrence[];
let nameOf: (kind: 'class' | 'coach', id: string) => string;
let site: SiteContent;

beforeAll(() => {
  site = siteOf((of) => (files = madeUpFiles(of)));
  const week = Object.fromEntries(
    weekdays.map((one) => [one, files[`schedule/${one}.yaml`].classes]),
  ) as unknown as Week;
  held = occurrences(
    { week, hours: files['hours.yaml'], notice: files['notice.yaml'] },
    day(-1),
    60,
  ).filter(({ off }) => off === undefined);
  const names = {
    class: new Map(files['classes.yaml'].classes.map(({ id, name }) => [id, name])),
    coach: new Map(files['trainers.yaml'].trainers.map(({ id, name }) => [id, name])),
  };
  nameOf = (kind, id) => names[kind].get(id)!;
}, 60_000);

const listeners: Parameters<typeof removeEventListener>[] = [];
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...listener: unknown[]) => {
    listeners.push(listener as (typeof listeners)[number]);
    add(...(listener as Parameters<typeof addEventListener>));
  });
  Element.prototype.checkVisibility = () => true;
  HTMLElement.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  for (const listener of listeners.splice(0)) removeEventListener(...listener);
  vi.mocked(window.addEventListener).mockRestore();
});

const setClock = (date: string, time: string) => vi.setSystemTime(`${date}T${time}:30+05:30`);
/** Lets an open page notice the time, as when it is seen again. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

function show(page: ReactNode): HTMLElement {
  const container = document.createElement('div');
  // React fills a template only as markup.
  container.innerHTML = renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
  document.body.append(container);
  return container.querySelector<HTMLElement>('[data-island]')!;
}

const stillToCome = (date: string, time: string) =>
  held.filter((one) => one.date > date || (one.date === date && one.start > time));
const isShown = (element: Element) => !element.closest('[hidden]');
const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';

/** What an open page /schedule says: its result, its message, and its rows. */
const stateOfWeek = (box: HTMLElement) => ({
  result: textOf(box.querySelector('[role=status]')),
  isEmpty: isShown(box.querySelector('[data-part=none]')!),
  rows: [...box.querySelectorAll('[data-slot]:not([data-out])')].filter(isShown).map(textOf),
});

function openWeek(search: string) {
  history.replaceState(null, '', `/schedule${search}`);
  const props = weekProps(site);
  const box = show(<WeekPage {...props} />);
  liveWeek(box, props.live);
  return { box, props };
}

test.each([
  ['', () => true],
  ['class', ({ slot }: Occurrence) => slot.class === ids.classes[0]],
  ['coach', ({ trainer }: Occurrence) => trainer === ids.coaches[0]],
  ['coach of the extra class', ({ trainer }: Occurrence) => trainer === ids.coaches[2]],
])(
  'in each hour the week of %s says what is held in seven days, in all its lines',
  async (filter, matches) => {
    const search = {
      '': '',
      class: `?class=${ids.classes[0]}`,
      coach: `?coach=${ids.coaches[0]}`,
      'coach of the extra class': `?coach=${ids.coaches[2]}`,
    }[filter]!;
    setClock(days[0]!, '00:00');
    const { box } = openWeek(search);
    // The script of the filters.
    await vi.dynamicImportSettled();
    expect(box.querySelector('[data-part=week]')!.hasAttribute('data-filtered')).toBe(
      search !== '',
    );
    for (const date of days)
      for (const time of hours) {
        setClock(date, time);
        lookAgain();
        const { result, isEmpty, rows } = stateOfWeek(box);
        const at = `${date} ${time}: ${result}`;
        const own = held.filter(
          (one) => matches(one) && one.date >= date && one.date <= addDays(date, 6),
        );
        const [next] = stillToCome(date, time).filter((one) => own.includes(one));
        expect(isEmpty, at).toBe(rows.length === 0);
        if (isEmpty) expect(own, at).toEqual([]);
        else {
          expect(result.startsWith(own.length === 1 ? 'One' : `${own.length} `), at).toBe(true);
          const said = next && `${nameOf('class', next.slot.class)}, `;
          if (said) expect(result, at).toContain(said);
          if (next) expect(result, at).toContain(formatTime(next.start, india));
          else expect(result, at).not.toContain('Next');
        }
        for (const { start, trainer } of own)
          expect(
            rows.some(
              (row) =>
                row.includes(formatTime(start, india)) && row.includes(nameOf('coach', trainer)),
            ),
            `${at}, ${start} ${trainer}`,
          ).toBe(true);
      }
  },
  600_000,
);

test('in each hour of each day a saved class is found in its week', () => {
  for (const date of days) {
    setClock(date, '12:00');
    const { box, props } = openWeek('');
    const saves = box.querySelector<HTMLElement>('[data-island=liveSaves]')!;
    for (const id of Object.keys(props.saves!.slots)) {
      storeCompletedAction(id);
      (document.activeElement as HTMLElement).blur();
      liveSaves(saves, props.saves!);
      expect(textOf(saves.querySelector('[data-part=saveStatus]')), `${date} ${id}`).not.toBe('');
      const toggles = [...saves.querySelectorAll<HTMLElement>(`[data-save="${id}"]`)];
      if (toggles.some(isShown))
        expect((document.activeElement as HTMLElement).dataset['save'], `${date} ${id}`).toBe(id);
    }
    box.parentElement!.remove();
  }
}, 600_000);

/** Whether the part of the page with the next session, and that without any, are shown. */
const nextShown = (box: HTMLElement) => ({
  next: [...box.querySelectorAll('[data-part=next]')].filter(isShown).map(textOf),
  none: [...box.querySelectorAll('[data-part=noNext]')].filter(isShown).map(textOf),
});

test.each(['class', 'coach'] as const)(
  'in each hour the pages of each %s name the next session, or say that there is none',
  (kind) => {
    for (const id of ids[kind === 'class' ? 'classes' : 'coaches'].slice(0, 5)) {
      setClock(days[0]!, '00:00');
      const open = () => {
        if (kind === 'class') {
          const props = classProps(site, site.classOf(id));
          return { box: show(<ClassPage {...props} />), live: props.live };
        }
        const props = coachProps(site, site.trainerOf(id));
        return { box: show(<CoachPage {...props} />), live: props.live };
      };
      const { box, live } = open();
      liveTimes(box, live);
      for (const date of days)
        for (const time of hours) {
          setClock(date, time);
          lookAgain();
          const [first] = stillToCome(date, time).filter(({ slot, trainer }) =>
            kind === 'class' ? slot.class === id : trainer === id,
          );
          const { next, none } = nextShown(box);
          const at = `${id}, ${date} ${time}: ${[...next, ...none].join(' | ')}`;
          expect([next.length, none.length], at).toEqual(first ? [1, 0] : [0, 1]);
          if (first) expect(next[0], at).toContain(formatDate(first.date, india));
        }
      box.parentElement!.remove();
    }
  },
  600_000,
);

test('in each hour the price, and what is announced below it, are those of the content', () => {
  const box = render(<PricingPage {...pricingProps(site)} />, {
    wrapper: MemoryRouter,
  }).container;
  const priceOn = (date: string) =>
    formatPrice(Object.entries(costs).findLast(([from]) => from <= date)![1], india);
  const shownIn = (selector: string) =>
    [...box.querySelectorAll(selector)].filter(isShown).map(textOf);
  for (const date of days)
    for (const time of hours) {
      setClock(date, time);
      showOfToday();
      const texts = shownIn('[data-from]');
      const at = `${date} ${time}: ${texts.join(' | ')}`;
      expect(texts, at).toContain(priceOn(date));
      const announced = texts.filter((text) => /\d{4}$/.test(text));
      const coming = Object.keys(costs).filter((from) => from > date);
      expect(announced, at).toHaveLength(coming.length);
      for (const from of coming)
        expect(
          announced.some(
            (text) =>
              text.startsWith(priceOn(from)) && text.includes(` ${formatDate(from, india)}`),
          ),
          at,
        ).toBe(true);
    }
}, 600_000);
