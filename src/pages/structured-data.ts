import { postAddress } from '../content/addresses.ts';
import { priceOn } from '../content/prices.ts';
import { addressForMap, mapOf } from '../content/text/contact-links.ts';
import { capitalise, clockTime, formatPrice, midnight } from '../content/text/format.ts';
import { weekdays } from '../content/weekdays.ts';
import { addDays } from '../timetable/clock.ts';
import { specialRuns, weeklyHours } from '../timetable/opening-hours.ts';
import type { NamedPost } from './blog/posts.ts';
import type { GymReference } from './classes/structured-data-of-classes.ts';
import { content, daysOfChange, phone, unitOf } from './content.ts';
import { hours } from './schedule/timetable.ts';
import { trialTerms } from './trial/trial-offer.ts';

const site = content['site.yaml'];
const contact = content['contact.yaml'];
const { plans } = content['plans.yaml'];
const businessId = `${site.url}/#business`;

/** Leaves out a fact that is still an example, because search engines would keep it. */
const confirmed = <Fact>(fact: Fact, placeholder: boolean | undefined) =>
  placeholder ? undefined : fact;

const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: confirmed(contact.address.lines.join(', '), contact.address.placeholder),
  addressLocality: contact.address.locality,
  addressRegion: contact.address.region,
  postalCode: confirmed(contact.address.postalCode, contact.address.placeholder),
  addressCountry: site.place.country,
};

/** The gym as the structured data of its classes and coaches refers to it. The data of other pages is below. */
export const gymReference: GymReference = {
  url: site.url,
  name: site.name,
  id: businessId,
  address: confirmed(postalAddress, contact.address.placeholder),
};

/** Returns the gym as a whole; `picture` is the URL of an image. */
const business = (picture: string) => ({
  '@type': site.searchEngines.types,
  '@id': businessId,
  name: site.name,
  description: content['pages/home.yaml'].seo.description,
  url: site.url,
  image: picture,
  telephone: confirmed(phone.e164, contact.phone.placeholder),
  email: confirmed(contact.email.address, contact.email.placeholder),
  sameAs: realLinks(),
  address: postalAddress,
  hasMap: confirmed(mapOf(addressForMap(contact.address)), contact.address.placeholder),
  // If the address is still an example, nobody can go there.
  publicAccess: confirmed(true, contact.address.placeholder),
  amenityFeature: amenities(),
  priceRange: priceRange(),
  openingHoursSpecification: openingHours(),
  specialOpeningHoursSpecification: specialHours(),
});

function realLinks() {
  const links = contact.social.filter(({ placeholder }) => !placeholder).map(({ url }) => url);
  return links.length === 0 ? undefined : links;
}

/** Returns what staff have confirmed about the lift, wheelchairs and parking. */
function amenities() {
  const { access, parking } = contact;
  const { gettingThere } = content['pages/contact.yaml'];
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

function priceRange() {
  const prices = plans.map((plan) => priceOn(plan, __TODAY__));
  return `${formatPrice(Math.min(...prices))}–${formatPrice(Math.max(...prices))}`;
}

/**
 * Returns the weekly opening hours; days with equal hours share an entry. If the hours will change, entries say on
 * which dates they are valid.
 */
function openingHours() {
  const starts = daysOfChange.filter(
    (date, index) => index === 0 || hoursKey(date) !== hoursKey(daysOfChange[index - 1]!),
  );
  return starts.flatMap((date, index) => {
    const next = starts[index + 1];
    return openingHoursOn(date).map((entry) => ({
      ...entry,
      validFrom: index === 0 ? undefined : date,
      validThrough: next && addDays(next, -1),
    }));
  });
}

/** Returns a key that is equal for two dates with the same weekly opening hours. */
const hoursKey = (date: string) => JSON.stringify(openingHoursOn(date));

function openingHoursOn(date: string) {
  const days = new Map<string, string[]>();
  for (const day of weekdays)
    for (const { opens, closes } of weeklyHours(hours, day, date)) {
      const key = `${opens} ${closes}`;
      days.set(key, [...(days.get(key) ?? []), capitalise(day)]);
    }
  return [...days].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: closingTime(closes!) };
  });
}

/** Returns a closing time as Google reads it: after midnight on the clock; midnight is the last minute of the day. */
const closingTime = (closes: string) => (closes === midnight ? '23:59' : clockTime(closes));

/** Returns the special opening hours. Closed days open and close at midnight, as schema.org prescribes. */
function specialHours() {
  const runs = specialRuns(hours, __TODAY__);
  if (runs.length === 0) return undefined;
  const closed = [{ opens: '00:00', closes: '00:00' }];
  return runs.flatMap(({ from, until, spans }) =>
    (spans.length > 0 ? spans : closed).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from < __TODAY__ ? __TODAY__ : from,
      validThrough: until,
      opens,
      closes: closingTime(closes),
    })),
  );
}

/** Returns the gym and its website, for the home page. */
export const homeStructuredData = (picture: string) => [
  business(picture),
  {
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
  },
];

/** Returns the gym with its slogan, for /contact. */
export const contactStructuredData = (picture: string) => [
  { ...business(picture), slogan: site.searchEngines.slogan.trim() },
];

/** Returns the last day of today's price of a plan; undefined if no other price is known. */
function lastDayOfPrice(plan: (typeof plans)[number]): string | undefined {
  const today = priceOn(plan, __TODAY__);
  const change = daysOfChange.find((day) => priceOn(plan, day) !== today);
  return change && addDays(change, -1);
}

/** Returns the plans as offers of the gym. */
export const pricingStructuredData = () => [
  {
    '@type': site.searchEngines.types,
    '@id': businessId,
    name: site.name,
    makesOffer: plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      description: plan.line,
      url: `${site.url}/pricing`,
      priceValidUntil: lastDayOfPrice(plan),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: priceOn(plan, __TODAY__),
        priceCurrency: site.place.currency,
        unitText: unitOf(plan).label,
        description: confirmed(unitOf(plan).means, unitOf(plan).placeholder),
      },
    })),
  },
];

/** Returns a first class as an offer of the gym, once the owner has confirmed the offer. */
export function trialStructuredData() {
  const { banner, offer, price, placeholder } = content['pages/trial.yaml'];
  if (placeholder) return [];
  return [
    {
      '@type': site.searchEngines.types,
      '@id': businessId,
      name: site.name,
      makesOffer: {
        '@type': 'Offer',
        name: banner.title,
        description: trialTerms,
        url: `${site.url}/trial`,
        price: offer === 'paid' ? price : 0,
        priceCurrency: site.place.currency,
      },
    },
  ];
}

/** Returns a post as an article of the gym. */
export const postStructuredData = (post: NamedPost, picture: string) => [
  {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    image: picture,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    inLanguage: __PLACE__.wordsLocale,
    mainEntityOfPage: new URL(postAddress(post.slug), site.url).href,
    author: { '@type': 'Organization', '@id': businessId, name: site.name, url: site.url },
    publisher: { '@id': businessId },
  },
];
