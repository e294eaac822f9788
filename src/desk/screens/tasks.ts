/* The tasks on the first screen, each with what is so today. */

import type { Shown } from '../form/shown.ts';
import { linkTo } from '../frame/route.ts';
import { dateInWords, priceInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { rowsNow } from './timetable-rows.ts';

/** A task on the start screen. */
export interface Task {
  href: string;
  name: string;
  /** A current summary: "₹750, ₹950, ₹1,150". */
  about: string;
  /** Search terms that also find it. */
  also: string;
}

type TaskName = keyof typeof words.tasks;

const task = (screen: TaskName, about: string): Task => ({
  href: linkTo(screen),
  name: words.tasks[screen],
  about,
  also: words.tasksAlso[screen],
});

/** The tasks, most frequent first, with summaries of a day, "2026-11-26". */
export function tasksNow(shown: Shown, today: string): readonly Task[] {
  const { values, files, pictures } = shown;
  const plans = (values['plans.yaml'] as { plans?: PlanNow[] } | null)?.plans ?? [];
  const prices = plans.flatMap(({ price }) =>
    typeof price === 'number' ? [priceInWords(price)] : [],
  );
  const specialDays =
    (
      values['hours.yaml'] as {
        exceptions?: { date?: string; from?: string; reason?: string }[];
      } | null
    )?.exceptions ?? [];
  const next = specialDays
    .map((one) => ({ day: one.date ?? one.from ?? '', reason: one.reason ?? '' }))
    .filter(({ day }) => day >= today)
    .sort((one, other) => (one.day < other.day ? -1 : 1))[0];
  const coaches = (values['trainers.yaml'] as { trainers?: unknown[] } | null)?.trainers ?? [];
  const gallery = (values['gallery.yaml'] as { images?: unknown[] } | null)?.images ?? [];
  return [
    task('prices', prices.join(', ')),
    task('offer', offersNow(plans)),
    task('timetable', words.classesAWeek(rowsNow(shown, today).length)),
    task('hours', next ? words.nextHoliday(dateInWords(next.day), next.reason) : words.noHoliday),
    task('call-off', words.callOffHint),
    task('away', words.awayTaskHint),
    task('leaves', words.countOf.trainers(coaches.length)),
    task('extra-class', words.extraClassHint),
    task('notice', noticeNow(shown, today)),
    task('posts', words.postsSoFar(files.filter((file) => file.startsWith('posts/')).length)),
    task('photographs', words.photographsInAll(gallery.length, Object.keys(pictures).length)),
    task('coaches', words.coachTaskHint),
    task('contact', words.contactHint),
    task('pages', words.wordsHint),
  ];
}

interface PlanNow {
  name?: unknown;
  price: unknown;
  offer?: { until?: unknown };
}

/** The plans with an offer, and its last day. */
const offersNow = (plans: readonly PlanNow[]) =>
  plans
    .flatMap(({ name, offer }) =>
      typeof offer?.until === 'string' && offer.until !== ''
        ? [words.offerUntil(String(name), dateInWords(offer.until))]
        : [],
    )
    .join(', ') || words.noOffer;

/** The first notice that shows today, or else the next one. */
function noticeNow({ values }: Shown, today: string): string {
  const { notices = [] } = (values['notice.yaml'] ?? {}) as {
    notices?: { text?: string; from?: string; until?: string }[];
  };
  const current = notices.filter(({ until = '' }) => until >= today);
  const next = current.toSorted((one, other) =>
    (one.from ?? '').localeCompare(other.from ?? ''),
  )[0];
  const shown = current.find(({ from = '' }) => from <= today);
  if (shown) return shown.text ?? '';
  return next ? words.noticeFrom(dateInWords(next.from ?? ''), next.text ?? '') : words.noNotice;
}
