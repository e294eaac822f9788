import { capitalise, formatDate, formatPrice } from '../../text/format.ts';
import { short } from '../../findings/input.ts';
import { separateWordings, sameWording, type Wordings } from '../../findings/wording.ts';

interface Twice {
  items: readonly [number, number];
}
interface TwoLabels {
  labels: readonly [string, string];
}
/** Things that end on some day. */
export type EndingThing = keyof typeof endingThings;

const endingThings = {
  notice: 'This notice',
  offer: 'This offer',
  price: 'This price',
  'other hours': 'These hours',
  cancellation: 'This cancellation',
  change: 'This change',
  class: 'This class',
  'extra class': 'This extra class',
  absence: 'This absence',
  move: 'This move',
} as const;

/**
 * Messages of all rules that are not in timetable.ts or posts-and-links.ts: names, pictures, addresses, metadata, prices,
 * privacy, and outdated, missing or hidden content.
 */
export const nameAndWordWordings = {
  'two-have-one-name': separateWordings<
    Twice & { things: 'plans' | 'classes' | 'coaches'; name: string }
  >({
    file: ({ things, name, items }) => [
      `Two ${things} are called "${name}" (items ${items[0]} and ${items[1]}).`,
      'Give one of the two another name, or delete it if it is a copy.',
    ],
    desk: ({ things, name }) => [
      `There are two ${things} called ${name.replace(/\.$/, '')}.`,
      'Give one of the two another name.',
    ],
  }),
  'words-twice': separateWordings<Twice & { words: string }>({
    file: ({ words, items }) => [
      `"${words}" is in this list twice (items ${items[0]} and ${items[1]}).`,
      'Correct one of the two, or delete it.',
    ],
    desk: ({ words }, say) => [`${say.quoted(words)} is in this list twice.`, ''],
  }),
  'two-photographs-have-one-number': sameWording<{
    number: number;
    seen: readonly [string, string];
  }>(({ number, seen }, say, meant) => [
    `Two photographs have the number ${number}: ${say.quoted(short(seen[0]))} and ${say.quoted(short(seen[1]))}.`,
    say.toType(meant),
  ]),
  'picture-without-alt': separateWordings({
    file: () => [
      'This picture has no description for people who cannot see it.',
      'Add a line below it: alt: What the picture shows',
    ],
    desk: (_, say) => [
      'This picture has no description for people who cannot see it.',
      `Fill in ${say.field('alt')}.`,
    ],
  }),
  'picture-without-focus': separateWordings({
    file: () => [
      'This picture does not say which point always stays visible.',
      'Add a line below it: focus: 50% 50%',
    ],
    desk: (_, say) => [
      'This picture does not say which point always stays visible.',
      `Fill in ${say.field('focus')}.`,
    ],
  }),
  'words-without-picture': separateWordings({
    file: () => [
      'This line belongs to a picture, but there is none.',
      'Add the line image: with the name of a file in images/, or delete this line.',
    ],
    desk: () => [
      'This belongs to a picture, but there is none.',
      'Choose a picture, or leave this out.',
    ],
  }),
  'card-incomplete': separateWordings<{ class: string; lacks: readonly string[] }>({
    file: ({ class: id, lacks }) => [
      `The class "${id}" cannot have a large card: classes.yaml has no ${lacks.join(', ')} for it.`,
      `Add ${lacks.join(', ')} to "${id}" in classes.yaml, or take it off this list.`,
    ],
    desk: ({ class: id, lacks }, say) => [
      `${say.name('class', id)} cannot have a large card: it has no ${lacks.map((field) => say.field(field, { file: 'classes.yaml', path: ['classes', 0] })).join(', ')}.`,
      'Fill that in at the class, or take the class off this list.',
    ],
  }),
  'class-never-held': separateWordings<{ name: string }>({
    file: ({ name }) => [
      `The class ${name} is not on the schedule of any day.`,
      'Add it to a file in schedule/, or delete it here.',
    ],
    desk: ({ name }) => [
      `The class ${name} is not on the schedule of any day.`,
      'Add it to the timetable, or delete it here.',
    ],
  }),
  'coach-without-class': sameWording<{ name: string }>(({ name }, say) => [
    `${name} has no class.`,
    `Give the coach a class in ${say.file('classes.yaml')}, or delete the coach here.`,
  ]),
  'classes-of-coach-empty': sameWording<{ name: string }>(({ name }, say) => [
    `{classes} would be empty, because ${name} has no class in ${say.file('classes.yaml')}.`,
    'Write the sentence without {classes}, or give the coach a class.',
  ]),
  'button-name-differs': sameWording<{ label: string }>(({ label }, say) => [
    `Screen readers read this text for the button ${say.quoted(label)}, so it has to begin with the same words.`,
    `Begin it with ${say.quoted(label)}`,
  ]),
  'phone-numbers-differ': separateWordings<{ dialled: string; shown: string; meant: string }>({
    file: ({ dialled, shown, meant }, say) => [
      `The number that is dialled (${dialled}) is not the one that is shown (${shown}).`,
      `Write ${say.typed(`"${meant}"`)}, or correct the line display:`,
    ],
    desk: ({ dialled, shown }) => [
      `A phone dials ${dialled}, but the page shows ${shown}.`,
      'Let it dial the number on the page, or correct the number there.',
    ],
  }),
  'address-twice': sameWording<TwoLabels>(({ labels: [one, other] }) => [
    one === other
      ? `${one} is there twice, with the same address.`
      : `${one} and ${other} have the same address.`,
    'Correct one of the two.',
  ]),
  'link-to-another-network': sameWording<{ label: string; network: string }>(
    ({ label, network }) => [
      `The link is called ${label} but leads to ${network}.`,
      'Correct the address or the label.',
    ],
  ),
  'menu-twice': sameWording<TwoLabels>(({ labels: [one, other] }, say) => [
    one === other
      ? `${say.quoted(one)} is in the menu twice.`
      : `${say.quoted(one)} and ${say.quoted(other)} in the menu lead to the same page.`,
    'Delete one of the two links, or correct it.',
  ]),
  'metadata-too-long': separateWordings<{ field: string; filled: string; most: number }>({
    file: ({ field, filled, most }, say) => [
      `The ${field} has ${filled.length} characters once it is filled in (${say.quoted(filled)}); at most ${most} fit.`,
      `Shorten it by ${filled.length - most} characters.`,
    ],
    desk: ({ filled, most }) => [
      `This is ${filled.length} characters long, but search engines show only ${most}.`,
      `Shorten it by ${filled.length - most}.`,
    ],
  }),
  'metadata-too-short': sameWording<{ field: string; filled: string; least: number }>(
    ({ field, filled, least }, say) => [
      `The ${field} has ${filled.length} characters once it is filled in (${say.quoted(filled)}); at least ${least} are needed.`,
      `Add at least ${least - filled.length} characters.`,
    ],
  ),
  'metadata-twice': sameWording<{ file: string; field: string; filled: string }>(
    ({ file, field, filled }, say) => [
      `${say.file(file)} has the same ${field}: ${say.quoted(filled)}.`,
      'Change one of the two, so that search results can be told apart.',
    ],
  ),
  'letter-not-in-typeface': sameWording<{ letter: string; isAlone: boolean }>(
    ({ letter, isAlone }, say) => [
      `The typeface lacks ${say.quoted(letter)}${isAlone ? '' : ' and other letters used here'}.`,
      'Leave it to be shown in another typeface (pictures beside links leave it out), or write it with other letters.',
    ],
  ),

  // Outdated, contradictory or unused content, and what would be shown as typed.
  'days-are-over': separateWordings<{ thing: EndingThing; date: string }>({
    file: ({ thing, date }) => [hasEnded(endingThings[thing], date), deleteLines],
    desk: ({ thing, date }) => [hasEnded(endingThings[thing], date), deleteIt],
  }),
  'special-day-is-over': separateWordings<{ reason: string; date: string }>({
    file: ({ reason, date }) => [hasEnded(`The day "${reason}"`, date), deleteLines],
    desk: ({ reason, date }) => [hasEnded(`The day “${reason}”`, date), deleteIt],
  }),
  'price-has-changed': separateWordings<{ from: string; price: number }>({
    file: ({ from, price }) => [
      `This price has held since ${formatDate(from)}, and the plan still names an older one.`,
      `Write price: ${price} in the plan, and delete these lines.`,
    ],
    desk: ({ from, price }) => [
      `This price has held since ${formatDate(from)}, and the plan still names an older one.`,
      `Make ${formatPrice(price)} the price of the plan, and remove this one.`,
    ],
  }),
  'two-prices-from-one-day': sameWording<{ from: string }>(({ from }) => [
    `Another price of this plan begins on ${formatDate(from)}, too.`,
    'Delete one of the two, or correct its first day.',
  ]),
  'offer-not-below-price': sameWording<{ price: number; usual: number }>(({ price, usual }) => [
    `The offer is ${formatPrice(price)}, but the usual price is ${formatPrice(usual)}.`,
    'Write a lower price, or delete the offer.',
  ]),
  'map-has-another-code': sameWording<{ code: string; really: string; query: string }>(
    ({ code, really, query }, say) => [
      `The map searches for another address: it has the PIN code ${code}, but the address has ${really}.`,
      `Write ${say.typed(`"${query}"`)}`,
    ],
  ),
  'map-lacks-the-city': sameWording<{ city: string; query: string }>(({ city, query }, say) => [
    `The map searches for another address: it lacks ${say.quoted(city)}, the city of the address.`,
    `Write ${say.typed(`"${query}"`)}`,
  ]),
  'price-typed-by-hand': sameWording<{
    amount: number;
    plan: string;
    found: string;
    word?: string;
  }>(({ amount, plan, found, word }) => [
    `${formatPrice(amount)}, the price of ${plan}, is typed by hand here: when the price changes, this text does not.`,
    word === undefined
      ? 'Write it without the figure, or remember to change it here too.'
      : `Write ${word} instead of ${found}, and it updates by itself.`,
  ]),
  'rupee-sign-twice': sameWording<{ word: string }>(({ word }) => [
    `{${word}} already includes the sign, so ₹₹ is shown.`,
    `Write {${word}} without the sign before it.`,
  ]),
  'link-outside-a-post': sameWording<{ words: string }>(({ words }) => [
    'Links in brackets work only in the text of a post; here the brackets are shown as typed.',
    `Write only the words: ${words}`,
  ]),
  'question-on-no-page': separateWordings<{ id: string }>({
    file: ({ id }) => [
      'No page shows this question.',
      `Add a line - ${id} to the list "questions" of a page, such as pages/pricing.yaml, or delete the question.`,
    ],
    desk: () => [
      'No page shows this question.',
      'Add it to the questions of a page, or delete it.',
    ],
  }),
  'coach-teaches-it-nowhere': sameWording<{
    name: string;
    coach: string;
    coaches: readonly string[];
  }>(({ name, coach, coaches }, say) => [
    `${name} is given to ${say.thing('trainer', coach)} here, but on the schedule it is taught only by ${coaches.map((one) => say.thing('trainer', one)).join(' and ')}.`,
    coaches.length === 1
      ? `Write ${say.typed(coaches[0]!)}, or correct the schedule.`
      : 'Write one of these coaches, or correct the schedule.',
  ]),
  'certificate-ran-out': sameWording<{ title: string; until: number }>(({ title, until }) => [
    `The certificate ${title} was valid until ${until}, and the page of the coach still shows it.`,
    'Write the new year, or delete the certificate.',
  ]),
  'real-but-marked-as-example': separateWordings<{ thing: string }>({
    file: ({ thing }) => [looksReal(thing), 'Delete this line if it is the real one.'],
    desk: ({ thing }, say) => [looksReal(thing), `Switch ${say.key} off if it is the real one.`],
  }),

  'words-not-translated': sameWording<{ from: string; to: string }>(({ from, to }, say) => [
    `${say.subject} says that the words are still in ${languageName(from)}, not in ${languageName(to)}.`,
    `Translate the texts of all files into ${languageName(to)}, then delete this line.`,
  ]),
  'term-without-answer': separateWordings<{ title: string }>({
    file: ({ title }, say) => [
      toBeConfirmed(say.quoted(title)),
      'Add a line below it: answer: What it is, in a few words',
    ],
    desk: ({ title }, say) => [toBeConfirmed(say.quoted(title)), `Fill in ${say.field('answer')}.`],
  }),
  'privacy-lacks-section': separateWordings<{ condition: string }>({
    file: ({ condition }) => [
      lacksSection(condition),
      `Add a section with this line: onlyWhile: ${condition}`,
    ],
    desk: ({ condition }, say) => [
      lacksSection(condition),
      `Add a section, and choose ${say.quoted(capitalise(condition.replaceAll('-', ' ')))} below its text.`,
    ],
  }),
  'privacy-lacks-address': separateWordings({
    file: () => [lacksAddress, 'Write {email} into the sentence that says whom to ask.'],
    desk: () => [lacksAddress, 'Put the e-mail address into the sentence that says whom to ask.'],
  }),

  // Hidden content.
  'every-plan-hidden': separateWordings({
    file: () => [noPrice, 'Show at least one: delete its line shown: false'],
    desk: () => [noPrice, 'Show at least one.'],
  }),
  'every-photograph-hidden': separateWordings({
    file: () => [
      noPhotograph,
      'Show at least one, or hide the gallery itself: write shown: false in pages/gallery.yaml',
    ],
    desk: () => [noPhotograph, 'Show at least one, or hide the gallery itself.'],
  }),
  'hidden-price-mentioned': separateWordings<{ plan: string }>({
    file: ({ plan }) => [
      mentionsPrice(plan),
      'Remove the price, or show the plan again: delete its line shown: false in plans.yaml',
    ],
    desk: ({ plan }) => [mentionsPrice(plan), 'Remove the price, or show the plan again.'],
  }),
  'only-hidden-classes': separateWordings({
    file: () => [
      noShownClass,
      'Add a class that is shown, or delete the line shown: false of one.',
    ],
    desk: () => [noShownClass, 'Add a class that is shown, or show one of them again.'],
  }),
  'hidden-class-asked-about': sameWording<{ class: string }>(({ class: id }, say) => [
    `${say.thing('class', id)} is hidden, but this advice leads to it.`,
    'Choose another class, or show this one again.',
  ]),
} satisfies Wordings;

const hasEnded = (thing: string, date: string) =>
  `${thing} ended on ${formatDate(date)}, and no page shows it any more.`;
const deleteLines = 'Delete these lines, or correct the date.';
const deleteIt = 'Delete it, or correct the date.';
const looksReal = (thing: string) =>
  `The ${thing} looks real, but it is still marked as an example, so search engines do not get it.`;
const toBeConfirmed = (title: string) =>
  `The Pricing page says only that ${title} is to be confirmed.`;
const lacksSection = (condition: string) =>
  `The privacy policy lacks a section that is shown while ${condition.replaceAll('-', ' ')}.`;
const lacksAddress = 'The privacy policy does not say to which address people can write.';
/** "da" → "Danish" */
const languageName = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code)!;
const noShownClass = 'Every class in this list is hidden, so nothing of it would be shown.';
const noPrice = 'Every plan is hidden, so there is no price to show.';
const noPhotograph = 'Every photograph is hidden, so the gallery would be empty.';
const mentionsPrice = (plan: string) =>
  `The plan ${plan} is hidden, but this sentence gives its price.`;
