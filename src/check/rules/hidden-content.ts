import { type CheckedFiles, postsOf, valueOf } from '../../content/files.ts';
import { hiddenPage, type Visibility } from '../../content/hidden-pages.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { filteredLinkLists, hiddenClasses, isShown } from '../../content/shown.ts';
import { thingNames } from './sentences.ts';
import { shownTextsOf } from './texts.ts';

/**
 * Rule: nothing shown may need what `shown: false` hides: no link to a hidden page, no list whose items are all hidden,
 * no price of a hidden plan and no advice about a hidden class.
 */
export function* hiddenContentIsUnused(
  content: CheckedFiles,
  today: string,
): Generator<ValueProblem> {
  yield* linksLeadToShownPages(content, today);
  yield* somethingIsShown(content);
  yield* hiddenPricesAreNotMentioned(content);
  yield* hiddenClassesAreNotNeeded(content);
}

const address = /^\/\S*$/;
const priceOfPlan = /\{price:/;

function* linksLeadToShownPages(content: CheckedFiles, today: string): Generator<ValueProblem> {
  const posts = postsOf(content);
  const visibility: Visibility = {
    files: {
      'accounts.yaml': valueOf(content, 'accounts.yaml')!,
      'classes.yaml': valueOf(content, 'classes.yaml')!,
      'pages/blog.yaml': valueOf(content, 'pages/blog.yaml')!,
      'pages/bmi.yaml': valueOf(content, 'pages/bmi.yaml')!,
      'pages/gallery.yaml': valueOf(content, 'pages/gallery.yaml')!,
      'pages/home.yaml': valueOf(content, 'pages/home.yaml')!,
      'pages/trial.yaml': valueOf(content, 'pages/trial.yaml')!,
    },
    post: (slug) => posts.get(slug),
    today,
  };
  for (const { file, path, text } of shownTextsOf(content, address)) {
    if (file.startsWith('posts/')) continue;
    if (file === 'site.yaml' && isFiltered(path)) continue;
    const hidden = hiddenPage(text, {
      ...visibility,
      today: firstDayShown(content, file, path, today),
    });
    if (hidden) yield { file, path, ...hidden };
  }
  const blog = visibility.files['pages/blog.yaml'];
  if (blog && !isShown(blog)) return;
  for (const [slug, post] of posts) {
    if (post.draft) continue;
    // The links of a post with a future date must work when it appears.
    const seen = { ...visibility, today: post.date > today ? post.date : today };
    for (const [, linked] of post.body.matchAll(/\]\((\/[^)\s]*)/g)) {
      const hidden = hiddenPage(linked!, seen);
      if (hidden) yield { file: `posts/${slug}.yaml`, path: ['body'], at: linked!, ...hidden };
    }
  }
}

/** Returns the first day, today or later, on which a text is visible: notices and offers may begin later. */
function firstDayShown(
  content: CheckedFiles,
  file: string,
  path: ValueProblem['path'],
  today: string,
): string {
  const from = firstDayOf(content, file, path);
  return from !== undefined && from > today ? from : today;
}

function firstDayOf(
  content: CheckedFiles,
  file: string,
  [group, index]: ValueProblem['path'],
): string | undefined {
  if (file === 'notice.yaml' && group === 'notices')
    return valueOf(content, 'notice.yaml')?.notices?.[Number(index)]?.from;
  if (file === 'pages/blog.yaml' && group === 'discount')
    return valueOf(content, 'pages/blog.yaml')?.discount.from;
  return undefined;
}

/** Whether a link disappears together with its page. */
const isFiltered = (path: ValueProblem['path']) =>
  filteredLinkLists.some((list) => list.every((name, index) => path[index] === name));

/** Reports plans and photographs of the gallery that are all hidden. */
function* somethingIsShown(content: CheckedFiles): Generator<ValueProblem> {
  const plans = valueOf(content, 'plans.yaml')?.plans;
  if (plans && !plans.some(isShown))
    yield {
      file: 'plans.yaml',
      path: ['plans', 0, 'shown'],
      message: 'Every plan is hidden, so there is no price to show.',
      remedy: 'Show at least one: delete its line shown: false',
    };
  const images = valueOf(content, 'gallery.yaml')?.images;
  const gallery = valueOf(content, 'pages/gallery.yaml');
  if (gallery && isShown(gallery) && images && images.length > 0 && !images.some(isShown))
    yield {
      file: 'gallery.yaml',
      path: ['images', 0, 'shown'],
      message: 'Every photograph is hidden, so the gallery would be empty.',
      remedy:
        'Show at least one, or hide the gallery itself: write shown: false in pages/gallery.yaml',
    };
}

/** Reports lists in which every class is hidden, and links of the BMI calculator that ask about a hidden class. */
function* hiddenClassesAreNotNeeded(content: CheckedFiles): Generator<ValueProblem> {
  const all = valueOf(content, 'classes.yaml');
  const hidden = all && hiddenClasses(all);
  if (!hidden || hidden.size === 0) return;
  const home = valueOf(content, 'pages/home.yaml')?.featured;
  const lists: [file: string, path: string[], classes: readonly string[] | undefined][] = [
    ['classes.yaml', ['classes'], all.classes.map(({ id }) => id)],
    ['site.yaml', ['footer', 'classes'], valueOf(content, 'site.yaml')?.footer.classes],
    [
      'pages/home.yaml',
      ['featured', 'classes'],
      home && isShown(home) ? home.classes.map((one) => one.class) : undefined,
    ],
    ['pages/classes.yaml', ['cards'], valueOf(content, 'pages/classes.yaml')?.cards],
    ['pages/trial.yaml', ['classes'], valueOf(content, 'pages/trial.yaml')?.classes],
    ['schedule/overview.yaml', ['classes'], valueOf(content, 'schedule/overview.yaml')?.classes],
  ];
  for (const [file, path, classes] of lists)
    if (classes?.every((id) => hidden.has(id)))
      yield {
        file,
        path,
        message: 'Every class in this list is hidden, so nothing of it would be shown.',
        remedy: 'Add a class that is shown, or delete the line shown: false of one.',
      };
  const bmi = valueOf(content, 'pages/bmi.yaml');
  if (!bmi || !isShown(bmi)) return;
  for (const [band, { class: id }] of Object.entries(bmi.nextStep))
    if (hidden.has(id))
      yield {
        file: 'pages/bmi.yaml',
        path: ['nextStep', band, 'class'],
        message: `${thingNames(content).class(id)} is hidden, but this advice leads to it.`,
        remedy: 'Choose another class, or show this one again.',
      };
}

/** Reports sentences that contain the price of a hidden plan. */
function* hiddenPricesAreNotMentioned(content: CheckedFiles): Generator<ValueProblem> {
  const hidden = valueOf(content, 'plans.yaml')?.plans.filter((plan) => !isShown(plan)) ?? [];
  if (hidden.length === 0) return;
  for (const { file, path, text } of shownTextsOf(content, priceOfPlan))
    for (const { id, name } of hidden) {
      const word = `{price:${id}}`;
      if (!text.includes(word)) continue;
      yield {
        file,
        path,
        at: word,
        message: `The plan ${name} is hidden, but this sentence gives its price.`,
        remedy:
          'Remove the price, or show the plan again: delete its line shown: false in plans.yaml',
      };
    }
}
