import {
  classPath,
  coachPath,
  fixedPaths,
  galleryPath,
  galleryPaths,
  postPath,
} from '../../content/page-paths.ts';
import { type CheckedFiles, valueOf } from '../../content/files.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { isShown } from '../../content/shown.ts';
import { buttonNamesBeginWithLabels } from './button-names.ts';
import { classChangesFit } from './class-changes.ts';
import {
  cardsAreComplete,
  everythingIsUsed,
  factsAreFilled,
  picturesAreDescribed,
} from './completeness.ts';
import { hiddenContentIsUnused } from './hidden-content.ts';
import { noClassesAfterLastDay } from './leaving-coaches.ts';
import { leftovers } from './leftovers.ts';
import { metadataFits } from './metadata.ts';
import { classesLieWithinHours, hoursAgree } from './opening-hours.ts';
import { linksInPostsWork } from './post-links.ts';
import {
  filtersHaveOneSpelling,
  oldPathsAreFree,
  ordersAreUnique,
  postsArePlausible,
  postsHavePaths,
  postTitlesAreUnique,
  tagsAreSpelledAlike,
} from './posts.ts';
import { pricesAgree } from './prices.ts';
import { sayOf } from './sentences.ts';
import { socialLinksAgree } from './social-links.ts';
import { specialDaysAgree } from './special-days.ts';
import { lettersAreInTheTypeface, privacyPolicyIsComplete } from './texts.ts';
import {
  classesToTryAreWeekly,
  featuredClassesAreWeekly,
  classesAreSavedApart,
  rowsDoNotClash,
  timetableBeginsOnMonday,
  weeksCountFromTheirDay,
} from './weekly-classes.ts';

type DeclaredIds = (kind: 'class' | 'trainer') => readonly string[];

/**
 * Runs all rules between files; a new rule is added here. `today` is such as "2026-11-21", `posts` has the names of all
 * posts, and `declared` returns the ids of classes or coaches; both include those in files with mistakes.
 */
export function* rulesAcrossFiles(
  content: CheckedFiles,
  posts: readonly string[],
  declared: DeclaredIds,
  today: string,
  place: PlaceFormats,
): Generator<ValueProblem> {
  const say = sayOf(content, place);
  yield* postTitlesAreUnique(content);
  yield* postsHavePaths(content);
  yield* picturesAreDescribed(content);
  yield* cardsAreComplete(content, today);
  yield* rowsDoNotClash(content, say);
  yield* classesAreSavedApart(content, say);
  yield* classesLieWithinHours(content, say);
  yield* pricesAgree(content, today, say);
  yield* classesToTryAreWeekly(content, today, say);
  yield* timetableBeginsOnMonday(content, say);
  yield* hoursAgree(content, say);
  yield* specialDaysAgree(content, say);
  yield* featuredClassesAreWeekly(content, today, say);
  yield* weeksCountFromTheirDay(content, today, say);
  yield* classChangesFit(content, today, say);
  yield* ordersAreUnique(content);
  yield* oldPathsAreFree(content);
  yield* linksInPostsWork(
    content,
    new Set(pathsOfPages(content, posts, declared)),
    valueOf(content, 'site.yaml')?.url,
  );
  yield* tagsAreSpelledAlike(content);
  yield* filtersHaveOneSpelling(content);
  yield* postsArePlausible(content, today, say);
  yield* buttonNamesBeginWithLabels(content);
  yield* socialLinksAgree(content);
  yield* privacyPolicyIsComplete(content);
  yield* factsAreFilled(content, today);
  yield* metadataFits(content, today);
  yield* everythingIsUsed(content, today);
  yield* noClassesAfterLastDay(content, say);
  yield* lettersAreInTheTypeface(content);
  yield* hiddenContentIsUnused(content, today, say);
  yield* leftovers(content, today, say);
}

/** Returns the paths of all pages that the files without mistakes declare. */
export function pathsOfPages(
  content: CheckedFiles,
  posts: readonly string[],
  declared: DeclaredIds,
): string[] {
  const gallery = valueOf(content, 'gallery.yaml');
  const galleryPages = gallery
    ? galleryPaths({ ...gallery, images: gallery.images.filter(isShown) })
    : [galleryPath(1), galleryPath(2)];
  return [
    ...fixedPaths(),
    ...galleryPages,
    ...declared('class').map(classPath),
    ...declared('trainer').map(coachPath),
    ...posts.map(postPath),
  ];
}
