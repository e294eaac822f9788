import { fill } from '../../content/text/fill.ts';
import { partsIn } from '../../design/runtime/parts.ts';
import {
  type ComingWeeks,
  type DatedSession,
  isHeld,
  timeWords,
  weekdayName,
} from '../../timetable/coming-weeks.ts';
import { partOfDay } from '../../timetable/part-of-day.ts';
import type { LiveWeekProps } from './week-page.ts';
import { pathOf, type Choices, type Kind, kinds, startOf } from './week-parts.ts';
import type { rowParts, weekParts } from './timetable-parts.ts';

/** The filter of the week that `filterWeek` makes. */
export interface WeekFilter {
  matches: (session: DatedSession) => boolean;
  /**
   * Shows the classes that match the URL. `sessions` has those of the coming week, if they are known. Returns whether any
   * matches.
   */
  show: (sessions: readonly DatedSession[] | undefined) => boolean;
  /** Filters by the choice of a link. */
  choose: (link: HTMLAnchorElement) => void;
}

/** A link of the filters, with the choice that it stands for. */
interface FilterLink {
  link: HTMLAnchorElement;
  kind: Kind;
  /** The value of its choice; '' for "Any class" and "Any coach". */
  value: string;
  label: string;
}

/**
 * Filters the week by class, coach and part of the day; live-week.ts loads this file when a visitor needs it. The URL
 * has the choices, so that Back works.
 */
export function filterWeek(box: HTMLElement, props: LiveWeekProps, update: () => void): WeekFilter {
  const links = filterLinksOf(box);
  const labelOf = (kind: Kind, value: string | undefined) =>
    links.find((one) => one.kind === kind && one.value === (value ?? ''))?.label;
  /** Returns the choices in the URL; unknown ones are ignored. */
  const chosen = (): Choices => {
    const asked = new URLSearchParams(location.search);
    const known = links.filter(({ kind, value }) => value !== '' && value === asked.get(kind));
    return Object.fromEntries(known.map(({ kind, value }) => [kind, value]));
  };
  const matchesOf =
    (choices: Choices): Matches =>
    (classId, trainer, start) =>
      (!choices.class || choices.class === classId) &&
      (!choices.coach || labelOf('coach', choices.coach) === trainer) &&
      (!choices.time || partOfDay(start, props.partsOfDay) === choices.time);
  const isMatch = (session: DatedSession, choices: Choices) =>
    matchesOf(choices)(session.class, session.coach, session.start);

  closeOpenPickers(box);
  addEventListener('popstate', update);
  return {
    matches: (session) => isMatch(session, chosen()),
    show(sessions) {
      const choices = chosen();
      const { find } = partsIn<typeof weekParts>(box);
      const week = find('week');
      const isFiltered = Object.keys(choices).length > 0;
      const isEmpty = hideUnmatched(week, isFiltered, matchesOf(choices)) === 0 && isFiltered;
      updateLinks(box, links, choices);
      const held = sessions?.filter(isHeld);
      for (const { link, kind, value } of links) {
        const number = link.querySelector('span');
        if (number && held)
          number.textContent = String(
            held.filter((session) => isMatch(session, { ...choices, [kind]: value })).length,
          );
      }
      dimEmptyDays(box);
      // A style adds the choices to the title on paper.
      const labels = Object.entries(choices).map(([kind, value]) => labelOf(kind as Kind, value));
      box.querySelector('h1')!.dataset['only'] = labels.join(', ');
      find('none').hidden = !isEmpty;
      week.hidden = isEmpty;
      if (isEmpty) showNoMatch(box, props.words.none, props.weeks, choices, labelOf, held ?? []);
      return !isEmpty;
    },
    choose(link) {
      const picker = link.closest('details');
      if (picker) {
        picker.open = false;
        picker.querySelector('summary')!.focus();
      }
      // If this script has only just loaded, the links still lead to the pages of classes and coaches.
      updateLinks(box, links, chosen());
      if (link.href !== location.href) history.pushState(null, '', link.href);
      update();
    },
  };
}

const filterLinksOf = (box: HTMLElement): FilterLink[] =>
  [...box.querySelectorAll<HTMLAnchorElement>('[data-pick]')].map((link) => {
    const [kind, value] = link.dataset['pick']!.split(':') as [Kind, string];
    return { link, kind, value, label: link.firstChild!.textContent! };
  });

/** Dims the links to days without a match. */
function dimEmptyDays(box: HTMLElement) {
  for (const day of box.querySelectorAll<HTMLElement>('[data-day]'))
    box
      .querySelector(`[data-chip=${day.id}]`)!
      .toggleAttribute('data-empty', day.hasAttribute('data-empty'));
}

/** Closes an open picker on Escape and on a click outside the filters; inside `box`, such a click does nothing else. */
function closeOpenPickers(box: HTMLElement) {
  const open = () => box.querySelector<HTMLDetailsElement>('details[open]');
  const close = (picker: HTMLDetailsElement) => {
    picker.open = false;
    picker.querySelector('summary')!.focus();
  };
  addEventListener('keydown', ({ key }) => {
    const picker = open();
    if (picker && key === 'Escape') close(picker);
  });
  addEventListener(
    'click',
    (event) => {
      const picker = open();
      if (!picker || (event.target as Element).closest('[data-part=filters]')) return;
      if (!box.contains(event.target as Element)) return void (picker.open = false);
      event.preventDefault();
      event.stopPropagation();
      close(picker);
    },
    { capture: true },
  );
}

/**
 * Lets each link lead to the current choices plus its own choice, or minus its own if that is chosen already; marks the
 * chosen links and labels the pickers.
 */
function updateLinks(box: HTMLElement, links: readonly FilterLink[], choices: Choices) {
  for (const { link, kind, value } of links) {
    const isChosen = value !== '' && choices[kind] === value;
    link.href = pathOf({ ...choices, [kind]: isChosen ? '' : value });
    link.ariaCurrent = isChosen ? 'true' : null;
  }
  for (const kind of kinds) {
    const picker = box.querySelector<HTMLElement>(`[data-picker=${kind}]`);
    if (!picker) continue;
    picker.toggleAttribute('data-set', choices[kind] !== undefined);
    picker.firstElementChild!.textContent = links.find(
      (one) => one.kind === kind && one.value === (choices[kind] ?? ''),
    )!.label;
  }
}

/** A filtered week with at most this many classes has larger type; with at most this many on each day, roomy rows. */
const few = 12;

type Matches = (classId: string, trainer: string, start: string) => boolean;

/**
 * Hides the classes that do not match, and marks the days without classes. Returns how many classes are left.
 */
function hideUnmatched(week: HTMLElement, isFiltered: boolean, matches: Matches): number {
  for (const row of week.querySelectorAll<HTMLElement>('[data-slot]'))
    row.toggleAttribute(
      'data-out',
      !matches(
        row.dataset['class']!,
        partsIn<typeof rowParts>(row).maybe('coach')!.textContent,
        startOf(row),
      ),
    );
  const counts = [...week.querySelectorAll('[data-day]')].map((day) => {
    const count = day.querySelectorAll('ol:not([hidden]) > [data-slot]:not([data-out])').length;
    day.toggleAttribute('data-empty', isFiltered && count === 0);
    return count;
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  week.toggleAttribute('data-filtered', isFiltered);
  week.toggleAttribute('data-few', isFiltered && total <= few);
  week.toggleAttribute('data-roomy', isFiltered && Math.max(...counts) <= few);
  return total;
}

/** Fills in the message that no class matches: the choices, the nearest classes, and a button for each choice alone. */
function showNoMatch(
  box: HTMLElement,
  words: LiveWeekProps['words']['none'],
  weeks: ComingWeeks,
  choices: Choices,
  labelOf: (kind: keyof Choices, value: string | undefined) => string | undefined,
  held: readonly DatedSession[],
) {
  const { find } = partsIn<typeof weekParts>(box);
  const { class: classId, coach, time } = choices;
  const trainer = coach === undefined ? undefined : labelOf('coach', coach);
  let what: string = classId === undefined ? words.classes : labelOf('class', classId)!;
  if (trainer !== undefined) what = fill(words.with, { what, trainer });
  if (time !== undefined) what = fill(words[time as 'morning'], { what });
  find('noneHeading').textContent = fill(words.heading, { what });

  const nearest = [
    classId !== undefined && held.find((session) => session.class === classId),
    trainer !== undefined && held.find(({ coach }) => coach === trainer),
  ].flatMap((session) => session || []);
  find('noneNearest').textContent = [...new Set(nearest)]
    .map(({ name, date, start, coach }) =>
      fill(words.nearest, {
        class: name,
        day: weekdayName(weeks, date),
        start: timeWords(weeks, start),
        trainer: coach,
      }),
    )
    .join(' ');

  for (const kind of ['class', 'coach', 'time'] as const) {
    const button = find(
      ({ class: 'onlyClass', coach: 'onlyCoach', time: 'onlyTime' } as const)[kind],
    );
    const chosen = choices[kind];
    button.hidden = chosen === undefined;
    if (chosen === undefined) continue;
    button.href = pathOf({ [kind]: chosen });
    button.querySelector('span')!.textContent = fill(words.only, {
      choice: labelOf(kind, chosen)!,
    });
  }
}
