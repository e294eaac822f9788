import { partOfDay } from '../../timetable/part-of-day.ts';
import type { ComingSession } from '../../timetable/coming-week.ts';
import type { LiveWeekProps } from './live-week-props.ts';
import { showNoMatch } from './no-match.ts';
import { hideUnmatched, type Fits } from './hide-unmatched.ts';
import { addressOf, kinds, type Choices, type Kind } from './week-choices.ts';
import { partOf } from './week-parts.ts';

export interface WeekFilter {
  matches: (session: ComingSession) => boolean;
  /** Shows the classes that match the address. */
  show: (sessions: readonly ComingSession[]) => void;
  /** Follows a link to other choices. */
  choose: (link: HTMLAnchorElement) => void;
}

/** A link of the filters, with what it chooses. */
interface Pick {
  link: HTMLAnchorElement;
  kind: Kind;
  /** Empty for "Any class". */
  value: string;
  label: string;
}

/** Filters the week by class, coach and part of the day. The address holds what is chosen, so that Back works. */
export function filterWeek(box: HTMLElement, props: LiveWeekProps, update: () => void): WeekFilter {
  const picks = picksOf(box);
  const labelOf = (kind: Kind, value: string | undefined) =>
    picks.find((one) => one.kind === kind && one.value === (value ?? ''))?.label;
  /** The choices in the address that the week has. */
  const chosen = (): Choices => {
    const asked = new URLSearchParams(location.search);
    const known = picks.filter(({ kind, value }) => value !== '' && value === asked.get(kind));
    return Object.fromEntries(known.map(({ kind, value }) => [kind, value]));
  };
  const fits: Fits = (classId, trainer, start) => {
    const { class: aClass, coach, time } = chosen();
    return (
      (aClass === undefined || aClass === classId) &&
      (coach === undefined || labelOf('coach', coach) === trainer) &&
      (time === undefined || partOfDay(start, props.partsOfDay) === time)
    );
  };

  addEventListener('popstate', update);
  return {
    matches: ({ slot, trainer, start }) => fits(slot.classId, trainer, start),
    show(sessions) {
      const choices = chosen();
      const week = partOf(box, 'week');
      const isFiltered = Object.keys(choices).length > 0;
      const isEmpty = hideUnmatched(week, props.slots, isFiltered, fits) === 0 && isFiltered;
      pointPicks(box, picks, choices);
      partOf(box, 'none').hidden = !isEmpty;
      week.hidden = isEmpty;
      if (isEmpty) showNoMatch(box, props.words.none, choices, labelOf, sessions);
    },
    choose(link) {
      const picker = link.closest('details');
      if (picker) {
        picker.open = false;
        picker.querySelector('summary')!.focus();
      }
      pointPicks(box, picks, chosen());
      if (link.href !== location.href) history.pushState(null, '', link.href);
      update();
    },
  };
}

const picksOf = (box: HTMLElement): Pick[] =>
  [...box.querySelectorAll<HTMLAnchorElement>('[data-pick]')].map((link) => {
    const [kind, value] = link.dataset['pick']!.split(':') as [Kind, string];
    return { link, kind, value, label: link.firstChild!.textContent! };
  });

/** Makes each link lead to its choice with the others, or without what it has chosen already. */
function pointPicks(box: HTMLElement, picks: readonly Pick[], choices: Choices) {
  for (const { link, kind, value } of picks) {
    const isChosen = value !== '' && choices[kind] === value;
    link.href = addressOf({ ...choices, [kind]: isChosen ? '' : value });
    link.ariaCurrent = isChosen ? 'true' : null;
  }
  for (const kind of kinds) {
    const picker = box.querySelector<HTMLElement>(`[data-picker=${kind}]`);
    if (!picker) continue;
    picker.toggleAttribute('data-set', choices[kind] !== undefined);
    picker.firstElementChild!.textContent = picks.find(
      (one) => one.kind === kind && one.value === (choices[kind] ?? ''),
    )!.label;
  }
}
