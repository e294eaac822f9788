import { fill } from '../../content/text/fill.ts';
import {
  timeWords,
  weekdayName,
  type ComingWeeks,
  type DatedSession,
} from '../../timetable/coming-weeks.ts';
import type { LiveWeekProps } from './live-week-props.ts';
import { addressOf, type Choices } from './week-choices.ts';
import { partOf } from './week-parts.ts';

/** Fills in the message that no class matches: what was chosen, the nearest classes, a button for each choice alone. */
export function showNoMatch(
  box: HTMLElement,
  words: LiveWeekProps['words']['none'],
  weeks: ComingWeeks,
  choices: Choices,
  labelOf: (kind: keyof Choices, value: string | undefined) => string | undefined,
  held: readonly DatedSession[],
) {
  partOf(box, 'count').textContent = fill(words.result, {});
  const { class: classId, coach, time } = choices;
  const trainer = coach === undefined ? undefined : labelOf('coach', coach);
  let what: string = classId === undefined ? words.classes : labelOf('class', classId)!;
  if (trainer !== undefined) what = fill(words.with, { what, trainer });
  if (time !== undefined) what = fill(words[time as 'morning'], { what });
  partOf(box, 'none-heading').textContent = fill(words.heading, { what });

  const nearest = [
    classId !== undefined && held.find((session) => session.class === classId),
    trainer !== undefined && held.find(({ coach }) => coach === trainer),
  ].flatMap((session) => session || []);
  partOf(box, 'none-nearest').textContent = [...new Set(nearest)]
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
    const button = partOf(box, `only-${kind}`) as HTMLAnchorElement;
    const chosen = choices[kind];
    button.hidden = chosen === undefined;
    if (chosen === undefined) continue;
    button.href = addressOf({ [kind]: chosen });
    button.querySelector('span')!.textContent = fill(words.only, {
      choice: labelOf(kind, chosen)!,
    });
  }
}
