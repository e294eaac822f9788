// The content as pages show it: without hidden parts, and with the shared facts filled in. Pages read it only from
// here. scripts/build/vite/content-plugin.ts makes the modules ../../content/… of the checked content.
import allFiles from '../../content/files';
import images from '../../content/images';
import posts from '../../content/posts';
import { hiddenPage } from '../check/rules/hidden-pages.ts';
import { factsOf, fittingPlanPrices, localFactsOf } from '../content/facts.ts';
import type { Files } from '../content/files.ts';
import {
  changeDays,
  isShown,
  shownContent,
  withoutAccounts,
  withoutFormerCoaches,
} from '../content/shown.ts';
import { phoneNumber } from '../content/text/contact-links.ts';
import { fillFacts, type Sentence } from '../content/text/fill.ts';
import type { Weekday } from '../content/weekdays.ts';
import type { Picture } from '../design/parts/Photo.tsx';

const files = withoutFormerCoaches(__ACCOUNTS__ ? allFiles : withoutAccounts(allFiles), __TODAY__);

/** Whether a link leads to a page that visitors can open. */
const isReachable = ({ to }: { to: string }) =>
  hiddenPage(to, {
    files,
    post: (slug) => (__DRAFTS__ ? undefined : posts[slug]),
    today: __TODAY__,
  }) === undefined;

/** The content without its hidden parts. */
const shown = shownContent(files, isReachable);

const { seo } = shown['pages/pricing.yaml'];
/** The texts of /pricing, in whose description {planPrices} names only as many plans as fit into a search result. */
const pricing = {
  ...shown['pages/pricing.yaml'],
  seo: {
    ...seo,
    description: fillFacts(seo.description, { planPrices: fittingPlanPrices(shown, __TODAY__) }),
  },
};

/** Today, and then each coming day on which a price, a weekly class or the weekly hours change. */
export const daysOfChange = [__TODAY__, ...changeDays(shown, __TODAY__)];

const { unit, ...facts } = { ...factsOf(shown, __TODAY__), ...localFactsOf(shown, __TODAY__) };

/** The visible content, with the shared facts filled into its sentences. */
export const content: Files = fillFacts(
  { ...shown, 'pages/pricing.yaml': pricing },
  { ...facts, unit },
);

/** The sentences about one plan, in which {unit} is still to be filled in with the unit of the plan. */
export const planSentences: Record<
  'buyName' | 'asked',
  Sentence<'plan' | 'price' | 'unit'>
> = fillFacts(
  {
    buyName: shown['pages/pricing.yaml'].plans.buyName,
    asked: shown['pages/contact.yaml'].context.plan,
  },
  facts,
);

/** Whether visitors can have accounts; if not, no page mentions accounts. */
export const hasAccounts = isShown(content['accounts.yaml']);

/** Returns a photograph of content/images/, which the check has found. */
export function photographOf(name: string) {
  const photograph = images[name];
  if (!photograph) throw new Error(`There is no picture ${name} in content/images.`);
  return photograph;
}

/** Converts the picture fields of the content to the props of Photo. */
export const photoOf = (field: {
  image: string;
  focus: string;
  focusNarrow?: string;
  alt?: string | undefined;
}): Picture => ({
  photograph: photographOf(field.image),
  focus: field.focus,
  focusNarrow: field.focusNarrow,
  alt: field.alt,
});

const withId = <Thing extends { id: string; name: string }>(
  things: readonly Thing[],
  id: string,
) => {
  const thing = things.find((one) => one.id === id);
  if (!thing) throw new Error(`Nothing has the id "${id}".`);
  return thing;
};

/** Returns the class with this id, which the check has found. */
export const classOf = (id: string) => withId(content['classes.yaml'].classes, id);
/** Returns the coach with this id, which the check has found. */
export const trainerOf = (id: string) => withId(content['trainers.yaml'].trainers, id);

/** Returns the unit of the price of a plan. */
export const unitOf = ({ unit: id }: { unit: string }) =>
  content['plans.yaml'].units.find((one) => one.id === id)!;

/** The phone number of the gym. */
export const phone = phoneNumber(content['contact.yaml'].phone.number);
/** The number of the gym for WhatsApp, if it has one. */
export const chatNumber =
  content['contact.yaml'].whatsapp && phoneNumber(content['contact.yaml'].whatsapp.number).e164;

/** Returns the questions with these ids, in this order. */
export const questionsOf = ({ heading, items }: { heading: string; items: readonly string[] }) => {
  const { questions } = content['faq.yaml'];
  return { heading, items: items.flatMap((id) => questions.filter((one) => one.id === id)) };
};

export const scheduleOf = (day: Weekday) => content[`schedule/${day}.yaml`];
