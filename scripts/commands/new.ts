import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { commandLine, endWith } from '../command-line.ts';
import { answersOf } from '../site/new-gym/answers.ts';
import { writeGym } from '../site/new-gym/write-gym.ts';

const usage = `npm run new                     a content folder for a new gym: asks five questions, and makes up the rest
npm run new -- --folder=my-gym  writes it there instead of content/, or of new-gym/ if there is a content/

--name --city --country --language --offers   answers, so that nothing is asked
--zone --currency                             where a country has several, or an unknown one`;

async function main(): Promise<number> {
  const { values } = commandLine(usage, {
    folder: { type: 'string' },
    name: { type: 'string' },
    city: { type: 'string' },
    country: { type: 'string' },
    language: { type: 'string' },
    offers: { type: 'string' },
    zone: { type: 'string' },
    currency: { type: 'string' },
  });
  const folder = resolve(values.folder ?? (existsSync('content') ? 'new-gym' : 'content'));
  const answers = await answersOf(values);
  await writeGym(process.cwd(), folder, answers);
  const shown = relative(process.cwd(), folder) || folder;
  const own = shown === 'content' ? '' : ` -- --content=${shown}`;
  const translate =
    answers.language === 'en'
      ? ''
      : `\n  Translate         the words are English so far; when they are not, delete the line wordsIn of site.yaml`;
  console.log(`
  The content of ${answers.name} is in ${shown}/

  Look at it        npm start${own}
  Make it yours     everything made up is marked placeholder: true; put in the real thing and delete that line${translate}
  What is left      npm run check -- --launch${shown === 'content' ? '' : ` --content=${shown}`}
  Photographs       in ${shown}/images/ are drawings; put yours there, or add them at the desk (npm run desk)
`);
  return 0;
}

await endWith(main());
