import { postPath } from '../content/page-paths.ts';
import { priceOn } from '../content/prices.ts';
import { addressForMap, mapOf } from '../content/text/contact-links.ts';
import { capitalise, clockTime, formatPrice, midnight } from '../content/text/format.ts';
import { weekdays } from '../content/weekdays.ts';
import { addDays } from '../content/dates.ts';
import { groupBy } from '../content/group-by.ts';
import { specialRuns, weeklyHours } from '../timetable/opening-hours.ts';
import type { NamedPost } from './blog/posts.ts';
import type { GymReference } from './classes/structured-data-of-classes.ts';
import type { Plans } from '../content/plans.ts';
import { timetableOf } from './schedule/timetable.ts';
import type { SiteContent } from './site-content.ts';
import { trialTerms } from './trial/trial-offer.ts';

const businessId = ({ files }: SiteContent) => `${files['site.yaml'].url}/#business`;

/** Leaves out a fact that is still an example, because search engines would keep it. */
const confirmed = <Fact>(fact: Fact, placeholder: boolean | undefined) =>
  placeholder ? undefined : fact;

function postalAddress({ files }: SiteContent) {
  const { lines, locality, region, postalCode, placeholder } = files['contact.yaml'].address;
  return {
    '@type': 'PostalAddress',
    streetAddress: confirmed(lines.join(', '), placeholder),
    addressLocality: locality,
    addressRegion: region,
    postalCode: confirmed(postalCode, placeholder),
    addressCountry: files['site.yaml'].place.country,
  };
}

/** Returns the gym as the structured data of its classes and coaches refers to it. */
export function gymReference(site: SiteContent): GymReference {
  const { url, name } = site.files['site.yaml'];
  const { placeholder } = site.files['contact.yaml'].address;
  return {
    url,
    name,
    id: businessId(site),
    address: confirmed(postalAddress(site), placeholder),
    place: site.place,
  };
}

/** Returns the gym as a whole; `picture` is the URL of an image. */
function business(site: SiteContent, picture: string) {
  const { url, name, searchEngines } = site.files['site.yaml'];
  const { phone, email, address } = site.files['contact.yaml'];
  return {
    '@type': searchEngines.types,
    '@id': businessId(site),
    name,
    description: site.files['pages/home.yaml'].seo.description,
    url,
    image: picture,
    telephone: confirmed(site.phone.e164, phone.placeholder),
    email: confirmed(email.address, email.placeholder),
    sameAs: realLinks(site),
    address: postalAddress(site),
    hasMap: confirmed(mapOf(addressForMap(address)), address.placeholder),
    // If the address is still an example, nobody can go there.
    publicAccess: confirmed(true, address.placeholder),
    amenityFeature: amenities(site),
    priceRange: priceRange(site),
    openingHoursSpecification: openingHours(site),
    specialOpeningHoursSpecification: specialHours(site),
  };
}

function realLinks({ files }: SiteContent) {
  const links = files['contact.yaml'].social
    .filter(({ placeholder }) => !placeholder)
    .map(({ url }) => url);
  return links.length === 0 ? undefined : links;
}

/** Returns what staff have confirmed about the lift, wheelchairs and parking. */
function amenities({ files }: SiteContent) {
  const { access, parking } = files['contact.yaml'];
  const { gettingThere } = files['pages/contact.yaml'];
  const given: [name: string, value: boolean | undefined, placeholder: boolean | undefined][] = [
    [gettingThere.lift, access?.lift, access?.placeholder],
    [gettingThere.wheelchair, access?.wheelchair, access?.placeholder],
    [gettingThere.parking, parking && true, parking?.placeholder],
  ];
  const known = given.filter(([, value, placeholder]) => value !== undefined && !placeholder);
  return known.length === 0
    ? undefined
    : known.map(([name, value]) => ({
        '@type': 'LocationFeatureSpecification',
        name: capitalise(name),
        value,
      }));
}

function priceRange({ files, today, place }: SiteContent) {
  const prices = files['plans.yaml'].plans.map((plan) => priceOn(plan, today));
  return `${formatPrice(Math.min(...prices), place)}–${formatPrice(Math.max(...prices), place)}`;
}

/**
 * Returns the weekly opening hours; days with equal hours share an entry. If the hours will change, entries say on
 * which dates they are valid.
 */
function openingHours(site: SiteContent) {
  const { daysOfChange } = site;
  const hoursKey = (date: string) => JSON.stringify(openingHoursOn(site, date));
  const starts = daysOfChange.filter(
    (date, index) => index === 0 || hoursKey(date) !== hoursKey(daysOfChange[index - 1]!),
  );
  return starts.flatMap((date, index) => {
    const next = starts[index + 1];
    return openingHoursOn(site, date).map((entry) => ({
      ...entry,
      validFrom: index === 0 ? undefined : date,
      validThrough: next && addDays(next, -1),
    }));
  });
}

function openingHoursOn(site: SiteContent, date: string) {
  const { hours } = timetableOf(site);
  const spans = weekdays.flatMap((day) =>
    weeklyHours(hours, day, date).map(({ opens, closes }) => ({ day, opens, closes })),
  );
  return [...groupBy(spans, ({ opens, closes }) => `${opens} ${closes}`).values()].map((same) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: same.map(({ day }) => capitalise(day)),
    opens: same[0]!.opens,
    closes: closingTime(same[0]!.closes),
  }));
}

/** Returns a closing time as Google reads it: after midnight on the clock; midnight is the last minute of the day. */
const closingTime = (closes: string) => (closes === midnight ? '23:59' : clockTime(closes));

/** Returns the special opening hours. Closed days open and close at midnight, as schema.org prescribes. */
function specialHours(site: SiteContent) {
  const { today } = site;
  const runs = specialRuns(timetableOf(site).hours, today);
  if (runs.length === 0) return undefined;
  const closed = [{ opens: '00:00', closes: '00:00' }];
  return runs.flatMap(({ from, until, spans }) =>
    (spans.length > 0 ? spans : closed).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from < today ? today : from,
      validThrough: until,
      opens,
      closes: closingTime(closes),
    })),
  );
}

/** Returns the gym and its website, for the home page. */
export function homeStructuredData(site: SiteContent, picture: string): object[] {
  const { name, url } = site.files['site.yaml'];
  return [business(site, picture), { '@type': 'WebSite', name, url }];
}

/** Returns the gym with its slogan, for /contact. */
export const contactStructuredData = (site: SiteContent, picture: string): object[] => [
  {
    ...business(site, picture),
    slogan: site.files['site.yaml'].searchEngines.slogan.trim(),
  },
];

/** Returns the last day of today's price of a plan; undefined if no other price is known. */
function lastDayOfPrice(
  { today, daysOfChange }: SiteContent,
  plan: Plans['plans'][number],
): string | undefined {
  const price = priceOn(plan, today);
  const change = daysOfChange.find((day) => priceOn(plan, day) !== price);
  return change && addDays(change, -1);
}

/** Returns the plans as offers of the gym. */
export function pricingStructuredData(site: SiteContent): object[] {
  const { name, url, place, searchEngines } = site.files['site.yaml'];
  const offers = site.files['plans.yaml'].plans.map((plan) => {
    const unit = site.unitOf(plan);
    return {
      '@type': 'Offer',
      name: plan.name,
      description: plan.line,
      url: `${url}/pricing`,
      priceValidUntil: lastDayOfPrice(site, plan),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: priceOn(plan, site.today),
        priceCurrency: place.currency,
        unitText: unit.label,
        description: confirmed(unit.means, unit.placeholder),
      },
    };
  });
  return [{ '@type': searchEngines.types, '@id': businessId(site), name, makesOffer: offers }];
}

/** Returns a first class as an offer of the gym, once the owner has confirmed the offer. */
export function trialStructuredData(site: SiteContent): object[] {
  const { banner, offer, price, placeholder } = site.files['pages/trial.yaml'];
  const { name, url, place, searchEngines } = site.files['site.yaml'];
  if (placeholder) return [];
  return [
    {
      '@type': searchEngines.types,
      '@id': businessId(site),
      name,
      makesOffer: {
        '@type': 'Offer',
        name: banner.title,
        description: trialTerms(site),
        url: `${url}/trial`,
        price: offer === 'paid' ? price : 0,
        priceCurrency: place.currency,
      },
    },
  ];
}

/** Returns a post as an article of the gym. */
export function postStructuredData(site: SiteContent, post: NamedPost, picture: string): object[] {
  const { name, url } = site.files['site.yaml'];
  const id = businessId(site);
  return [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      datePublished: post.date,
      image: picture,
      articleSection: post.category,
      keywords: post.tags.join(', '),
      inLanguage: site.place.wordsLocale,
      mainEntityOfPage: new URL(postPath(post.slug), url).href,
      author: { '@type': 'Organization', '@id': id, name, url },
      publisher: { '@id': id },
    },
  ];
}
