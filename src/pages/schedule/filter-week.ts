import { partOfDay } from '../../timetable/week-grid.ts';
import type { DatedSession } from '../../timetable/coming-weeks.ts';
import type { LiveWeekProps } from './live-week-props.ts';
import { showNoMatch } from './no-match.ts';
import { hideUnmatched, type Matches } from './hide-unmatched.ts';
import { addressOf, kinds, type Choices, type Kind } from './week-choices.ts';
import { partOf } from './week-parts.ts';

export interface WeekFilter {
  matches: (session: DatedSession) => boolean;
  /** Shows the classes that match the URL; `sessions`: those of the coming week, if they are known. */
  show: (sessions: readonly DatedSession[] | undefined) => void;
  /** Filters by the choice of a link. */
  choose: (link: HTMLAnchorElement) => void;
}

/** A link of the filters, with the choice that it stands for. */
interface FilterLink {
  link: HTMLAnchorElement;
  kind: Kind;
  /** Empty for "Any class" and "Any coach". */
  value: string;
  label: string;
}

/** Filters the week by class, coach and part of the day. The URL holds the choices, so that Back works. */
export function filterWeek(box: HTMLElement, props: LiveWeekProps, update: () => void): WeekFilter {
  const links = filterLinksOf(box);
  const labelOf = (kind: Kind, value: string | undefined) =>
    links.find((one) => one.kind === kind && one.value === (value ?? ''))?.label;
  /** The choices in the URL; unknown ones are ignored. */
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
      const week = partOf(box, 'week');
      const isFiltered = Object.keys(choices).length > 0;
      const isEmpty = hideUnmatched(week, isFiltered, matchesOf(choices)) === 0 && isFiltered;
      updateLinks(box, links, choices);
      const held = sessions?.filter(({ off }) => off === undefined);
      for (const { link, kind, value } of links) {
        const number = link.querySelector('span');
        if (number && held)
          number.textContent = String(
            held.filter((session) => isMatch(session, { ...choices, [kind]: value })).length,
          );
      }
      dimEmptyDays(box);
      // On paper, the title ends with the choices.
      box.querySelector('h1')!.dataset['only'] = Object.entries(choices)
        .map(([kind, value]) => labelOf(kind as Kind, value))
        .join(', ');
      partOf(box, 'none').hidden = !isEmpty;
      week.hidden = isEmpty;
      if (isEmpty) showNoMatch(box, props.words.none, props.weeks, choices, labelOf, held ?? []);
    },
    choose(link) {
      const picker = link.closest('details');
      if (picker) {
        picker.open = false;
        picker.querySelector('summary')!.focus();
      }
      // If this script has only just loaded, the links still lead to their own pages.
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

/** Closes an open picker on Escape, and on a click outside the filters; inside `box`, that click does nothing else. */
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
 * Points each link to the current choices with its own set, or removed if it is chosen already; marks the chosen links
 * and labels the pickers.
 */
function updateLinks(box: HTMLElement, links: readonly FilterLink[], choices: Choices) {
  for (const { link, kind, value } of links) {
    const isChosen = value !== '' && choices[kind] === value;
    link.href = addressOf({ ...choices, [kind]: isChosen ? '' : value });
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
