import { galleryPaths } from '../../content/page-paths.ts';
import {
  classesWithTimesOf,
  factsOf,
  fittingPlanPrices,
  localFactsOf,
} from '../../content/facts.ts';
import { type CheckedFiles, contentOf, type Files, wholeOf } from '../../content/files.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { fillWords } from '../../content/text/fill.ts';
import { capitalise } from '../../content/text/format.ts';
import {
  longestDescription,
  longestTitle,
  shortestDescription,
} from '../../content/text/text-size.ts';
import { visibleContent } from '../../content/visible.ts';
import { weekdays } from '../../content/weekdays.ts';

/**
 * Rule: the titles and descriptions of pages fit into search results with their placeholders filled in, and all differ.
 * A fault in the pattern for the pages of all classes or coaches is reported once.
 */
export function* metadataFits(content: CheckedFiles, today: string): Generator<ValueProblem> {
  const reported = new Set<string>();
  for (const found of eachMetadata(content, today)) {
    const place = `${found.file} ${found.path.join(' ')}`;
    if (ofNamedPages.includes(found.file) && reported.has(place)) continue;
    reported.add(place);
    yield found;
  }
}

/** Yields every title and description that does not fit, or that two pages share. */
function* eachMetadata(content: CheckedFiles, today: string): Generator<ValueProblem> {
  if (!wholeOf(content)) return;
  const visitors = { today, accounts: true, drafts: false };
  const { files } = contentOf(visibleContent(content, visitors));
  const facts = { ...factsOf(files, today), ...localFactsOf(files, today) };
  const seen = new Map<string, string>();
  for (const { file, path, title, description, values } of metadataOf(files, today)) {
    const texts = [
      ['title', title, 5, longestTitle],
      ['description', description, shortestDescription, longestDescription],
    ] as const;
    for (const [field, text, least, most] of texts) {
      const filled = fillWords(text, { ...facts, ...values });
      // check-placeholders.ts reports unknown placeholders, whose values have no known length.
      if (/\{\w+(:[\w-]+)?\}/.test(filled)) continue;
      const at = [
        ...path,
        values &&
        path[0] === 'daySeo' &&
        field === 'description' &&
        values['classesWithTimes'] === ''
          ? 'descriptionWithoutClasses'
          : field,
      ];
      if (filled.length > most)
        yield {
          file,
          path: at,
          message: `The ${field} has ${filled.length} characters once it is filled in ("${filled}"); at most ${most} fit.`,
          remedy: `Shorten it to ${most} characters or fewer.`,
        };
      if (filled.length < least)
        yield {
          file,
          path: at,
          message: `The ${field} has ${filled.length} characters once it is filled in ("${filled}"); at least ${least} are needed.`,
          remedy: `Say more: at least ${least} characters.`,
        };
      const other = seen.get(filled);
      if (other !== undefined)
        yield {
          file,
          path: at,
          message: `${other === file ? 'Another page with these words' : other} has the same ${field}: "${filled}".`,
          remedy: 'Change one of the two, so that search results can be told apart.',
        };
      seen.set(filled, file);
    }
  }
}

interface Seo {
  title: string;
  description: string;
}

interface Metadata extends Seo {
  file: string;
  path: string[];
  values?: Record<string, string | number>;
}

/** The files whose title is a pattern for many pages, each of which fills in its own name. */
const ofNamedPages: readonly string[] = ['pages/class.yaml', 'pages/coach.yaml'];
const sharedByPages = [...ofNamedPages, 'pages/gallery.yaml'];

/**
 * Yields the title and description of every page except posts, with the values of its own placeholders. Of the later
 * pages of the blog, only the second is checked.
 */
function* metadataOf(files: Files, today: string): Generator<Metadata> {
  for (const [file, { seo }] of Object.entries(files) as [keyof Files, { seo?: Seo }][]) {
    // Each of these pages fills in its own number or name, which happens below.
    if (seo === undefined || sharedByPages.includes(file)) continue;
    const values =
      file === 'pages/pricing.yaml' ? { planPrices: fittingPlanPrices(files, today) } : undefined;
    yield { file, path: ['seo'], ...seo, ...(values && { values }) };
  }
  yield { file: 'site.yaml', path: ['notFound', 'seo'], ...files['site.yaml'].notFound.seo };
  yield { file: 'site.yaml', path: ['offline', 'seo'], ...files['site.yaml'].offline.seo };
  const { laterPagesSeo } = files['pages/blog.yaml'];
  const second = { page: 2, pages: 2 };
  yield { file: 'pages/blog.yaml', path: ['laterPagesSeo'], ...laterPagesSeo, values: second };
  const pages = galleryPaths(files['gallery.yaml']).length;
  for (let page = 1; page <= pages; page++) {
    yield {
      file: 'pages/gallery.yaml',
      path: ['seo'],
      ...files['pages/gallery.yaml'].seo,
      values: { page, pages },
    };
  }
  // The list of classes refuses two of the same name.
  for (const name of new Set(files['classes.yaml'].classes.map((one) => one.name)))
    yield {
      file: 'pages/class.yaml',
      path: ['seo'],
      ...files['pages/class.yaml'].seo,
      values: { class: name },
    };
  const { trainers } = files['trainers.yaml'];
  for (const trainer of new Set(trainers.map(({ name, fullName = name }) => fullName)))
    yield {
      file: 'pages/coach.yaml',
      path: ['seo'],
      ...files['pages/coach.yaml'].seo,
      values: { trainer },
    };
  for (const day of weekdays) {
    const { title, description, descriptionWithoutClasses } = files['pages/schedule.yaml'].daySeo;
    const classesWithTimes = classesWithTimesOf(files, day, description, today);
    yield {
      file: 'pages/schedule.yaml',
      path: ['daySeo'],
      title,
      description: classesWithTimes === '' ? descriptionWithoutClasses : description,
      values: { day: capitalise(day), classesWithTimes },
    };
  }
}
