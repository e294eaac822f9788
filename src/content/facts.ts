import { byStart } from './dates.ts';
import type { Files } from './files.ts';
import { placeOfSite } from './place-of-site.ts';
import type { FactName, LocalFactName } from './placeholders.ts';
import { priceOn } from './prices.ts';
import { fill, fillWords } from './text/fill.ts';
import { formatCount, formatPrice, formatTime, joinWords } from './text/format.ts';
import { lettersOf, longestDescription } from './text/text-size.ts';
import { nameOfDay, type Weekday, weekdays } from './weekdays.ts';
import { isWeekly } from './weekly.ts';

type Fact = string | number;

/** Returns how the place of the gym writes prices and times, with its clock from the year of a day on. */
export const placeOn = (content: Pick<Files, 'site.yaml'>, day: string) =>
  placeOfSite(content['site.yaml'], Number(day.slice(0, 4)));

/**
 * Returns the values of the placeholders that any sentence may contain, on a day such as "2026-11-21". Their names are
 * in placeholders.ts. The price of each plan is {price:its-id}.
 */
export function factsOf(content: Files, today: string): Record<FactName | `price:${string}`, Fact> {
  const { plans } = content['plans.yaml'];
  const place = placeOn(content, today);
  const price = (amount: number) => formatPrice(amount, place);
  const count = (things: readonly unknown[]) => formatCount(things.length, place);
  const prices = plans.map((plan) => priceOn(plan, today));
  return {
    business: content['site.yaml'].name,
    city: content['site.yaml'].city,
    phone: content['contact.yaml'].phone.number,
    email: content['contact.yaml'].email.address,
    planCount: count(plans),
    lowestPrice: prices.length === 0 ? '' : price(Math.min(...prices)),
    highestPrice: prices.length === 0 ? '' : price(Math.max(...prices)),
    planPrices: joinPrices(pricesOf(content, today)),
    classCount: count(content['classes.yaml'].classes),
    trainerCount: count(content['trainers.yaml'].trainers),
    ...Object.fromEntries(plans.map((plan) => [`price:${plan.id}`, price(priceOn(plan, today))])),
  };
}

/** Returns the values of the placeholders that only some files may use, on a day. */
export function localFactsOf(content: Files, today: string): Record<LocalFactName, Fact> {
  const place = placeOn(content, today);
  const list = (words: readonly string[]) => joinWords(words, place);
  const { classes } = content['classes.yaml'];
  const nameOf = new Map(classes.map(({ id, name }) => [id, name]));
  const cards = content['pages/classes.yaml'].cards;
  const busy = weekdays.filter((day) => weeklyOn(content, day, today).length > 0);
  const latest = latestClasses(content, today);
  const { dayWords } = content['site.yaml'];
  const someDays =
    busy.length === 0
      ? ''
      : fill(dayWords.on, { days: list(busy.map((day) => nameOfDay(day, place))) });
  return {
    sharedFeatures: list(sharedFeatures(content['plans.yaml'])),
    featuredCount: formatCount(content['pages/home.yaml'].featured.classes.length, place),
    cardClasses: list(cards.map((id) => nameOf.get(id)!)),
    cardCount: formatCount(cards.length, place),
    otherClassCount: formatCount(classes.length - cards.length, place),
    rowCount: formatCount(content['schedule/overview.yaml'].classes.length, place),
    classDays: busy.length === 7 ? dayWords.every : someDays,
    latestStart: latest.start === '' ? '' : formatTime(latest.start, place),
    latestDays: list(
      latest.days.map((day) => fill(dayWords.plural, { day: nameOfDay(day, place) })),
    ),
    unit: list(unitLabels(content['plans.yaml'])),
    year: Number(today.slice(0, 4)),
  };
}

/** Returns the labels of the units in which plans are sold, such as "p/s". */
const unitLabels = ({ units, plans }: Files['plans.yaml']) =>
  units.filter(({ id }) => plans.some((plan) => plan.unit === id)).map(({ label }) => label);

/** Returns the labels of the features that every plan has. */
export const sharedFeatures = ({ features, plans }: Files['plans.yaml']) =>
  features
    .filter(({ id }) => plans.every((plan) => plan.features.includes(id)))
    .map(({ label }) => label);

/** Returns only the weekly classes of a day, because sentences with these placeholders are about every week. */
const weeklyOn = (content: Files, day: Weekday, today: string) =>
  content[`schedule/${day}.yaml`].classes.filter((row) => isWeekly(row, today));

/** Returns the latest start of the week and its days; without a weekly class the start is ''. */
function latestClasses(content: Files, today: string) {
  const starts = weekdays.flatMap((day) =>
    weeklyOn(content, day, today).map(({ start }) => ({ day, start })),
  );
  const start = starts.reduce((late, one) => (one.start > late ? one.start : late), '');
  return {
    start,
    days: weekdays.filter((day) => starts.some((one) => one.day === day && one.start === start)),
  };
}

/** Returns "Yoga 9:00am and Cycling 6:00pm", as many classes as fit into the description of the page of a weekday. */
export function classesWithTimesOf(
  files: Files,
  day: Weekday,
  description: string,
  today: string,
): string {
  const nameOf = new Map(files['classes.yaml'].classes.map(({ id, name }) => [id, name]));
  const all = files[`schedule/${day}.yaml`].classes;
  const weekly = weeklyOn(files, day, today);
  const rows = [...(weekly.length > 0 ? weekly : all)].sort(byStart);
  const place = placeOn(files, today);
  const words = rows.map((row) => `${nameOf.get(row.class)} ${formatTime(row.start, place)}`);
  const facts = { ...factsOf(files, today), day: nameOfDay(day, place) };
  const list = (held: readonly string[]) => joinWords(held, place);
  return asManyAsFit(words, list, (classesWithTimes) =>
    fillWords(description, { ...facts, classesWithTimes }),
  );
}

/** Returns "Beginners ₹750, Intermediates ₹950", as many plans as fit into the description of the page Pricing. */
export function fittingPlanPrices(files: Files, today: string): string {
  const { description } = files['pages/pricing.yaml'].seo;
  const facts = { ...factsOf(files, today), ...localFactsOf(files, today) };
  return asManyAsFit(pricesOf(files, today), joinPrices, (planPrices) =>
    fillWords(description, { ...facts, planPrices }),
  );
}

/** Joins as many of the words as fit into the description around them. */
function asManyAsFit(
  words: readonly string[],
  join: (words: readonly string[]) => string,
  textWith: (joined: string) => string,
): string {
  for (let count = words.length; count > 1; count--) {
    const joined = join(words.slice(0, count));
    if (lettersOf(textWith(joined)) <= longestDescription) return joined;
  }
  return words[0] ?? '';
}

function pricesOf(files: Files, today: string) {
  const place = placeOn(files, today);
  return files['plans.yaml'].plans.map(
    (plan) => `${plan.name} ${formatPrice(priceOn(plan, today), place)}`,
  );
}
const joinPrices = (prices: readonly string[]) => prices.join(', ');
