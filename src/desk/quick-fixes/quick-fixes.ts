import { numberToDial } from '../../content/number-to-dial.ts';
import { amountIn } from '../../content/wording/single-values.ts';
import type { contentWordings } from '../../rules/wording/content-wordings.ts';
import type { DataOf } from '../../findings/wording.ts';
import type { Problem } from '../../checker/problem.ts';
import type { checkerWordings } from '../../checker/wording/checker-wordings.ts';
import { tidyingEdits } from '../../rules/tidying.ts';
import type { QuickFix } from '../../editor/protocol.ts';
import { fieldAt } from '../../editor/field-at.ts';
import { valueAt } from '../../editor/place-in-words.ts';
import { words } from '../words.ts';
import { capitalise } from '../../text/format.ts';
import { timeInWords } from '../../editor/days-in-words.ts';
import { addThing, homeOf } from '../../editor/draft/problems/add-thing.ts';
import type { ContentAtDesk, PlaceAtDesk } from '../../editor/draft/problems/content-at-desk.ts';
import * as ofTimetable from './timetable-fixes.ts';

type All = typeof checkerWordings & typeof contentWordings;
type Table = {
  [Code in keyof All]?: (data: DataOf<All, Code>, at: PlaceAtDesk) => QuickFix[] | undefined;
};

const own = words.problems;
const { setAt, removeItem } = ofTimetable;

const write = (at: PlaceAtDesk, value: number | string): QuickFix => ({
  words: words.write(String(value)),
  edits: [setAt(at, value)],
});
const roundedPrice = ({ input }: { input: unknown }, at: PlaceAtDesk) => {
  const amount = amountIn(input);
  if (amount < 0) return [write(at, -amount)];
  // In 1.150 the point may separate thousands, which is another price.
  const isRounded = amount >= 100 && !Number.isInteger(amount);
  return isRounded ? [write(at, Math.round(amount))] : undefined;
};
const removeClass = (at: PlaceAtDesk, id: string, time?: { start: string; end: string }) => {
  const name = at.content.names.thing('class', id);
  const when = time && words.fromTo(timeInWords(time.start), timeInWords(time.end));
  return removeItem(at, own.removeClass(when === undefined ? name : `${name}, ${when}`));
};
/** A quick fix that removes content whose days are over, or puts a price that has taken effect in its place. */
const tidy =
  (code: keyof All, label: string) =>
  (data: object, { file, path, content }: PlaceAtDesk): QuickFix[] => [
    {
      words: label,
      edits: tidyingEdits({ code, data, path }, content.valueOf(file)).map((edit) => ({
        file,
        edit,
      })),
    },
  ];
const removeOne = (_: unknown, at: PlaceAtDesk) => [removeItem(at, own.removeOne)];

/** Quick fixes that use knowledge of the gym, by the code of the problem. */
const quickFixes: Table = {
  'not-a-price': roundedPrice,
  'price-with-fraction': roundedPrice,
  'price-not-above-zero': ({ input }, at) =>
    Number(input) === 0 ? [] : [write(at, -Number(input))],
  'end-not-after-start': ({ start }, at) => ofTimetable.endAfter(at, start),
  'class-outside-hours': ({ day, start, end }, { content }) =>
    ofTimetable.openLonger(content, day, start, end),
  'day-outside-hours': ({ day, classes }, at) => ofTimetable.closedDay(at, day, classes),
  'class-on-closed-day': ({ class: id }, at) => [removeClass(at, id)],
  'class-twice-at-one-time': ({ class: id, times }, at) => [removeClass(at, id, times[1])],
  'not-held-on-date': ({ day, class: id, start }, at) =>
    ofTimetable.classesHeld(at, day, id, start),
  'coach-is-busy': ({ coach, own: { class: id, start } }, at) =>
    ofTimetable.usualCoach(at, coach, id, start),
  'not-held-on-day': ({ day }, at) => [removeItem(at, own.removeDay(capitalise(day)))],
  'days-are-over': tidy('days-are-over', words.removeIt),
  'special-day-is-over': tidy('special-day-is-over', words.removeIt),
  'price-has-changed': (data, at) =>
    tidy('price-has-changed', words.write(String(data.price)))(data, at),
  'item-twice': removeOne,
  'id-twice': removeOne,
  'words-twice': removeOne,
  'unknown-id': ({ noun, id }, at) => {
    const field = fieldAt(at.content.formOf(at.file)!, at.content.valueOf(at.file), at.path);
    const kind = field && 'refersTo' in field ? field.refersTo : undefined;
    const mayBeNew = kind !== undefined && /^[\w-]+$/.test(id);
    const home = mayBeNew ? homeOf(at.content, kind, id) : undefined;
    const isItem = typeof at.path.at(-1) === 'number';
    return [
      ...(home ? [addThing(home, noun, id)] : []),
      ...(isItem ? [removeItem(at, words.removeIt)] : []),
    ];
  },
  'old-id-still-used': ({ used }, at) => [write(at, used)],
  'braces-lost': ({ word }, at) => {
    const text = String(valueAt(at.content.valueOf(at.file), at.path)).trimEnd();
    return [{ words: own.putItBack, edits: [setAt(at, `${text} {${word}}`)] }];
  },
  'phone-numbers-differ': ({ shown }, at) => {
    const meant = numberToDial(shown);
    return meant === undefined ? [] : [write(at, meant)];
  },
};

/** The desk's own quick fixes of a problem; undefined if only the proved fix of the check applies. */
export function ownQuickFixes(
  { code, data, file, path }: Problem,
  content: ContentAtDesk,
): QuickFix[] | undefined {
  const fixes = quickFixes[code as keyof Table] as
    ((data: unknown, at: PlaceAtDesk) => QuickFix[] | undefined) | undefined;
  return path && path.length > 0 ? fixes?.(data, { content, file, path }) : undefined;
}
