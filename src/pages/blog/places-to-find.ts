import { classAddress, coachAddress } from '../../content/addresses.ts';
import { isShown } from '../../content/shown.ts';
import type { Place } from './search-places.ts';
import { allCoaches, classesOf } from '../coaches/coaches.ts';
import { content } from '../content.ts';
import { gallerySeo } from '../gallery/gallery-page.ts';

const { kinds } = content['pages/blog.yaml'].search;
const { classes } = content['classes.yaml'];

/** The classes, coaches, questions and pages that the search of the blog finds besides posts. */
export const searchedPlaces = (): Place[] => [
  ...classes.map(({ id, name, summary, level }) => ({
    kind: kinds.class,
    name,
    to: classAddress(id),
    text: `${summary} ${level}`,
  })),
  ...allCoaches.map((coach) => ({
    kind: kinds.coach,
    name: coach.fullName ?? coach.name,
    to: coachAddress(coach.id),
    text: [
      ...(coach.fullName === undefined ? [] : [coach.name]),
      coach.role,
      ...classesOf(coach).map(({ name }) => name),
    ].join(', '),
  })),
  ...questions(),
  ...pages(),
];

/** Each question that a page shows, on the first page that does. */
function* questions(): Generator<Place> {
  const [first] = classes;
  const shown = [
    ['/pricing', content['pages/pricing.yaml'].questions.items],
    ['/contact', content['pages/contact.yaml'].questions.items],
    ['/trial', content['pages/trial.yaml'].questions.items],
    ...(first
      ? [[classAddress(first.id), content['pages/class.yaml'].questions.items] as const]
      : []),
    ...classes.map((one) => [classAddress(one.id), one.questions ?? []] as const),
  ] as const;
  for (const { id, question, answer } of content['faq.yaml'].questions) {
    const page = shown.find(([, items]) => items.includes(id));
    if (page)
      yield { kind: kinds.question, name: question, to: `${page[0]}#question-${id}`, text: answer };
  }
}

interface SearchedPage {
  shown?: boolean | undefined;
  banner: { title: string };
  seo: { description: string };
}

function* pages(): Generator<Place> {
  const all: [to: string, page: SearchedPage][] = [
    ['/about', content['pages/about.yaml']],
    ['/classes', content['pages/classes.yaml']],
    ['/coaches', content['pages/coaches.yaml']],
    ['/contact', content['pages/contact.yaml']],
    ['/gallery', { ...content['pages/gallery.yaml'], seo: gallerySeo(1) }],
    ['/pricing', content['pages/pricing.yaml']],
    ['/schedule', content['pages/schedule.yaml']],
  ];
  for (const [to, page] of all)
    if (isShown(page))
      yield { kind: kinds.page, name: page.banner.title, to, text: page.seo.description };
}
