import type { Post } from '../../src/content/post.ts';
import { Dice } from './dice.ts';
import { headings, links, listItems, promises, sentences, titleParts, words } from './phrases.ts';

/** A made-up post, with its name. */
export interface MadePost extends Post {
  slug: string;
}

const categories = ['Body Building', 'Boxing', 'Crossfit', 'Fitness', 'Meditation', 'Yoga'];
const tags = ['Crossfit', 'Fitness', 'Gym', 'Meditation', 'Running', 'Workout', 'Yoga', 'Boxing'];
const firstDay = Date.UTC(2019, 0, 1);
const dayLength = 24 * 60 * 60 * 1000;
/** Later ones begin again with the first day, so that none is dated into the future. */
const days = 2500;

const titleCount = titleParts.reduce((product, part) => product * part.length, 1);
/** Has no factor in common with the count of titles, so that it leads to each of them, and not to its neighbour. */
const titleStep = 4639;

function titleOf(number: number): string {
  let left = ((number % titleCount) * titleStep) % titleCount;
  const chosen = titleParts.map((part) => {
    const one = part[left % part.length]!;
    left = Math.floor(left / part.length);
    return one;
  });
  const round = Math.floor(number / titleCount);
  return chosen.join(' ') + (round === 0 ? '' : `, part ${round + 1}`);
}

const slugOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const filled = (phrase: string, dice: Dice) =>
  phrase.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in words ? dice.of(words[name]!) : whole,
  );

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

const paragraph = (count: number, dice: Dice) =>
  dice
    .some(count, sentences)
    .map((sentence) => capital(filled(sentence, dice)))
    .join(' ');

/** Three parts with a heading each, a list of each kind, links: 300 to 400 words. */
function bodyOf(earlier: string, dice: Dice): string {
  const [first, second, third] = dice.some(3, headings).map((one) => `## ${filled(one, dice)}`);
  const [oneLink, otherLink] = dice.some(2, links).map((one) => one.replace('{post}', earlier));
  const items = dice.some(7, listItems).map((item) => filled(item, dice));
  return [
    paragraph(3, dice),
    first,
    `${paragraph(3, dice)} ${oneLink}`,
    items
      .slice(0, 4)
      .map((item) => `- ${item}`)
      .join('\n'),
    second,
    paragraph(3, dice),
    '### Step by step',
    items
      .slice(4)
      .map((item, index) => `${index + 1}. ${item}`)
      .join('\n'),
    paragraph(2, dice),
    third,
    `${paragraph(2, dice)} ${otherLink}`,
  ].join('\n\n');
}

/** The post of a number from 0 on: always the same one. `pictures` are the names of those that it may show. */
export function madePost(number: number, pictures: readonly string[]): MadePost {
  const dice = new Dice(number);
  const title = titleOf(number);
  const image = dice.of(pictures);
  const day = new Date(firstDay + (Math.floor(number / 4) % days) * dayLength);
  return {
    slug: slugOf(title),
    title,
    date: day.toISOString().slice(0, 10),
    list: 'main',
    order: 1000 + number,
    category: dice.of(categories),
    image,
    focus: `${30 + 5 * dice.number(9)}% 50%`,
    alt: capital(image.replace(/\.\w+$/, '').replaceAll('-', ' ')),
    tags: dice.some(1 + dice.number(3), tags),
    // With its title in it, since no two pages may have one description.
    excerpt: `${title}: ${filled(dice.of(promises), dice)}.`,
    body: bodyOf(`/blog/${slugOf(titleOf(Math.max(0, number - 1)))}`, dice),
  };
}
