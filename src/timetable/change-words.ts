import type { SchedulePageContent } from '../content/pages/schedule.ts';
import { fill } from '../text/fill.ts';
import { formatTime } from '../text/format.ts';
import type { Session } from './sessions.ts';

/**
 * Describes how a class differs from the timetable, for visitors: "Kavya N. instead of Arjun H., 7:00pm to 8:00pm
 * instead of 6:00pm"; '' if it does not.
 */
export function changeWords(
  { slot, start, end, trainer }: Pick<Session, 'slot' | 'start' | 'end' | 'trainer'>,
  words: Pick<SchedulePageContent['changes'], 'trainer' | 'time'>,
): string {
  const changes: string[] = [];
  if (trainer !== slot.trainer)
    changes.push(fill(words.trainer, { trainer, usualTrainer: slot.trainer }));
  if (start !== slot.start || end !== slot.end)
    changes.push(
      fill(words.time, {
        start: formatTime(start),
        end: formatTime(end),
        usualStart: formatTime(slot.start),
      }),
    );
  return changes.join(', ');
}
