import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Document, visit } from 'yaml';
import { filesIn } from '../../disk/files-in.ts';
import { toId } from '../../../src/text/to-id.ts';
import { placeToday } from '../../../src/timetable/clock.ts';
import { setPlaceOf } from '../place-of-content.ts';
import type { Answers } from './answers.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { classesOf, madeUpLists } from './made-up-lists.ts';

/** Writes the content of a new gym into a folder that does not exist yet, or is empty; complete or not at all. */
export async function writeGym(root: string, folder: string, answers: Answers): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(
      `${folder} has files already. Name another folder: npm run new -- --folder=my-gym`,
    );
  const temporary = `${folder}.${process.pid}`;
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(temporary, name)), { recursive: true });
    writeFileSync(join(temporary, name), content);
  };
  try {
    const starter = join(root, 'scripts/site/new-gym/starter');
    const fill = tokenReplacer(answers);
    const fileNames = filesIn(starter);
    for (const name of fileNames)
      if (name !== 'posts/what-to-pack.yaml')
        write(name, fill(readFileSync(join(starter, name), 'utf8')));
    // From here on, dates and phone numbers follow the place of the new gym.
    setPlaceOf(temporary);
    const today = placeToday();
    const post = readFileSync(join(starter, 'posts/what-to-pack.yaml'), 'utf8');
    write('posts/what-to-pack.yaml', post.replace('GYM_TODAY', `"${today}"`));
    for (const [name, value] of madeUpLists(answers, today)) write(name, yamlOf(value));
    for (const [name, bytes] of await drawnPictures()) write(`images/${name}`, bytes);
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Returns a function that fills the answers into a file of the starter, for tokens such as GYM_NAME. */
function tokenReplacer(answers: Answers): (text: string) => string {
  const { name, city, country, language, timeZone, currency, clock } = answers;
  const place = { language, country, timeZone, currency, clock };
  // The words of the starter are English.
  const written = language === 'en' ? place : { ...place, wordsIn: 'en' };
  const lines = Object.entries(written).map(([field, value]) => `  ${field}: ${value}`);
  const values: Record<string, string> = {
    GYM_NAME: JSON.stringify(name),
    GYM_SHORT: JSON.stringify(shortened(name)),
    GYM_CITY: JSON.stringify(city),
    GYM_SLUG: toId(name).slice(0, 40) || 'gym',
    GYM_FIRST: classesOf(answers)[0]!.id,
    // A title of a search result has room for 60 characters.
    GYM_TAIL: name.length > 20 ? '' : ' | {business}',
    GYM_PLACE: `\n${lines.join('\n')}`,
  };
  // GYM_PLACE begins with a line end; without the second replacement, a space would stay before it.
  return (text) =>
    text.replace(/GYM_[A-Z]+/g, (token) => values[token] ?? token).replace('place: \n', 'place:\n');
}

/** As many whole words as fit into twelve characters, or the beginning of a long first one. */
function shortened(name: string): string {
  const most = 12;
  if (name.length <= most) return name;
  const [, words] = /^(.{1,12})(?=\s)/.exec(name) ?? [];
  return (words ?? [...name].slice(0, most).join('')).trim();
}

/** YAML as staff write it: quotes around texts that YAML might read as something else. */
function yamlOf(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string' && /[:+]|^\d/.test(node.value))
        node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0 });
}
