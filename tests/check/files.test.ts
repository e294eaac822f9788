import { readFileSync, renameSync, rmSync, mkdirSync, symlinkSync, unlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../src/content/problem.ts';
import { ContentCopy } from './content-copy.ts';

const post = 'posts/rest-days-that-are-not-lazy.yaml';
const photo = 'images/bottle-towels.jpg';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

const rename = (from: string, to: string) => renameSync(copy.path(from), copy.path(to));

const said = ([first]: readonly Problem[]) => `${first!.message}\n${first!.remedy}`;

interface Case {
  mistake: string;
  spoil: () => void;
  file: string;
  line?: number;
  severity?: 'error' | 'note';
}

async function expectAnswer({ spoil, file, line = 1, severity = 'error' }: Case) {
  spoil();
  const { problems } = await copy.check();
  expect(problems.map((problem) => [problem.severity, problem.file, problem.line])).toEqual([
    [severity, file, line],
  ]);
  expect(said(problems)).toMatchSnapshot();
}

const bytes = () => readFileSync(copy.path(photo));

describe('names and places of files', () => {
  test.each<Case>([
    { mistake: '.yml', spoil: () => rename('plans.yaml', 'plans.yml'), file: 'plans.yml' },
    {
      mistake: '.yaml.txt',
      spoil: () => rename('plans.yaml', 'plans.yaml.txt'),
      file: 'plans.yaml.txt',
    },
    { mistake: '.YAML', spoil: () => rename('plans.yaml', 'plans.YAML'), file: 'plans.YAML' },
    { mistake: 'no ending', spoil: () => rename('plans.yaml', 'plans'), file: 'plans' },
    {
      mistake: 'a misspelt name',
      spoil: () => rename('plans.yaml', 'plan.yaml'),
      file: 'plan.yaml',
    },
    { mistake: 'a capital', spoil: () => rename('plans.yaml', 'Plans.yaml'), file: 'Plans.yaml' },
    {
      mistake: 'a missing file',
      spoil: () => unlinkSync(copy.path('contact.yaml')),
      file: 'contact.yaml',
    },
    {
      mistake: 'a missing weekday',
      spoil: () => unlinkSync(copy.path('schedule/monday.yaml')),
      file: 'schedule/monday.yaml',
    },
    {
      mistake: 'a misspelt weekday',
      spoil: () => rename('schedule/wednesday.yaml', 'schedule/wensday.yaml'),
      file: 'schedule/wensday.yaml',
    },
    {
      mistake: 'a file in the wrong folder',
      spoil: () => rename('schedule/monday.yaml', 'monday.yaml'),
      file: 'monday.yaml',
    },
    { mistake: 'an unknown folder', spoil: () => copy.write('blog/a.yaml', 'a: b'), file: 'blog' },
    {
      mistake: 'a copy beside its original',
      spoil: () => copy.write('plans - Copy.yaml', copy.read('plans.yaml')),
      file: 'plans - Copy.yaml',
    },
    {
      mistake: 'a second download',
      spoil: () => copy.write('posts/rest-days-that-are-not-lazy (1).yaml', copy.read(post)),
      file: 'posts/rest-days-that-are-not-lazy (1).yaml',
    },
    {
      mistake: 'two names that differ in capitals',
      spoil: () => copy.write('posts/Rest-days-that-are-not-lazy.yaml', copy.read(post)),
      file: 'posts/Rest-days-that-are-not-lazy.yaml',
    },
    {
      mistake: 'spaces in a name',
      spoil: () => rename(post, 'posts/rest days.yaml'),
      file: 'posts/rest days.yaml',
    },
    {
      mistake: 'a name that the site uses itself',
      spoil: () => rename(post, 'posts/page.yaml'),
      file: 'posts/page.yaml',
    },
    {
      mistake: 'a name in another script',
      spoil: () => rename(post, 'posts/ಯೋಗ.yaml'),
      file: 'posts/ಯೋಗ.yaml',
    },
    {
      mistake: 'a name and a title in another script',
      spoil: () => {
        copy.edit(post, 'title: Rest days that are not lazy', 'title: ದೀಪಾವಳಿ');
        rename(post, 'posts/ದೀಪಾವಳಿ.yaml');
      },
      file: 'posts/ದೀಪಾವಳಿ.yaml',
    },
    {
      mistake: 'a link out of the folder',
      spoil: () => {
        rmSync(copy.path(post));
        symlinkSync('/etc/passwd', copy.path(post));
      },
      file: post,
    },
    {
      mistake: 'a folder named like a file',
      spoil: () => {
        rmSync(copy.path('plans.yaml'));
        mkdirSync(copy.path('plans.yaml'));
      },
      file: 'plans.yaml',
    },
    {
      mistake: 'a stray file',
      spoil: () => copy.write('notes.txt', 'milk'),
      file: 'notes.txt',
      severity: 'note',
    },
    { mistake: 'a picture beside the texts', spoil: () => copy.write('a.jpg', 'x'), file: 'a.jpg' },
    {
      mistake: 'an ending twice',
      spoil: () => copy.write('posts/a-new-day.yaml.yaml', copy.read(post)),
      file: 'posts/a-new-day.yaml.yaml',
    },
    {
      mistake: 'a post that is no YAML',
      spoil: () => copy.write('posts/new.md', '# New'),
      file: 'posts/new.md',
    },
    ...[
      "plans (Asha's conflicted copy 2026-11-20).yaml",
      'plans (conflicted copy 2026-11-20 101010).yaml',
      'plans.sync-conflict-20261120-101010-ABCDEFG.yaml',
      'plans [conflicted].yaml',
      'plans (1).yaml',
      'plans.yml',
    ].map((file) => ({
      mistake: `a copy made by a sync: ${file}`,
      spoil: () => copy.write(file, copy.read('plans.yaml')),
      file,
    })),
    {
      mistake: 'a picture whose right name another one has',
      spoil: () => {
        copy.write('images/hall one.jpg', bytes());
        copy.write('images/hall-one.jpg', bytes());
      },
      file: 'images/hall one.jpg',
    },
    {
      mistake: 'a folder in the place of a picture',
      spoil: () => {
        rmSync(copy.path(photo));
        mkdirSync(copy.path(photo));
      },
      file: photo,
    },
    {
      mistake: 'the folder of pictures renamed',
      spoil: () => rename('images', 'Images'),
      file: 'Images',
    },
    {
      mistake: 'the folder of the days renamed',
      spoil: () => rename('schedule', 'schedules'),
      file: 'schedules',
    },
  ])('$mistake', expectAnswer);

  test('a photograph with a film behind it, as telephones make them, is whole', async () => {
    const film = Buffer.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0xff, 0xda, 0xff, 0xda, 1, 2]);
    copy.write(photo, Buffer.concat([bytes(), film]));
    expect((await copy.check()).problems).toEqual([]);
  });

  test('what computers leave behind is passed over', async () => {
    for (const name of [
      '.DS_Store',
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
      '.plans.yaml.icloud',
      'images/a.part',
      '__MACOSX/plans.yaml',
      '.syncthing.plans.yaml.tmp',
      'Icon\r',
      '.idea/workspace.xml',
    ])
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
    },
    {
      mistake: 'UTF-16 without its mark',
      spoil: edited((text) => Buffer.from(text, 'utf16le')),
      file: post,
    },
    {
      mistake: 'Windows-1252',
      spoil: edited((text) => Buffer.from(text.replace('Rest days', 'Café days'), 'latin1')),
      file: post,
      line: 6,
    },
    {
      mistake: 'a NUL',
      spoil: edited((text) => text.replace('Rest', 'Re\0st')),
      file: post,
      line: 6,
    },
    { mistake: 'an empty file', spoil: edited(() => ''), file: post },
    { mistake: 'only comments', spoil: edited(() => '# a\n\n# b\n'), file: post },
    { mistake: 'a list for the whole file', spoil: edited(() => '- a\n'), file: post },
    { mistake: 'prose', spoil: edited(() => 'Dear all,\n'), file: post },
  ])('$mistake', expectAnswer);

  test.each([
    { variant: 'a byte order mark', change: (text: string) => `\ufeff${text}` },
    { variant: 'Windows line ends', change: (text: string) => text.replace(/\n/g, '\r\n') },
    { variant: 'old Mac line ends', change: (text: string) => text.replace(/\n/g, '\r') },
    {
      variant: 'spaces at the ends of lines',
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
      variant: 'a space before the colon',
      change: (text: string) => text.replace('order: 6', 'order : 6'),
    },
  ])('$variant is fine', async ({ change }) => {
    copy.write(post, change(copy.read(post)));
    const { problems } = await copy.check();
    // Except the note about another typeface.
    expect(problems.filter(({ message }) => !message.startsWith('The typeface lacks'))).toEqual([]);
  });

  test('a title that looks like a date stays a text', async () => {
    copy.write(post, copy.read(post).replace(/title: .*/, 'title: 2023-01-01'));
    expect((await copy.check()).content.get(post)).toMatchObject({ title: '2023-01-01' });
  });
});

describe('hostile files', () => {
  const nested = Array.from({ length: 1300 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('');
  test.each([
    { attack: 'a text of 50 MB', file: post, content: () => Buffer.alloc(50_000_000, 'a') },
    { attack: '10,000 brackets', file: post, content: () => `title: ${'['.repeat(4000)}\n` },
    { attack: '10,000 dashes', file: post, content: () => `title:\n  ${'- '.repeat(4000)}a\n` },
    { attack: '1,300 levels', file: post, content: () => nested },
    {
      attack: 'an alias bomb',
      file: post,
      content: () => 'a: &a [x,x]\nb: &b [*a,*a]\ntitle: [*b,*b]\n',
    },
    {
      attack: 'a list of 200,000',
      file: 'gallery.yaml',
      content: () => `images:\n${'- 1\n'.repeat(200_000)}`,
    },
    {
      attack: 'brackets without end',
      file: post,
      content: () => 'title: [\n'.repeat(1) + 'a,a,a,a,a,a,a,\n'.repeat(5000),
    },
    { attack: 'one endless line', file: post, content: () => `title: x${' '.repeat(900_000)}y\n` },
    { attack: 'a picture of 60 MB', file: photo, content: () => Buffer.alloc(60_000_000, 1) },
  ])('$attack is refused', async ({ file, content }) => {
    copy.write(file, content());
    const { problems } = await copy.check();
    expect(problems[0]!.file).toBe(file);
    expect(problems[0]!.message).toMatchSnapshot();
  });
});

describe('pictures', () => {
  test.each<Case>([
    { mistake: 'an empty picture', spoil: () => copy.write(photo, ''), file: photo },
    {
      mistake: 'half a picture',
      spoil: () => copy.write(photo, bytes().subarray(0, 90_000)),
      file: photo,
    },
    {
      mistake: 'a damaged picture',
      spoil: () => copy.write(photo, Buffer.from(bytes()).fill(0xab, 5000, 90_000)),
      file: photo,
    },
    {
      mistake: 'a picture cut off at the end of its data',
      spoil: () => copy.write(photo, bytes().subarray(0, -2000)),
      file: photo,
    },
    { mistake: 'no picture at all', spoil: () => copy.write(photo, 'hello'), file: photo },
    {
      mistake: 'a picture from an iPhone',
      spoil: () => copy.write(photo, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
      file: photo,
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
    },
    {
      mistake: 'a picture that no page shows',
      spoil: () => copy.write('images/extra.jpg', bytes()),
      file: 'images/extra.jpg',
      severity: 'note',
    },
  ])('$mistake', expectAnswer);
});
