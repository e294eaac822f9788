import { addDays } from '../../content/dates.ts';
import { nameOfField } from '../../content/field.ts';
import { type CheckedFiles, fieldOf, postsOf, valueOf } from '../../content/files.ts';
import { hiddenPage } from '../../content/hidden-pages.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { isShown } from '../../content/shown.ts';
import { type Loss, visibleContent } from '../../content/visible.ts';
import type { Say } from './sentences.ts';

/**
 * Rule: nothing that visitors see needs something that they do not see: hidden things and pages, posts that have not
 * appeared, and coaches after their last day. The last is reported before that day.
 */
export function* hiddenContentIsUnused(
  content: CheckedFiles,
  today: string,
  say: Say,
): Generator<ValueProblem> {
  const lastDays = (valueOf(content, 'trainers.yaml')?.trainers ?? []).flatMap(({ lastDay }) =>
    lastDay !== undefined && lastDay >= today ? lastDay : [],
  );
  const reported = new Set<string>();
  for (const day of [today, ...lastDays.map((last) => addDays(last, 1)).sort()])
    for (const problem of [
      ...lossesOn(content, day, today, say),
      ...lossesOfPosts(content, day, say),
    ]) {
      const place = JSON.stringify([problem.file, problem.path, problem.at]);
      if (reported.has(place)) continue;
      reported.add(place);
      yield problem;
    }
}

/** Returns the problems of what visitors see on a day although something that it needs is hidden. */
function lossesOn(content: CheckedFiles, day: string, today: string, say: Say): ValueProblem[] {
  const since = day === today ? 'is hidden' : `is hidden from ${say.date(day)} on`;
  const losses: Loss[] = [];
  visibleContent(content, { today: day, accounts: true, drafts: false }, (loss) =>
    losses.push(loss),
  );
  const gallery = valueOf(content, 'pages/gallery.yaml');
  return losses.flatMap((loss) =>
    // A hidden gallery needs no photograph.
    loss.file === 'gallery.yaml' && gallery && !isShown(gallery) ? [] : problemOf(say, loss, since),
  );
}

function problemOf(say: Say, { file, path, needs }: Loss, isHidden: string): ValueProblem {
  const place = { file, path };
  if ('because' in needs) return { ...place, ...needs.because(say.date) };
  if (!('id' in needs))
    return {
      ...place,
      message: `Everything in ${nameOfField(fieldOf(file), path)} ${isHidden}, so nothing of it would be shown.`,
      remedy: 'Add an item that is shown, or show one of these again.',
    };
  const { of, id, word } = needs;
  if (word !== undefined)
    return {
      ...place,
      at: word,
      message: `The plan ${say.plan(id)} is hidden, but this sentence gives its price.`,
      remedy:
        'Remove the price, or show the plan again: delete its line shown: false in plans.yaml',
      atDesk: 'Remove the price, or show the plan again.',
    };
  return {
    ...place,
    message: `${of === 'class' ? say.class(id) : id} ${isHidden}, but this needs it.`,
    remedy: 'Choose another one, or show this one again.',
  };
}

/** Yields the links of posts to pages that visitors cannot open when the post has appeared. */
function* lossesOfPosts(content: CheckedFiles, day: string, say: Say): Generator<ValueProblem> {
  if (!isShown(valueOf(content, 'pages/blog.yaml') ?? {})) return;
  for (const [slug, { draft, date, body }] of postsOf(content)) {
    if (draft) continue;
    const since = { today: date > day ? date : day, drafts: false };
    for (const [, linked] of body.matchAll(/\]\((\/[^)\s]*)/g)) {
      const because = hiddenPage(linked!, content, since);
      if (because)
        yield { file: `posts/${slug}.yaml`, path: ['body'], at: linked!, ...because(say.date) };
    }
  }
}
