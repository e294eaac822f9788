import { borderDays, type Days } from './dates.ts';
import type { Files } from './files.ts';
import type { Post } from './post.ts';
import { weekdays } from './weekdays.ts';

/** Whether a thing is visible: not hidden by "shown: false". What visitors do not see is left out below. */
export const isShown = ({ shown }: { shown?: boolean | undefined }) => shown !== false;

/** Whether visitors may read a post on a day such as "2026-12-05": it is not a draft, and its date has come. */
export const isPublished = ({ draft, date }: Pick<Post, 'draft' | 'date'>, today: string) =>
  draft !== true && date <= today;

/** Returns the content as if accounts were hidden in accounts.yaml. */
export const withoutAccounts = (files: Files): Files => ({
  ...files,
  'accounts.yaml': { ...files['accounts.yaml'], shown: false },
});

/** Returns the ids of the hidden classes. */
export const hiddenClasses = ({ classes }: Files['classes.yaml']): ReadonlySet<string> =>
  new Set(classes.filter((one) => !isShown(one)).map(({ id }) => id));

/** Returns the content without the hidden classes and their times, which every list leaves out. */
function withoutHiddenClasses(files: Files): Files {
  const hidden = hiddenClasses(files['classes.yaml']);
  if (hidden.size === 0) return files;
  const isHeld = ({ class: id }: { class: string }) => !hidden.has(id);
  const has = (id: string) => !hidden.has(id);
  const days = Object.fromEntries(
    weekdays.map((day) => {
      const own = files[`schedule/${day}.yaml`];
      return [`schedule/${day}.yaml`, { ...own, classes: own.classes.filter(isHeld) }];
    }),
  );
  const site = files['site.yaml'];
  const { featured, ...home } = files['pages/home.yaml'];
  const { cancellations, changes, extraClasses, moves, ...notice } = files['notice.yaml'];
  const overview = files['schedule/overview.yaml'];
  const trial = files['pages/trial.yaml'];
  return {
    ...files,
    ...days,
    'classes.yaml': { classes: files['classes.yaml'].classes.filter(isShown) },
    'schedule/overview.yaml': { ...overview, classes: overview.classes.filter(has) },
    'site.yaml': {
      ...site,
      footer: { ...site.footer, classes: site.footer.classes.filter(has) },
    },
    'pages/home.yaml': {
      ...home,
      featured: { ...featured, classes: featured.classes.filter(isHeld) },
    },
    'pages/classes.yaml': {
      ...files['pages/classes.yaml'],
      cards: files['pages/classes.yaml'].cards.filter(has),
    },
    'pages/trial.yaml': { ...trial, classes: trial.classes?.filter(has) },
    'notice.yaml': {
      ...notice,
      cancellations: cancellations?.filter(isHeld),
      changes: changes?.filter(isHeld),
      extraClasses: extraClasses?.filter(isHeld),
      moves: moves?.filter(isHeld),
    },
  };
}

/** Whether a coach still belongs to the gym on a day such as "2026-12-05"; their last day is included. */
export const isHere = ({ lastDay }: { lastDay?: string | undefined }, today: string) =>
  lastDay === undefined || lastDay >= today;

/** Returns the content without the coaches who have left and their classes, which the check ensures are over. */
export function withoutFormerCoaches(files: Files, today: string): Files {
  const { trainers } = files['trainers.yaml'];
  const gone = new Set(trainers.filter((one) => !isHere(one, today)).map(({ id }) => id));
  if (gone.size === 0) return files;
  const isGone = (id: string | undefined) => id !== undefined && gone.has(id);
  const given = ({ trainer }: { trainer?: string | undefined }) => !isGone(trainer);
  const unnamed = <Item extends { trainer?: string | undefined }>(item: Item) =>
    given(item) ? item : { ...item, trainer: undefined };
  const days = Object.fromEntries(
    weekdays.map((day) => {
      const own = files[`schedule/${day}.yaml`];
      return [`schedule/${day}.yaml`, { ...own, classes: own.classes.filter(given) }];
    }),
  );
  const { changes, extraClasses, moves, absences, ...notice } = files['notice.yaml'];
  const { voices, ...aroundVoices } = files['voices.yaml'];
  return {
    ...files,
    ...days,
    'trainers.yaml': { trainers: trainers.filter(({ id }) => !gone.has(id)) },
    'voices.yaml': { ...aroundVoices, voices: voices?.map(unnamed) },
    'notice.yaml': {
      ...notice,
      changes: changes?.filter(given),
      extraClasses: extraClasses?.filter(given),
      moves: moves?.map(unnamed),
      absences: absences?.filter((one) => given(one) && !isGone(one.substitute)),
    },
  };
}

/** Returns the content without its hidden parts. `isReachable` says whether visitors can open the page of a link. */
export function shownContent(all: Files, isReachable: (link: { to: string }) => boolean): Files {
  const files = withoutHiddenClasses(all);
  const { plans, features, ...prices } = files['plans.yaml'];
  const has = (id: string) => (plan: (typeof plans)[number]) => plan.features.includes(id);
  const { questions } = files['faq.yaml'];
  const { images, ...gallery } = files['gallery.yaml'];
  const site = files['site.yaml'];
  return {
    ...files,
    'plans.yaml': {
      ...prices,
      plans: plans.filter(isShown),
      // If only hidden plans have a feature, the feature is hidden too.
      features: features.filter(
        ({ id }) => plans.filter(isShown).some(has(id)) || !plans.some(has(id)),
      ),
    },
    'faq.yaml': { questions: questions.filter(isShown) },
    'gallery.yaml': { ...gallery, images: images.filter(isShown) },
    'site.yaml': {
      ...site,
      navigation: site.navigation.filter(isReachable),
      footer: { ...site.footer, links: site.footer.links.filter(isReachable) },
      notFound: { ...site.notFound, links: site.notFound.links.filter(isReachable) },
      offline: { ...site.offline, links: site.offline.links.filter(isReachable) },
    },
  };
}

/** The lists in site.yaml from which `shownContent` removes links to hidden pages. */
export const filteredLinkLists = [
  ['navigation'],
  ['footer', 'links'],
  ['notFound', 'links'],
  ['offline', 'links'],
] as const;

/** Returns, in order, the days after `today` on which a price, a weekly class or the weekly hours change. */
export function changeDays(files: Files, today: string): string[] {
  const prices = files['plans.yaml'].plans.flatMap(({ otherPrices = [], offer = {} }): Days[] => [
    ...otherPrices,
    offer,
  ]);
  const classes = weekdays.flatMap((day): Days[] => files[`schedule/${day}.yaml`].classes);
  const hours: readonly Days[] = files['hours.yaml'].otherHours ?? [];
  return borderDays([...prices, ...classes, ...hours], today);
}
