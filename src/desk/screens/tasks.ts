/* The tasks on the start screen, each with a summary of today. */

import { listAt, textAt, valueAt } from '../../content/path.ts';
import { plainLetters } from '../../content/text/letters.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { daysOfItem, specialDaysIn } from './special-days.ts';
import { linkTo } from '../form/route.ts';
import { linkToPlace } from './subjects.ts';
import { dateInWords, daysInSentence, priceInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { rowsNow } from './timetable-rows.ts';

/** A task on the start screen. */
export interface Task {
  href: string;
  name: string;
  /** A current summary: "₹750, ₹950, ₹1,150". */
  about: string;
  /** Further search terms. */
  also: string;
}

type TaskName = keyof typeof words.tasks;

/** Search terms that also find a task. */
const tasksAlso = {
  prices: 'cost fee plan rupees dearer cheaper increase',
  offer: 'discount sale deal special reduction cheaper price plan stop end',
  timetable: 'schedule move class weekly time',
  hours: 'closed shut hours open opens later earlier early late public festival special day',
  away: 'coach trainer teacher ill sick holiday leave absent substitute replacement covers',
  'call-off': 'cancel substitute replacement one day once',
  'extra-class': 'extra class once workshop',
  notice: 'announcement line banner',
  posts: 'blog article news',
  photographs: 'picture photo image gallery',
  leaves: 'trainer teacher quits goes resigns stops last day farewell',
  coaches: 'trainer teacher staff joins new coach class description',
  contact: 'number email mail telephone map whatsapp instagram facebook',
  pages: 'text sentence heading question answer faq page words terms policy',
};

const task = (screen: TaskName, about: string): Task => ({
  href: linkTo(screen),
  name: words.tasks[screen],
  about,
  also: tasksAlso[screen],
});

/** The tasks, most frequent first, with summaries of a day, "2026-11-26". */
export function tasksNow(state: DeskState, today: string): readonly Task[] {
  const { values, files, pictures } = state;
  const plans = listAt(values['plans.yaml'], ['plans']);
  const prices = plans
    .map((plan) => valueAt(plan, ['price']))
    .flatMap((price) => (typeof price === 'number' ? [priceInWords(price)] : []));
  const coaches = listAt(values['trainers.yaml'], ['trainers']);
  const gallery = listAt(values['gallery.yaml'], ['images']);
  return [
    task('prices', prices.join(', ')),
    task('offer', offersNow(plans, today)),
    ...endsOfOffers(plans, today),
    task('timetable', `${rowsNow(state, today).length} classes a week`),
    task('hours', closedNext(state, today)),
    task('call-off', 'Once: cancelled, another coach, another time'),
    task('away', 'For some days: who takes the classes'),
    task('leaves', words.countOf.trainers(coaches.length)),
    task('extra-class', 'Once, in addition to the timetable'),
    task('notice', noticeNow(state, today)),
    task('posts', `${files.filter((file) => file.startsWith('posts/')).length} posts so far`),
    task('photographs', `${gallery.length} in the gallery, ${Object.keys(pictures).length} in all`),
    task('coaches', 'Names, levels and portraits, or a new one'),
    task('contact', 'How people reach you'),
    task('pages', 'Every page, home first'),
  ];
}

/** Words that searches ignore. */
const smallWords = new Set(
  'a an and are at but for from in is it my not of on or our that the to we with'.split(' '),
);

/** The tasks that most words of a query name; at least half of its words do. */
export function tasksFor(query: string, tasks: readonly Task[]): readonly Task[] {
  const asked = searchWordsIn(query).filter((word) => !smallWords.has(word));
  const named = tasks.map((task) => {
    const own = searchWordsIn(`${task.name} ${task.also}`);
    return { task, count: asked.filter((word) => own.some((one) => isLike(one, word))).length };
  });
  const most = Math.max(...named.map(({ count }) => count));
  if (most === 0 || most * 2 < asked.length) return [];
  return named.filter(({ count }) => count === most).map(({ task }) => task);
}

const searchWordsIn = (text: string) =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** "price" is like "prices" and "pri". */
const isLike = (one: string, other: string) =>
  one.startsWith(other) || (one.length > 2 && other.startsWith(one));

/** For each offer that runs today, the task that leads to it to end it. */
const endsOfOffers = (plans: readonly unknown[], today: string): Task[] =>
  plans.flatMap((plan, index) =>
    textAt(plan, 'offer', 'from') > today || textAt(plan, 'offer', 'until') < today
      ? []
      : [
          {
            href: linkToPlace({ file: 'plans.yaml', path: ['plans', index, 'offer'] }),
            name: words.endOffer,
            about: offersNow([plan], today),
            also: `${tasksAlso.offer} ${textAt(plan, 'name')}`,
          },
        ],
  );

/** The plans with an offer that is not over, and its last day. */
const offersNow = (plans: readonly unknown[], today: string) =>
  plans
    .map((plan) => ({ name: textAt(plan, 'name'), until: textAt(plan, 'offer', 'until') }))
    .flatMap(({ name, until }) => (until < today ? [] : [`${name} until ${dateInWords(until)}`]))
    .join(', ') || 'No offer now';

/** The closed days that are next, or have begun: "Closed on Friday 25 December, Christmas". */
function closedNext(state: DeskState, today: string): string {
  const [next] = specialDaysIn(state)
    .filter(({ closed }) => closed === true)
    .map((one) => ({ ...daysOfItem(one), reason: one.reason ?? '' }))
    .flatMap(({ from = '', until = from, reason }) =>
      until < today ? [] : [{ from, until, reason }],
    )
    .sort((one, other) => one.from.localeCompare(other.from));
  return next
    ? [`Closed ${daysInSentence(next.from, next.until)}`, next.reason].filter(Boolean).join(', ')
    : 'No closed days ahead';
}

/** The first notice that shows today, or else the next one. */
function noticeNow({ values }: DeskState, today: string): string {
  const current = listAt(values['notice.yaml'], ['notices'])
    .map((one) => ({
      text: textAt(one, 'text'),
      from: textAt(one, 'from'),
      until: textAt(one, 'until'),
    }))
    .filter(({ until }) => until >= today);
  const [next] = current.toSorted((one, other) => one.from.localeCompare(other.from));
  const shown = current.find(({ from }) => from <= today);
  if (shown) return shown.text;
  return next ? `From ${dateInWords(next.from)}: ${next.text}` : words.noNotice;
}
