import type { SchedulePageContent } from '../content/pages/schedule.ts';
import { fill } from '../content/text/fill.ts';
import { formatTime } from '../content/text/format.ts';
import type { NamesOfIds } from './names.ts';
import type { Occurrence } from './occurrences.ts';

/**
 * Describes how a class differs from the timetable, for visitors: "Kavya N. instead of Arjun H., 7:00pm to 8:00pm
 * instead of 6:00pm"; '' if it does not.
 */
export function changeWords(
  { slot, start, end, trainer }: Pick<Occurrence, 'slot' | 'start' | 'end' | 'trainer'>,
  names: Pick<NamesOfIds, 'trainer'>,
  words: Pick<SchedulePageContent['changes'], 'trainer' | 'time'>,
): string {
  const changes: string[] = [];
  if (trainer !== slot.trainer)
    changes.push(
      fill(words.trainer, {
        trainer: names.trainer(trainer),
        usualTrainer: names.trainer(slot.trainer),
      }),
    );
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
