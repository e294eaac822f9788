import { readFileSync, renameSync, rmSync, mkdirSync, symlinkSync, unlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentCopy } from './content-copy.ts';

const post = 'posts/rest-days-that-are-not-lazy.yaml';
const photo = 'images/bottle-towels.jpg';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

const rename = (from: string, to: string) => renameSync(copy.path(from), copy.path(to));

interface Case {
  mistake: string;
  spoil: () => void;
  file: string;
  line?: number;
  severity?: 'error' | 'note';
  says: RegExp;
  mend: RegExp;
}

async function expectAnswer({ spoil, file, line = 1, severity = 'error', says, mend }: Case) {
  spoil();
  const { problems } = await copy.check();
  expect(problems.map((problem) => [problem.severity, problem.file, problem.line])).toEqual([
    [severity, file, line],
  ]);
  expect(problems[0]!.message).toMatch(says);
  expect(problems[0]!.mend).toMatch(mend);
}

describe('names and places of files', () => {
  test.each<Case>([
    {
      mistake: '.yml',
      spoil: () => rename('plans.yaml', 'plans.yml'),
      file: 'plans.yml',
      says: /ends with "\.yml"/,
      mend: /^Rename it to plans\.yaml$/,
    },
    {
      mistake: '.yaml.txt',
      spoil: () => rename('plans.yaml', 'plans.yaml.txt'),
      file: 'plans.yaml.txt',
      says: /ends with "\.yaml\.txt"/,
      mend: /^Rename it to plans\.yaml$/,
    },
    {
      mistake: '.YAML',
      spoil: () => rename('plans.yaml', 'plans.YAML'),
      file: 'plans.YAML',
      says: /ends with "\.YAML"/,
      mend: /plans\.yaml/,
    },
    {
      mistake: 'no ending',
      spoil: () => rename('plans.yaml', 'plans'),
      file: 'plans',
      says: /no ending/,
      mend: /plans\.yaml/,
    },
    {
      mistake: 'a misspelt name',
      spoil: () => rename('plans.yaml', 'plan.yaml'),
      file: 'plan.yaml',
      says: /Did you mean "plans\.yaml"/,
      mend: /plans\.yaml/,
    },
    {
      mistake: 'a capital',
      spoil: () => rename('plans.yaml', 'Plans.yaml'),
      file: 'Plans.yaml',
      says: /Did you mean "plans\.yaml"/,
      mend: /plans\.yaml/,
    },
    {
      mistake: 'a missing file',
      spoil: () => unlinkSync(copy.path('contact.yaml')),
      file: 'contact.yaml',
      says: /missing/,
      mend: /Bring contact\.yaml back/,
    },
    {
      mistake: 'a missing weekday',
      spoil: () => unlinkSync(copy.path('schedule/monday.yaml')),
      file: 'schedule/monday.yaml',
      says: /missing/,
      mend: /Bring/,
    },
    {
      mistake: 'a misspelt weekday',
      spoil: () => rename('schedule/wednesday.yaml', 'schedule/wensday.yaml'),
      file: 'schedule/wensday.yaml',
      says: /Did you mean "schedule\/wednesday\.yaml"/,
      mend: /Rename/,
    },
    {
      mistake: 'a file in the wrong folder',
      spoil: () => rename('schedule/monday.yaml', 'monday.yaml'),
      file: 'monday.yaml',
      says: /Did you mean "schedule\/monday\.yaml"/,
      mend: /move/,
    },
    {
      mistake: 'an unknown folder',
      spoil: () => copy.write('blog/a.yaml', 'a: b'),
      file: 'blog',
      says: /folder called "blog"/,
      mend: /posts/,
    },
    {
      mistake: 'a copy beside its original',
      spoil: () => copy.write('plans - Copy.yaml', copy.read('plans.yaml')),
      file: 'plans - Copy.yaml',
      says: /copy of plans\.yaml/,
      mend: /Delete it/,
    },
    {
      mistake: 'a second download',
      spoil: () => copy.write('posts/rest-days-that-are-not-lazy (1).yaml', copy.read(post)),
      file: 'posts/rest-days-that-are-not-lazy (1).yaml',
      says: /copy of rest-days/,
      mend: /Delete it/,
    },
    {
      mistake: 'two names that differ in capitals',
      spoil: () => copy.write('posts/Rest-days-that-are-not-lazy.yaml', copy.read(post)),
      file: 'posts/Rest-days-that-are-not-lazy.yaml',
      says: /differ only in capital letters/,
      mend: /Delete one/,
    },
    {
      mistake: 'blanks in a name',
      spoil: () => rename(post, 'posts/rest days.yaml'),
      file: 'posts/rest days.yaml',
      says: /becomes an address/,
      mend: /rest-days\.yaml/,
    },
    {
      mistake: 'a name that the site uses itself',
      spoil: () => rename(post, 'posts/page.yaml'),
      file: 'posts/page.yaml',
      says: /may not be called "page\.yaml"/,
      mend: /another name/,
    },
    {
      mistake: 'a name in another script',
      spoil: () => rename(post, 'posts/ಯೋಗ.yaml'),
      file: 'posts/ಯೋಗ.yaml',
      says: /becomes an address/,
      mend: /^Rename it to rest-days-that-are-not-lazy\.yaml$/,
    },
    {
      mistake: 'a name and a title in another script',
      spoil: () => {
        copy.edit(post, 'title: Rest days that are not lazy', 'title: ದೀಪಾವಳಿ');
        rename(post, 'posts/ದೀಪಾವಳಿ.yaml');
      },
      file: 'posts/ದೀಪಾವಳಿ.yaml',
      says: /small letters a to z, digits and hyphens/,
      mend: /^Rename it to new-in-posts\.yaml$/,
    },
    {
      mistake: 'a link out of the folder',
      spoil: () => {
        rmSync(copy.path(post));
        symlinkSync('/etc/passwd', copy.path(post));
      },
      file: post,
      says: /links are not followed/,
      mend: /copy the file itself/,
    },
    {
      mistake: 'a folder named like a file',
      spoil: () => {
        rmSync(copy.path('plans.yaml'));
        mkdirSync(copy.path('plans.yaml'));
      },
      file: 'plans.yaml',
      says: /folder with the name of a file/,
      mend: /Rename the folder/,
    },
    {
      mistake: 'a stray file',
      spoil: () => copy.write('notes.txt', 'milk'),
      file: 'notes.txt',
      severity: 'note',
      says: /no content/,
      mend: /Move it out/,
    },
    {
      mistake: 'a picture beside the texts',
      spoil: () => copy.write('a.jpg', 'x'),
      file: 'a.jpg',
      says: /folder for pictures/,
      mend: /images\/a\.jpg/,
    },
    {
      mistake: 'an ending twice',
      spoil: () => copy.write('posts/a-new-day.yaml.yaml', copy.read(post)),
      file: 'posts/a-new-day.yaml.yaml',
      says: /ends with "\.yaml\.yaml"/,
      mend: /a-new-day\.yaml/,
    },
    {
      mistake: 'a post that is no YAML',
      spoil: () => copy.write('posts/new.md', '# New'),
      file: 'posts/new.md',
      says: /only if its name ends with \.yaml/,
      mend: /Copy a \.yaml file/,
    },
    {
      mistake: 'a leftover of an editor',
      spoil: () => copy.write('plans.yaml.bak', 'x'),
      file: 'plans.yaml.bak',
      severity: 'note',
      says: /leftover/,
      mend: /Delete it/,
    },
    {
      mistake: 'a folder in the place of a picture',
      spoil: () => {
        rmSync(copy.path(photo));
        mkdirSync(copy.path(photo));
      },
      file: photo,
      says: /folder among the pictures/,
      mend: /Move the pictures/,
    },
    {
      mistake: 'the folder of pictures renamed',
      spoil: () => rename('images', 'Images'),
      file: 'Images',
      says: /Did you mean "images"/,
      mend: /Rename it to images/,
    },
    {
      mistake: 'the folder of the days renamed',
      spoil: () => rename('schedule', 'schedules'),
      file: 'schedules',
      says: /Did you mean "schedule"/,
      mend: /Rename it to schedule/,
    },
  ])('$mistake', expectAnswer);

  test('what computers leave behind is passed over', async () => {
    for (const name of ['.DS_Store', 'posts/Thumbs.db', '~$plans.yaml', '.gitkeep'])
      copy.write(name, 'x');
    expect((await copy.check()).problems).toEqual([]);
  });
});

describe('bytes', () => {
  const edited = (change: (text: string) => string | Buffer) => () =>
    copy.write(post, change(copy.read(post)));
  test.each<Case>([
    {
      mistake: 'UTF-16',
      spoil: edited((text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
      file: post,
      says: /UTF-16/,
      mend: /UTF-8/,
    },
    {
      mistake: 'UTF-16 without its mark',
      spoil: edited((text) => Buffer.from(text, 'utf16le')),
      file: post,
      says: /UTF-16/,
      mend: /UTF-8/,
    },
    {
      mistake: 'Windows-1252',
      spoil: edited((text) => Buffer.from(text.replace('Rest days', 'Café days'), 'latin1')),
      file: post,
      line: 6,
      says: /not saved as UTF-8.*line 6/,
      mend: /UTF-8/,
    },
    {
      mistake: 'a NUL',
      spoil: edited((text) => text.replace('Rest', 'Re\0st')),
      file: post,
      line: 6,
      says: /control character/,
      mend: /type it again/,
    },
    {
      mistake: 'an empty file',
      spoil: edited(() => ''),
      file: post,
      says: /is empty/,
      mend: /as it was before/,
    },
    {
      mistake: 'only remarks',
      spoil: edited(() => '# a\n\n# b\n'),
      file: post,
      says: /only remarks/,
      mend: /Take the # away/,
    },
    {
      mistake: 'a list for the whole file',
      spoil: edited(() => '- a\n'),
      file: post,
      says: /must have lines of its own/,
      mend: /title, date/,
    },
    {
      mistake: 'prose',
      spoil: edited(() => 'Dear all,\n'),
      file: post,
      says: /no name with a colon/,
      mend: /name: value/,
    },
  ])('$mistake', expectAnswer);

  test.each([
    { variant: 'a byte order mark', change: (text: string) => `\ufeff${text}` },
    { variant: 'Windows line ends', change: (text: string) => text.replace(/\n/g, '\r\n') },
    { variant: 'old Mac line ends', change: (text: string) => text.replace(/\n/g, '\r') },
    {
      variant: 'blanks at the ends of lines',
      change: (text: string) => text.replace(/\n/g, '  \n'),
    },
    {
      variant: 'a no-break space in a text',
      change: (text: string) => text.replace('Rest days', 'Rest\u00a0days'),
    },
    {
      variant: 'a title that looks like a date',
      change: (text: string) => text.replace(/title: .*/, 'title: 2023-01-01'),
    },
    {
      variant: 'dates and times without quotes',
      change: (text: string) => text.replace('"2022-03-11"', '2022-03-11'),
    },
    {
      variant: 'emoji that are joined',
      change: (text: string) => text.replace('Rest days', 'Rest 🧘‍♀️ days'),
    },
    { variant: 'Kannada', change: (text: string) => text.replace('Rest days', 'ವಿಶ್ರಾಂತಿ ದಿನ ಕ್‌ಷ') },
    { variant: 'three dashes at the top', change: (text: string) => `---\n${text}` },
    {
      variant: 'a list in brackets',
      change: (text: string) => text.replace(/tags:.*\n(  - .*\n)+/, 'tags: [Yoga, Meditation]\n'),
    },
    {
      variant: 'a list at the edge of its name',
      change: (text: string) => text.replace(/\n {2}- /g, '\n- '),
    },
    {
      variant: 'single quotes',
      change: (text: string) => text.replace('category: "Yoga"', "category: 'Yoga'"),
    },
    {
      variant: 'a blank before the colon',
      change: (text: string) => text.replace('order: 6', 'order : 6'),
    },
  ])('$variant is fine', async ({ change }) => {
    copy.write(post, change(copy.read(post)));
    const { problems } = await copy.check();
    // That another typeface shows them is worth a note.
    expect(problems.filter(({ message }) => !message.startsWith('The typeface'))).toEqual([]);
  });

  test('a title that looks like a date stays a text', async () => {
    copy.write(post, copy.read(post).replace(/title: .*/, 'title: 2023-01-01'));
    expect((await copy.check()).content.get(post)).toMatchObject({ title: '2023-01-01' });
  });
});

describe('hostile files', () => {
  const nested = Array.from({ length: 1300 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('');
  test.each([
    {
      attack: 'a text of 50 MB',
      file: post,
      content: () => Buffer.alloc(50_000_000, 'a'),
      says: /50\.0 MB/,
    },
    {
      attack: '10,000 brackets',
      file: post,
      content: () => `title: ${'['.repeat(4000)}\n`,
      says: /40 levels/,
    },
    {
      attack: '10,000 dashes',
      file: post,
      content: () => `title:\n  ${'- '.repeat(4000)}a\n`,
      says: /40 levels/,
    },
    { attack: '1,300 levels', file: post, content: () => nested, says: /40 levels/ },
    {
      attack: 'an alias bomb',
      file: post,
      content: () => 'a: &a [x,x]\nb: &b [*a,*a]\ntitle: [*b,*b]\n',
      says: /& mark|\* has a special meaning/,
    },
    {
      attack: 'a list of 200,000',
      file: 'gallery.yaml',
      content: () => `images:\n${'- 1\n'.repeat(200_000)}`,
      says: /200002 lines/,
    },
    {
      attack: 'brackets without end',
      file: post,
      content: () => 'title: [\n'.repeat(1) + 'a,a,a,a,a,a,a,\n'.repeat(5000),
      says: /brackets and commas/,
    },
    {
      attack: 'one endless line',
      file: post,
      content: () => `title: x${' '.repeat(900_000)}y\n`,
      says: /at most 10000/,
    },
    {
      attack: 'a picture of 60 MB',
      file: photo,
      content: () => Buffer.alloc(60_000_000, 1),
      says: /60\.0 MB/,
    },
  ])('$attack is refused within a second', async ({ file, content, says }) => {
    copy.write(file, content());
    const started = performance.now();
    const { problems } = await copy.check();
    expect(performance.now() - started).toBeLessThan(1000);
    expect(problems[0]!.file).toBe(file);
    expect(problems.map(({ message }) => message).join()).toMatch(says);
  });
});

describe('pictures', () => {
  const bytes = () => readFileSync(copy.path(photo));
  test.each<Case>([
    {
      mistake: 'an empty picture',
      spoil: () => copy.write(photo, ''),
      file: photo,
      says: /empty/,
      mend: /Copy it here again/,
    },
    {
      mistake: 'half a picture',
      spoil: () => copy.write(photo, bytes().subarray(0, 90_000)),
      file: photo,
      says: /ends too early/,
      mend: /Copy it here again/,
    },
    {
      mistake: 'a damaged picture',
      spoil: () => copy.write(photo, Buffer.from(bytes()).fill(0xab, 5000, 90_000)),
      file: photo,
      says: /damaged/,
      mend: /Export it/,
    },
    {
      mistake: 'no picture at all',
      spoil: () => copy.write(photo, 'hello'),
      file: photo,
      says: /no picture/,
      mend: /Export it/,
    },
    {
      mistake: 'a picture from an iPhone',
      spoil: () => copy.write(photo, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
      file: photo,
      says: /HEIC/,
      mend: /JPEG/,
    },
    {
      mistake: 'a script in an SVG',
      spoil: () => {
        copy.write(
          'images/x.svg',
          '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
        );
        copy.edit(post, 'bottle-towels.jpg', 'x.svg');
        unlinkSync(copy.path(photo));
      },
      file: 'images/x.svg',
      says: /an SVG drawing, which may contain a script/,
      mend: /save it as PNG/,
    },
    {
      mistake: 'an SVG that takes a minute to draw',
      spoil: () => {
        const blurs = '<feGaussianBlur stdDeviation="99"/>'.repeat(60);
        const filter = `<filter id="f"><feTurbulence/>${blurs}</filter>`;
        copy.write(
          'images/x.svg',
          `<svg xmlns="http://www.w3.org/2000/svg">${filter}<rect filter="url(#f)" width="9999" height="9999"/></svg>`,
        );
        copy.edit(post, 'bottle-towels.jpg', 'x.svg');
        unlinkSync(copy.path(photo));
      },
      file: 'images/x.svg',
      says: /an SVG drawing/,
      mend: /save it as PNG/,
    },
    {
      mistake: 'a picture that no page shows',
      spoil: () => copy.write('images/extra.jpg', bytes()),
      file: 'images/extra.jpg',
      severity: 'note',
      says: /No page shows/,
      mend: /delete it/,
    },
  ])('$mistake', expectAnswer);
});
