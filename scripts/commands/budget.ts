import { checkBudgets } from '../check/site/check-budgets.ts';
import { budgets } from '../check/site/budgets.ts';
import { weigh, weighFonts, weighHome } from '../check/site/weights.ts';
import { readSite } from '../check/site/page-files.ts';
import { commandLine } from '../command-line.ts';
import { siteFolder } from '../disk/site-folder.ts';

/** Prints the weights and budgets of each kind of page, the typeface and the home page; exit code 1 if one is over. */
commandLine('npm run budget    weight and limit of each kind of page in dist/', {});

const site = readSite(siteFolder(process.cwd()));
const columns = (...words: (string | number)[]) =>
  words
    .map((word, index) => (index === 0 ? String(word).padEnd(18) : String(word).padStart(14)))
    .join('');
console.log('Bytes after compression (Brotli, level 5) of the heaviest page of each kind\n');
console.log(columns('page', 'first view', 'later styles', 'scripts'));
for (const { kind, firstView, laterStyles, scripts } of weigh(site, budgets))
  console.log(columns(kind, firstView, laterStyles, scripts));
console.log(columns('allowed', budgets.firstView, budgets.laterStyles, budgets.scripts));
console.log(`\nTypeface ${weighFonts(site)} of ${budgets.fonts}`);
console.log(`Home at 412 px with its first photograph ${weighHome(site)} of ${budgets.home}`);
const found = [...checkBudgets(site, budgets, { room: 1, withoutPictures: false })];
for (const mistake of found) console.error(`✗ ${mistake}`);
process.exitCode = found.length === 0 ? 0 : 1;
