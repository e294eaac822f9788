import type { Content } from '../content/files.ts';
import { placeOn } from '../content/facts.ts';
import type { Photograph } from '../content/photographs.ts';
import { changeDays, isShown } from '../content/shown.ts';
import { phoneNumber } from '../content/text/contact-links.ts';
import type { Weekday } from '../content/weekdays.ts';
import type { SiteFacts } from '../design/document/renderer.ts';
import type { Picture } from '../design/parts/Photo.tsx';

/** The content of a site, of which every page is a function, with what pages look up in it. */
export type SiteContent = ReturnType<typeof siteContentOf>;

/** Adds to final content (src/content/final-content.ts) what pages look up in it. */
export function siteContentOf({ files, posts }: Content, facts: SiteFacts) {
  const { today, photographs } = facts;
  const photographOf = (name: string): Photograph => {
    const photograph = photographs[name];
    if (!photograph) throw new Error(`There is no picture ${name} in content/images.`);
    return photograph;
  };
  const { marked = (_group, _field, words) => words } = facts;
  /** Converts the picture fields of the content to the props of Photo. */
  const photoOf = (field: Pictured): Picture => ({
    photograph: photographOf(field.image),
    focus: field.focus,
    focusNarrow: field.focusNarrow,
    alt: marked(field, 'image', field.alt ?? '') || undefined,
  });
  return {
    ...facts,
    marked,
    files,
    posts,
    /** How dates, times, prices and lists are written at the place of the gym. */
    place: placeOn(files, today),
    /** Whether visitors can have accounts; if not, no page mentions accounts. */
    hasAccounts: isShown(files['accounts.yaml']),
    /** Today, and then each coming day on which a price, a weekly class or the weekly hours change. */
    daysOfChange: [today, ...changeDays(files, today)],
    /** The phone number of the gym. */
    phone: phoneNumber(files['contact.yaml'].phone.number),
    /** The number of the gym for WhatsApp, if it has one. */
    chatNumber:
      files['contact.yaml'].whatsapp && phoneNumber(files['contact.yaml'].whatsapp.number).e164,
    /** Returns a photograph of content/images/, which the check has found. */
    photographOf,
    photoOf,
    /** Does the same for a thing that may have no photograph. */
    photoIn: ({ image, focus, alt }: MaybePictured): Picture | undefined =>
      image === undefined || focus === undefined ? undefined : photoOf({ image, focus, alt }),
    /** Converts the fields of the top of a page to the props of Banner. */
    bannerOf: (banner: Pictured & { title: string; lead?: string }) => ({
      title: banner.title,
      lead: banner.lead,
      photo: photoOf(banner),
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
      items: items.map((id) => withId(files['faq.yaml'].questions, id)),
    }),
    /** Returns the file of a weekday. */
    scheduleOf: (day: Weekday) => files[`schedule/${day}.yaml`],
  };
}

interface Pictured {
  image: string;
  focus: string;
  focusNarrow?: string;
  alt?: string | undefined;
}

type MaybePictured = Partial<Record<'image' | 'focus' | 'alt', string | undefined>>;

function withId<Thing extends { id: string }>(things: readonly Thing[], id: string): Thing {
  const found = things.find((one) => one.id === id);
  if (!found) throw new Error(`Nothing has the id "${id}".`);
  return found;
}

/** Returns a function of a site that computes its result once for each site. */
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
