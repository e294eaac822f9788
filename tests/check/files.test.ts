import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentOfEachTest } from '../folders.ts';

const post = 'posts/rest-days-that-are-not-lazy.yaml';
const photo = 'images/bottle-towels.jpg';

const copy = contentOfEachTest();

const bytes = () => readFileSync(copy.path(photo));

/** What is said of a post, or of a picture, with each of some contents. */
async function saidOf(file: string, contents: readonly (string | Buffer)[]) {
  const said: string[] = [];
  for (const content of contents) {
    copy.write(file, content);
    const { problems } = await copy.check();
    expect(problems.map((problem) => [problem.severity, problem.file])).toEqual([['error', file]]);
    said.push(...problems.map(({ line, message, remedy }) => `${line}: ${message}\n${remedy}`));
  }
  return said.join('\n');
}

test('a link out of the folder is not followed', async () => {
  rmSync(copy.path(post));
  symlinkSync('/etc/passwd', copy.path(post));
  expect((await copy.check()).problems).toMatchObject([
    { file: post, message: 'This is a link to another place, and links are not followed.' },
  ]);
});

test('pictures that are in a wrong place are reported once, and not where they are shown', async () => {
  rmSync(copy.path(photo));
  mkdirSync(copy.path(photo));
  expect((await copy.check()).problems).toMatchObject([{ file: photo, severity: 'error' }]);
  renameSync(copy.path('images'), copy.path('Images'));
  expect((await copy.check()).problems).toMatchObject([{ file: 'Images', severity: 'error' }]);
});

test('a picture whose right name another one has gets a number', async () => {
  copy.write('images/hall one.jpg', bytes());
  copy.write('images/hall-one.jpg', bytes());
  const { problems } = await copy.check();
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      message: 'The name of the picture contains spaces or special characters.',
      remedy: 'Rename it to hall-one-2.jpg',
    },
  ]);
});

test.each([' (1).jpg', ' - Copy.jpg', '.sync-conflict-20261120-101010-ABCDEFG.jpg'])(
  'a picture with the name of another one and "%s" is a copy of it',
  async (mark) => {
    copy.write(photo.replace('.jpg', mark), bytes());
    const { problems } = await copy.check();
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      {
        file: photo.replace('.jpg', mark),
        message: 'This looks like a copy of bottle-towels.jpg.',
        remedy: 'Keep the right one of the two as bottle-towels.jpg, and delete the other.',
      },
    ]);
  },
);

test('a text that cannot be read is one message', async () => {
  const text = copy.read(post);
  const contents = [
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(text, 'utf16le'),
    Buffer.from(text.replace('Rest days', 'Café days'), 'latin1'),
    text.replace('Rest', 'Re\0st'),
    '',
    '# a\n\n# b\n',
    '- a\n',
    'Dear all,\n',
  ];
  expect(await saidOf(post, contents)).toMatchInlineSnapshot(`
    "1: The file is saved as UTF-16 ("Unicode" in Notepad), so nothing in it can be read.
    Open the file, choose Save as, and pick UTF-8 as the encoding (in Notepad: the list beside the Save button).
    1: The file is saved as UTF-16 ("Unicode" in Notepad), so nothing in it can be read.
    Open the file, choose Save as, and pick UTF-8 as the encoding (in Notepad: the list beside the Save button).
    6: The file is not saved as UTF-8 (perhaps as Windows-1252 or "ANSI"); line 6 has a character that cannot be read.
    Open the file, choose Save as, and pick UTF-8 as the encoding (in Notepad: the list beside the Save button). Then check that line 6 is right.
    6: This contains an invisible control character (U+0000).
    Delete the word and type it again by hand, without pasting.
    1: The file is empty.
    Restore an earlier version of the file.
    1: The file has only comments (lines that begin with #), so there is nothing in it.
    Remove the # before the lines that count, or restore an earlier version of the file.
    1: The file must be a group of lines (title, date, list …), but it is a list.
    Replace it with these lines, one below another, all of them two spaces further in than the line above the first: title, date, list, order, draft, category
    1: The file must be a group of lines (title, date, list …), but it is the text "Dear all,".
    Replace it with these lines, one below another, all of them two spaces further in than the line above the first: title, date, list, order, draft, category"
  `);
});

test.each<[string, (text: string) => string]>([
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['Windows line ends', (text) => text.replace(/\n/g, '\r\n')],
  ['old Mac line ends', (text) => text.replace(/\n/g, '\r')],
  ['spaces at the ends of lines', (text) => text.replace(/\n/g, '  \n')],
  ['a no-break space in a text', (text) => text.replace('Rest days', 'Rest\u00a0days')],
  ['dates and times without quotes', (text) => text.replace('"2022-03-11"', '2022-03-11')],
  ['emoji that are joined', (text) => text.replace('Rest days', 'Rest 🧘‍♀️ days')],
  ['Kannada', (text) => text.replace('Rest days', 'ವಿಶ್ರಾಂತಿ ದಿನ ಕ್‌ಷ')],
  ['three dashes at the top', (text) => `---\n${text}`],
  ['a list in brackets', (text) => text.replace(/tags:.*\n(  - .*\n)+/, 'tags: [Yoga, Rest]\n')],
  ['a list at the edge of its name', (text) => text.replace(/\n {2}- /g, '\n- ')],
  ['single quotes', (text) => text.replace('category: "Yoga"', "category: 'Yoga'")],
  ['a space before the colon', (text) => text.replace('order: 6', 'order : 6')],
])('%s is fine', async (_, change) => {
  copy.write(post, change(copy.read(post)));
  const { problems } = await copy.check();
  // Except the note about another typeface.
  expect(problems.filter(({ message }) => !message.startsWith('The typeface lacks'))).toEqual([]);
});

test('a title that looks like a date stays a text', async () => {
  copy.write(post, copy.read(post).replace(/title: .*/, 'title: 2023-01-01'));
  const { problems, content } = await copy.check();
  expect(problems).toEqual([]);
  expect(content.get(post)).toMatchObject({ title: '2023-01-01' });
});

const nested = Array.from({ length: 1300 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('');
const deep = 'The lists are nested more than 40 levels deep.';
const anchored = 'A text may not begin with & unless it is in quotes.';
const manyLines = 'The file has 200002 lines; at most 6000 are read.';
const manySigns = 'The file contains more than 20000 brackets and commas, which cannot be right.';
const longLine = 'This line has 900009 characters; at most 10000 are read.';
test.each<[string, string, () => string | Buffer]>([
  ['The file is 50.0 MB; a content file can be at most 1 MB.', post, () => Buffer.alloc(5e7, 'a')],
  [deep, post, () => `title: ${'['.repeat(4000)}\n`],
  [deep, post, () => `title:\n  ${'- '.repeat(4000)}`],
  [deep, post, () => nested],
  [anchored, post, () => 'a: &a [x,x]\nb: &b [*a,*a]\ntitle: [*b,*b]\n'],
  [manyLines, 'gallery.yaml', () => `images:\n${'- 1\n'.repeat(200_000)}`],
  [manySigns, post, () => `title: [\n${'a,a,a,a,a,a,a,\n'.repeat(5000)}`],
  [longLine, post, () => `title: x${' '.repeat(900_000)}y\n`],
  ['The picture is 60.0 MB; it can be at most 8 MB.', photo, () => Buffer.alloc(6e7, 1)],
])('a hostile file is refused: %s', async (message, file, content) => {
  copy.write(file, content());
  expect((await copy.check()).problems[0]).toMatchObject({ file, message });
});

test('a picture that cannot be shown is refused', async () => {
  const whole = bytes();
  const contents = [
    '',
    whole.subarray(0, 90_000),
    Buffer.from(whole).fill(0xab, 5000, 90_000),
    whole.subarray(0, -2000),
    'hello',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  ];
  expect(await saidOf(photo, contents)).toMatchInlineSnapshot(`
    "1: The picture is empty (0 bytes).
    Copy it here again.
    1: The picture is damaged, or was not copied whole, and cannot be shown.
    Export it from the camera or the picture program once more and copy that file here.
    1: The picture is damaged, or was not copied whole, and cannot be shown.
    Export it from the camera or the picture program once more and copy that file here.
    1: The picture is damaged, or was not copied whole, and cannot be shown.
    Export it from the camera or the picture program once more and copy that file here.
    1: This file is not a picture, whatever its name says.
    Export it from the camera or the picture program once more and copy that file here.
    1: This is a HEIC picture, as iPhones make them, and browsers cannot show it.
    On the phone choose Settings, Camera, Formats, Most Compatible; or open it on the computer and save it as JPEG (.jpg)."
  `);
});

test('a drawing is refused, whatever is in it', async () => {
  copy.edit(post, 'bottle-towels.jpg', 'x.svg');
  unlinkSync(copy.path(photo));
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
  expect(await saidOf('images/x.svg', [script])).toMatchInlineSnapshot(`
    "1: This is an SVG drawing, which may contain a script and is not used here.
    Open it in a picture program and save it as PNG (.png)."
  `);
});

test('a photograph with a film behind it, as telephones make them, is whole', async () => {
  const film = Buffer.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0xff, 0xda, 0xff, 0xda, 1, 2]);
  copy.write(photo, Buffer.concat([bytes(), film]));
  expect((await copy.check()).problems).toEqual([]);
});

test('a photograph too small for where it is shown is noted', async () => {
  const create = { width: 640, height: 427, channels: 3, background: '#333' } as const;
  copy.write('images/kettlebells-row.jpg', await sharp({ create }).jpeg().toBuffer());
  expect((await copy.check()).problems).toMatchObject([
    {
      severity: 'note',
      file: 'images/kettlebells-row.jpg',
      message:
        'The picture is 640 pixels wide, and pages show pictures up to 1,366 wide: it will look blurred.',
      remedy: 'Use it as it came from the camera, or another one: 1920 pixels wide is best.',
    },
  ]);
});
