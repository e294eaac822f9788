// The content as pages get it: without what visitors do not see, and with the shared facts filled in.
import { factsOf, fittingPlanPrices, localFactsOf } from '../content/facts.ts';
import type { Content, Files } from '../content/files.ts';
import type { Photograph } from '../content/photographs.ts';
import type { Post } from '../content/post.ts';
import { changeDays, isPublished, isShown } from '../content/shown.ts';
import { phoneNumber } from '../content/text/contact-links.ts';
import { fillFacts, type Sentence } from '../content/text/fill.ts';
import { visibleFiles } from '../content/visible.ts';
import type { Weekday } from '../content/weekdays.ts';
import type { SiteFacts } from '../design/document/renderer.ts';
import type { Picture } from '../design/parts/Photo.tsx';

/** The content of a site, which every page is a function of, with the questions that pages ask of it. */
export type SiteContent = ReturnType<typeof siteContentOf>;

/**
 * Prepares checked content for the pages: leaves out what visitors do not see, and then fills the shared facts into
 * the sentences. Pages never ask what is hidden, and fill in only what is theirs.
 */
export function siteContentOf(content: Content, facts: SiteFacts) {
  const { today, accounts, drafts, photographs } = facts;
  const seen = visibleFiles(content, { today, accounts, drafts });
  const files = filledFiles(seen, today);
  const posts: Readonly<Record<string, Post>> = isShown(files['pages/blog.yaml'])
    ? Object.fromEntries(
        Object.entries(content.posts).filter(([, post]) => drafts || isPublished(post, today)),
      )
    : {};
  const photographOf = (name: string): Photograph => {
    const photograph = photographs[name];
    if (!photograph) throw new Error(`There is no picture ${name} in content/images.`);
    return photograph;
  };
  return {
    ...facts,
    files,
    posts,
    /** Whether visitors can have accounts; if not, no page mentions accounts. */
    hasAccounts: isShown(files['accounts.yaml']),
    /** Today, and then each coming day on which a price, a weekly class or the weekly hours change. */
    daysOfChange: [today, ...changeDays(seen, today)],
    /** The phone number of the gym. */
    phone: phoneNumber(files['contact.yaml'].phone.number),
    /** The number of the gym for WhatsApp, if it has one. */
    chatNumber:
      files['contact.yaml'].whatsapp && phoneNumber(files['contact.yaml'].whatsapp.number).e164,
    /** Returns a photograph of content/images/, which the check has found. */
    photographOf,
    /** Converts the picture fields of the content to the props of Photo. */
    photoOf: (field: {
      image: string;
      focus: string;
      focusNarrow?: string;
      alt?: string | undefined;
    }): Picture => ({
      photograph: photographOf(field.image),
      focus: field.focus,
      focusNarrow: field.focusNarrow,
      alt: field.alt,
    }),
    /** Returns the class with this id, which the check has found. */
    classOf: (id: string) => withId(files['classes.yaml'].classes, id),
    /** Returns the coach with this id, which the check has found. */
    trainerOf: (id: string) => withId(files['trainers.yaml'].trainers, id),
    /** Returns the unit of the price of a plan. */
    unitOf: ({ unit }: { unit: string }) => withId(files['plans.yaml'].units, unit),
    /** Returns the questions with these ids, in this order. */
    questionsOf: ({ heading, items }: { heading: string; items: readonly string[] }) => ({
      heading,
      items: items.flatMap((id) => files['faq.yaml'].questions.filter((one) => one.id === id)),
    }),
    /** Returns the file of a weekday. */
    scheduleOf: (day: Weekday) => files[`schedule/${day}.yaml`],
  };
}

function withId<Thing extends { id: string }>(things: readonly Thing[], id: string): Thing {
  const thing = things.find((one) => one.id === id);
  if (!thing) throw new Error(`Nothing has the id "${id}".`);
  return thing;
}

/** The sentences about one plan, whose {unit} is that of the plan rather than of all plans. */
type OfOnePlan = Sentence<'plan' | 'price' | 'unit'>;

/** Fills the shared facts into all sentences of visible files. */
function filledFiles(seen: Files, today: string): Files {
  const pricing = seen['pages/pricing.yaml'];
  const contact = seen['pages/contact.yaml'];
  const { unit, ...facts } = { ...factsOf(seen, today), ...localFactsOf(seen, today) };
  const filled = fillFacts(seen, { ...facts, unit });
  const ofOnePlan = (sentence: OfOnePlan): OfOnePlan => fillFacts(sentence, facts);
  return {
    ...filled,
    'pages/pricing.yaml': {
      ...filled['pages/pricing.yaml'],
      seo: {
        ...filled['pages/pricing.yaml'].seo,
        // {planPrices} names only as many plans as fit into a search result.
        description: fillFacts(pricing.seo.description, {
          ...facts,
          unit,
          planPrices: fittingPlanPrices(seen, today),
        }),
      },
      plans: {
        ...filled['pages/pricing.yaml'].plans,
        buyName: ofOnePlan(pricing.plans.buyName),
      },
    },
    'pages/contact.yaml': {
      ...filled['pages/contact.yaml'],
      context: {
        ...filled['pages/contact.yaml'].context,
        plan: ofOnePlan(contact.context.plan),
      },
    },
  };
}

/** Makes a function of a site whose result is worked out once for each site. */
export function oncePerSite<Made>(make: (site: SiteContent) => Made): (site: SiteContent) => Made {
  const known = new WeakMap<SiteContent, { made: Made }>();
  return (site) => {
    const before = known.get(site);
    if (before) return before.made;
    const made = make(site);
    known.set(site, { made });
    return made;
  };
}
