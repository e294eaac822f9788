import { expect, test } from 'vitest';
import type { Entry } from '../../src/check/file-names/entry.ts';
import { sortContentFiles } from '../../src/check/file-names/sort-files.ts';

const entry = (file: string, of: Partial<Entry> = {}): Entry => ({
  file,
  kind: 'file',
  size: 100,
  text: () => '',
  ...of,
});
const found = (entries: Entry[], file: string) =>
  sortContentFiles(entries).problems.filter((problem) => problem.file === file);

interface Example {
  wrong: string;
  of?: Partial<Entry>;
  beside?: string;
  /** The right path; undefined if the entry must be deleted. */
  right?: string;
}

const folder = { kind: 'folder' } as const;
const titled = (title: string) => ({ text: () => `title: ${title}\n` });

/** One of each kind of mistake in names, in the order in which they are looked for. */
const examples: readonly Example[] = [
  { wrong: 'plans.yaml', of: { kind: 'link' }, right: 'plans.yaml' },
  { wrong: 'plans.yaml', of: folder, right: 'plans.yaml' },
  { wrong: 'images/old', of: folder },
  { wrong: 'post', of: folder, right: 'posts' },
  { wrong: 'Images', of: folder, right: 'images' },
  { wrong: 'invoices', of: folder },
  { wrong: 'plans.yaml', of: { kind: 'other' }, right: 'plans.yaml' },
  { wrong: 'images/plans.yaml', right: 'plans.yaml' },
  { wrong: 'posts/rest-days.docx' },
  { wrong: 'plans.yml', right: 'plans.yaml' },
  { wrong: 'plans.yaml.txt', right: 'plans.yaml' },
  { wrong: 'plans.YAML', right: 'plans.yaml' },
  { wrong: 'plans', right: 'plans.yaml' },
  { wrong: 'posts/rest.yaml.yaml', right: 'posts/rest.yaml' },
  { wrong: 'hall.jpg', right: 'images/hall.jpg' },
  { wrong: 'notes.txt' },
  { wrong: 'plans - Copy.yaml', beside: 'plans.yaml' },
  { wrong: 'posts/rest (1).yaml', beside: 'posts/rest.yaml' },
  { wrong: 'Plans.yaml', beside: 'plans.yaml' },
  { wrong: 'Plans.yaml', right: 'plans.yaml' },
  { wrong: 'plan.yaml', right: 'plans.yaml' },
  { wrong: 'schedule/wensday.yaml', right: 'schedule/wednesday.yaml' },
  { wrong: 'monday.yaml', right: 'schedule/monday.yaml' },
  { wrong: 'invoices-of-may.yaml' },
  { wrong: 'posts/page.yaml' },
  { wrong: 'posts/Rest Days.yaml', right: 'posts/rest-days.yaml' },
  { wrong: 'posts/ಯೋಗ.yaml', of: titled('Rest days'), right: 'posts/rest-days.yaml' },
  { wrong: 'posts/ದೀಪಾವಳಿ.yaml', of: titled('ದೀಪಾವಳಿ'), right: 'posts/new-in-posts.yaml' },
  { wrong: 'plans.yaml', of: { size: 2_340_000 }, right: 'plans.yaml' },
];
const othersOf = ({ beside }: Example) => (beside === undefined ? [] : [entry(beside)]);

test.each(examples)('$wrong $of is right once that is done', (example) => {
  const { wrong, of, right } = example;
  const others = othersOf(example);
  const kind = right?.includes('.') === false ? { kind: of?.kind ?? 'file' } : {};
  const after = right === undefined ? others : [entry(right, kind), ...others];
  const isMissing = 'This file is missing.';
  expect(found(after, right ?? wrong).filter(({ message }) => message !== isMissing)).toEqual([]);
});

test('a mistake in a name is said with what to do', () => {
  const said = examples.map((example) => {
    const problems = found([entry(example.wrong, example.of), ...othersOf(example)], example.wrong);
    return problems.map(
      ({ severity, message, remedy }) => `${severity} ${example.wrong}: ${message}\n${remedy}`,
    );
  });
  expect(said.flat().join('\n')).toMatchInlineSnapshot(`
    "error plans.yaml: This is a link to another place, and links are not followed.
    Delete the link and copy the file itself here.
    error plans.yaml: This is a folder with the name of a file.
    Rename the folder, or move the file out of it and delete the folder.
    error images/old: This is a folder among the pictures, and only pictures are read here.
    Move the pictures out of it, then delete the folder.
    error post: No page uses a folder called "post". Did you mean "posts"?
    Rename it to posts
    error Images: No page uses a folder called "Images". Did you mean "images"?
    Rename it to images
    error invoices: No page uses a folder called "invoices".
    Move its files to one of the folders images, pages, posts, schedule, or delete it.
    error plans.yaml: This is not an ordinary file.
    Delete it.
    error images/plans.yaml: This content file is among the pictures, where nothing reads it.
    Move it to the folder it belongs to.
    error posts/rest-days.docx: A file here is read only if its name ends with .yaml.
    Copy a .yaml file of this folder, put this text into it, and delete this one.
    error plans.yml: The name ends with ".yml", so the file would not be read.
    Rename it to plans.yaml
    error plans.yaml.txt: The name ends with ".yaml.txt", so the file would not be read.
    Rename it to plans.yaml
    error plans.YAML: The name ends with ".YAML", so the file would not be read.
    Rename it to plans.yaml
    error plans: The name has no ending, so the file would not be read.
    Rename it to plans.yaml
    error posts/rest.yaml.yaml: The name ends with ".yaml.yaml", so the file would not be read.
    Rename it to rest.yaml
    error hall.jpg: This picture is not in the folder for pictures.
    Move it to images/hall.jpg
    note notes.txt: This file is not content; no page uses it.
    Move it out of the content folder.
    error plans - Copy.yaml: This looks like a copy of plans.yaml.
    Compare the two, keep the right text in plans.yaml, and delete this one; or give it a name of its own in lowercase letters and hyphens.
    error posts/rest (1).yaml: This looks like a copy of rest.yaml.
    Compare the two, keep the right text in rest.yaml, and delete this one; or give it a name of its own in lowercase letters and hyphens.
    error Plans.yaml: Plans.yaml and plans.yaml differ only in capital letters; on some computers they are the same file.
    Delete one of the two.
    error Plans.yaml: No page uses a file called "Plans.yaml". Did you mean "plans.yaml"?
    Rename or move it to plans.yaml
    error plan.yaml: No page uses a file called "plan.yaml". Did you mean "plans.yaml"?
    Rename or move it to plans.yaml
    error schedule/wensday.yaml: No page uses a file called "schedule/wensday.yaml". Did you mean "schedule/wednesday.yaml"?
    Rename or move it to schedule/wednesday.yaml
    error monday.yaml: No page uses a file called "monday.yaml". Did you mean "schedule/monday.yaml"?
    Rename or move it to schedule/monday.yaml
    error invoices-of-may.yaml: No page uses a file called "invoices-of-may.yaml".
    Rename it to one that is used (accounts.yaml, classes.yaml, contact.yaml, faq.yaml, gallery.yaml, hours.yaml, notice.yaml, pages/about.yaml), or delete it.
    error posts/page.yaml: A file here may not be called "page.yaml", because the site uses that address itself.
    Give it another name.
    error posts/Rest Days.yaml: The name of the file becomes an address, so it may contain only the lowercase letters a to z, digits and hyphens.
    Rename it to rest-days.yaml
    error posts/ಯೋಗ.yaml: The name of the file becomes an address, so it may contain only the lowercase letters a to z, digits and hyphens.
    Rename it to rest-days.yaml
    error posts/ದೀಪಾವಳಿ.yaml: The name of the file becomes an address, so it may contain only the lowercase letters a to z, digits and hyphens.
    Rename it to new-in-posts.yaml
    error plans.yaml: The file is 2.3 MB; a content file can be at most 1 MB.
    Make it smaller: remove what was pasted by mistake, or restore an earlier version of the file."
  `);
  expect(said.every((problems) => problems.length === 1)).toBe(true);
});

test('a file that is there under no name is missing', () => {
  expect(found([], 'schedule/monday.yaml')).toMatchObject([
    {
      message: 'This file is missing.',
      remedy:
        'Restore schedule/monday.yaml: undo its deletion or renaming, or copy it from an earlier version.',
    },
  ]);
  expect(found([entry('schedules', folder)], 'schedule/monday.yaml')).toEqual([]);
});

test.each([
  "plans (Asha's conflicted copy 2026-11-20).yaml",
  'plans (conflicted copy 2026-11-20 101010).yaml',
  'plans.sync-conflict-20261120-101010-ABCDEFG.yaml',
  'plans [conflicted].yaml',
  'plans (1).yaml',
  'plans.yml',
])('%s is a copy that a sync made', (file) => {
  expect(found([entry(file), entry('plans.yaml')], file)).toMatchObject([
    { message: 'This looks like a copy of plans.yaml.' },
  ]);
});

test('a file that is still in iCloud is said to be there, and not to be missing', () => {
  const waiting = entry('schedule/.monday.yaml.icloud');
  expect(found([waiting], waiting.file)).toMatchObject([
    {
      severity: 'error',
      message: 'monday.yaml is still in iCloud, and not on this computer.',
      remedy: 'Open its folder in the Finder, press the cloud beside it, and try again then.',
    },
  ]);
  expect(found([waiting], 'schedule/monday.yaml')).toEqual([]);
  const picture = entry('images/.hall.jpg.icloud');
  expect(sortContentFiles([picture])).toMatchObject({
    pictures: new Map(),
    misnamed: new Set(['images/hall.jpg']),
  });
  // The file arrives before the system deletes what stood for it.
  expect(found([waiting, entry('schedule/monday.yaml')], waiting.file)).toEqual([]);
});

test.each([
  '.DS_Store',
  'images/.localized',
  'posts/Thumbs.db',
  '~$plans.yaml',
  '.gitkeep',
  'images/._barbell-low.jpg',
  'desktop.ini',
  '.~lock.plans.yaml#',
  'plans.yaml.save',
  'plans.yaml.bak',
  'plans.yaml~',
  '.plans.yaml.swp',
  '#plans.yaml#',
  '.#plans.yaml',
  'images/a.part',
  '.syncthing.plans.yaml.tmp',
  'Icon\r',
])('%s, which computers leave behind, is passed over', (file) => {
  expect(found([entry(file)], file)).toEqual([]);
});

test.each(['__MACOSX', '.idea'])('the folder %s is passed over', (file) => {
  expect(found([entry(file, folder)], file)).toEqual([]);
});
