import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const words =
  'a bar that is low and slow tells more of the week than any plate on it you breathe out at top with feet under hips each set begins where your shoulders rest so count three rounds then walk drink sleep';
const categories = ['Body Building', 'Boxing', 'Crossfit', 'Fitness', 'Meditation', 'Yoga'];

/** Generates posts with the fields of content/posts, the same ones each time. */
export function* madePosts(count: number, pictures: readonly string[]) {
  let state = 1;
  const one = (things: readonly string[]) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return things[Math.floor((state / 2 ** 32) * things.length)]!;
  };
  const some = (length: number, part: () => string, between: string) =>
    Array.from({ length }, part).join(between);
  const phrase = (length: number) =>
    some(length, () => one(words.split(' ')), ' ').replace(/^./, (letter) => letter.toUpperCase());
  const paragraph = () => some(5, () => `${phrase(12)}.`, ' ');
  const list = (mark: string) => some(4, () => `${mark} ${phrase(8)}`, '\n');

  for (let number = 1; number <= count; number++) {
    const title = `Post ${number}: ${phrase(4)}`;
    const fields = {
      title,
      // Four a day, none in the future.
      date: new Date(Date.UTC(2019, 0, 1 + ((number >> 2) % 2500))).toISOString().slice(0, 10),
      list: 'main',
      order: 1000 + number,
      category: one(categories),
      image: one(pictures),
      focus: '50% 50%',
      alt: phrase(5),
      tags: [one(categories)],
      excerpt: `${title}. ${phrase(14)}.`.padEnd(70, '.'),
    };
    const body = [
      paragraph(),
      `## ${phrase(4)}`,
      `${paragraph()} **More** is on [the timetable](/schedule).`,
      list('-'),
      `## ${phrase(5)}`,
      paragraph(),
      `### ${phrase(3)}`,
      list('1.'),
      `${paragraph()} *${phrase(3)}* is in [another post](/blog/made-post-1).`,
    ].join('\n\n');
    yield { slug: `made-post-${number}`, fields, body };
  }
}

/** Writes the posts as YAML into our content, and as Markdown for Astro. */
export function writePosts(count: number, content: string, astro: string) {
  const pictures = readdirSync(join(content, 'images')).sort();
  for (const { slug, fields, body } of madePosts(count, pictures)) {
    // JSON is valid YAML.
    const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const yaml = [...head, 'body: |', body.replace(/^(?=.)/gm, '  '), ''].join('\n');
    writeFileSync(join(content, `posts/${slug}.yaml`), yaml);
    writeFileSync(join(astro, `${slug}.md`), ['---', ...head, '---', '', body, ''].join('\n'));
  }
}
