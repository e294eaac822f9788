import {
  classAddress,
  coachAddress,
  fixedAddresses,
  galleryAddresses,
  postAddress,
} from '../content/addresses.ts';
import { valueOf, type CheckedFiles } from '../content/checked-files.ts';
import { isShown } from '../content/shown.ts';
import { classChangesFit } from './class-changes.ts';
import type { RuleFinding } from './finding.ts';
import { hiddenThingsAreFree } from './hidden.ts';
import { leftovers } from './leftovers.ts';
import { lettersAreInTheTypeface } from './letters.ts';
import { namesBeginWithTheWordsSeen } from './button-names.ts';
import {
  cardsAreComplete,
  everythingIsUsed,
  galleryIdsAreUnique,
  namesAreUnique,
  picturesAreDescribed,
  textsDiffer,
} from './names.ts';
import { privacyIsWhole } from './privacy.ts';
import {
  linksInPostsLead,
  oldAddressesAreFree,
  ordersAreUnique,
  postsArePlausible,
  tagsAreSpelt,
  titlesDiffer,
} from './posts.ts';
import { classesLieWithinHours, hoursAgree } from './opening-hours.ts';
import { overviewIsTrue, timetableBeginsOnMonday } from './overview.ts';
import { specialDaysAgree } from './special-days.ts';
import {
  classesTakeTheirTime,
  featuredClassesAreWeekly,
  rowsDoNotClash,
  secondWeeksBeginOnTheirDay,
} from './weekly-classes.ts';
import { menuLinksDiffer, metadataFits, phoneNumbersAgree, socialLinksAgree } from './words.ts';

type DeclaredIds = (kind: 'class' | 'trainer') => readonly string[];

/**
 * Runs all cross-file rules. `today` is "2026-11-21"; `posts` are the names of all existing posts, `declared` the ids of
 * classes and coaches.
 */
export function* rulesBetweenFiles(
  content: CheckedFiles,
  posts: readonly string[],
  declared: DeclaredIds,
  today: string,
): Generator<RuleFinding> {
  yield* namesAreUnique(content);
  yield* textsDiffer(content);
  yield* titlesDiffer(content);
  yield* galleryIdsAreUnique(content);
  yield* picturesAreDescribed(content);
  yield* cardsAreComplete(content);
  yield* rowsDoNotClash(content);
  yield* classesTakeTheirTime(content);
  yield* classesLieWithinHours(content);
  yield* overviewIsTrue(content);
  yield* timetableBeginsOnMonday(content);
  yield* hoursAgree(content);
  yield* specialDaysAgree(content);
  yield* featuredClassesAreWeekly(content);
  yield* secondWeeksBeginOnTheirDay(content, today);
  yield* classChangesFit(content, today);
  yield* ordersAreUnique(content);
  yield* oldAddressesAreFree(content);
  yield* linksInPostsLead(
    content,
    new Set(addressesOf(content, posts, declared)),
    valueOf(content, 'site.yaml')?.url,
  );
  yield* tagsAreSpelt(content);
  yield* postsArePlausible(content, today);
  yield* namesBeginWithTheWordsSeen(content);
  yield* phoneNumbersAgree(content);
  yield* socialLinksAgree(content);
  yield* menuLinksDiffer(content);
  yield* privacyIsWhole(content);
  yield* metadataFits(content, Number(today.slice(0, 4)));
  yield* everythingIsUsed(content);
  yield* lettersAreInTheTypeface(content);
  yield* hiddenThingsAreFree(content, today);
  yield* leftovers(content, today);
}

/** The address of every page of the site, as far as the content is known. */
export function addressesOf(
  content: CheckedFiles,
  posts: readonly string[],
  declared: DeclaredIds,
): string[] {
  const gallery = valueOf(content, 'gallery.yaml');
  const galleryPages = gallery
    ? galleryAddresses({ ...gallery, images: gallery.images.filter(isShown) })
    : ['/gallery/page-1', '/gallery/page-2'];
  return [
    ...fixedAddresses,
    ...galleryPages,
    ...declared('class').map(classAddress),
    ...declared('trainer').map(coachAddress),
    ...posts.map(postAddress),
  ];
}
