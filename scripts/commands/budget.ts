import { checkBudgets } from '../site-checker/check-budgets.ts';
import { budgets, qualities, weigh, weighFonts, weighHome } from '../site-checker/budgets.ts';
import { readSite } from '../site-checker/page-files.ts';
import { commandLine } from '../command-line.ts';
import { siteFolder } from '../disk/site-folder.ts';

commandLine('npm run budget    what each kind of page of dist/ weighs, and what it may weigh', {});

/** Prints what each kind of page weighs and what it may weigh; exit code 1 when one is over. */
const site = readSite(siteFolder(process.cwd()));
const quality = qualities.once;
const weights = weigh(site, quality);
/** Of a host that compresses each answer anew. */
const eachTime = weigh(site, qualities.eachTime);
const columns = (...words: (string | number)[]) =>
  words
    .map((word, index) => (index === 0 ? String(word).padEnd(18) : String(word).padStart(12)))
    .join('');
console.log(
  `Bytes with brotli ${quality}, of the heaviest page of each kind; "each time" is the first view with brotli ${qualities.eachTime}\n`,
);
console.log(columns('page', 'first view', 'scripts', 'each time'));
for (const [index, { kind, firstView, scripts }] of weights.entries())
  console.log(columns(kind, firstView, scripts, eachTime[index]!.firstView));
console.log(columns('allowed', budgets.firstView, budgets.scripts));
console.log(`\nTypeface ${weighFonts(site)} of ${budgets.fonts}`);
console.log(
  `Home at 412 px with its first photograph ${weighHome(site, quality)} of ${budgets.home}`,
);
const found = [...checkBudgets(site, { room: 1, quality, withoutPictures: false })];
for (const mistake of found) console.error(`✗ ${mistake}`);
process.exitCode = found.length === 0 ? 0 : 1;
