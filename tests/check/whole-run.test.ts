import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixedAsText } from '../../scripts/check/fix-content.ts';
import { githubAnnotations, jsonReport, reportAsText } from '../../scripts/check/report.ts';
import type { Hours } from '../../src/content/hours.ts';
import type { Notice } from '../../src/content/notice.ts';
import type { Plans } from '../../src/content/plans.ts';
import type { Post } from '../../src/content/post.ts';
import { contentOfEachTest } from '../folders.ts';

const copy = contentOfEachTest();

test('a content without mistakes is fine', async () => {
  const { problems, fileCount } = await copy.check();
  expect(problems).toEqual([]);
  expect(fileCount).toBeGreaterThan(40);
});

test('mistakes in four files are told in one run, but for those beside a broken line', async () => {
  const post = 'posts/rest-days-that-are-not-lazy.yaml';
  const lines = [
    ['contact.yaml', 'https://photos', 'http://photos'],
    ['plans.yaml', 'price: 750', 'price: ₹750'],
    ['plans.yaml', 'name: Experts', 'nam: Experts'],
    [post, 'title: Rest', 'title: Rest:'],
    ['schedule/monday.yaml', 'class: cycling', 'class: zumba'],
    ['schedule/monday.yaml', 'start: "16:00"', 'start: 4pm'],
  ].map(([file, from, to]) => `${file}:${copy.edit(file!, from!, to!)}`);
  copy.edit(post, 'list: main', 'list: mian');
  const report = await copy.check();
  expect(report.problems.map(({ file, line }) => `${file}:${line}`)).toEqual(lines);
  expect(reportAsText(report, copy.printing())).toMatch(
    /6 mistakes in 4 files \(\d+ files checked in 0\.3 s\)\. Nothing was published\./,
  );
});

test('at most 20 mistakes of one file are shown, and the rest is counted', async () => {
  copy.write('faq.yaml', `questions:\n${'  - id: a\n'.repeat(30)}`);
  const text = reportAsText(await copy.check(), copy.printing());
  expect(text.match(/^ERROR .*faq\.yaml/gm)).toHaveLength(20);
  expect(text).toMatch(/and \d+ more in /);
});

test('notes are shown beside errors, after them', async () => {
  copy.write('a-note.txt', 'milk');
  expect((await copy.check()).problems).toMatchObject([{ severity: 'note' }]);
  copy.edit('plans.yaml', 'price: 750', 'price: free');
  expect((await copy.check()).problems).toMatchObject([
    { severity: 'error', file: 'plans.yaml' },
    { severity: 'note', file: 'a-note.txt' },
  ]);
});

test('what stands in a file or its name steers neither the terminal nor the workflow', async () => {
  const evil = 'x\u001b[2J\n::error::\u009b31m##[error]\u202e.jpg';
  copy.write(`images/${evil}`, readFileSync(copy.path('images/yoga-mats.jpg')));
  copy.edit('plans.yaml', 'price: 750', 'price: "\u009b31m"');
  const report = await copy.check();
  expect(report.problems.length).toBeGreaterThan(1);
  const outputs = [
    reportAsText(report, copy.printing()),
    jsonReport(report, copy.printing()),
    githubAnnotations(report, copy.printing()),
  ];
  for (const output of outputs) {
    expect(output).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e]/u);
    expect(output).toContain('x\\u');
    expect(output).not.toContain('##[');
  }
  // The fixed line is shown, too.
  copy.write('posts/evil.yaml', '\u001b[2Jtitle = ::error::\u202e\n');
  const shown = fixedAsText([
    {
      file: 'posts/evil.yaml',
      before: copy.read('posts/evil.yaml'),
      after: '\u001b[31mtitle: ::error::\u202e\n',
      count: 1,
    },
  ]);
  expect(shown).toContain('+ \\u{1b}[31mtitle');
  expect(shown).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e]/u);
  expect(shown).not.toMatch(/^::/m);
  // The file cannot add lines to the annotations.
  for (const line of outputs[2]!.split('\n'))
    expect(line).toMatch(/^::(error|notice) file=[^\n:]*,line=\d+/);
  expect(outputs[0]).not.toMatch(/^\s*::/m);
  expect((JSON.parse(outputs[1]!) as { problems: { message: string }[] }).problems.length).toBe(
    report.problems.length,
  );
});

test('a file that is missing is one message, and not one for each who names what it held', async () => {
  rmSync(copy.path('pages/blog.yaml'));
  expect((await copy.check()).problems).toMatchObject([
    { file: 'pages/blog.yaml', message: 'This file is missing.' },
  ]);
});

test('the launch waits for everything that is still invented', async () => {
  const { problems } = await copy.check({ launch: true });
  expect(problems.length).toBeGreaterThan(15);
  const said = problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n');
  expect(said).toContain('contact.yaml:8 "Phone" is still an example (placeholder: true).');
  // What the page says is to be confirmed is listed as well.
  expect(said).toMatch(
    /plans.yaml:.* The Pricing page says only that "[^"]+" is to be confirmed\./,
  );
});

test('a broken line hides mistakes of its own file alone, and nothing that names it is blamed', async () => {
  copy.edit('classes.yaml', '- id: body-building', '- id body-building');
  copy.edit('classes.yaml', 'summary: Add', 'sumary: Add');
  copy.edit('schedule/monday.yaml', 'start: "09:00"', 'start: 9am');
  const { problems } = await copy.check();
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'classes.yaml:7',
    'schedule/monday.yaml:10',
  ]);
});

const saidOn = async (today: string) =>
  (await copy.check({}, today)).problems.map(({ severity, message }) => `${severity} ${message}`);

test('what fitted when it was written goes on to fit until it is over', async () => {
  const yoga = { class: 'yoga', start: '11:00' };
  const days = (from: string, until: string) => ({
    from: `2026-12-${from}`,
    until: `2026-12-${until}`,
  });
  copy.change<Notice>('notice.yaml', (notice) => {
    const bodyBuilding = { class: 'body-building', start: '16:00', trainer: 'kavya-n' };
    const extra = { ...yoga, end: '12:00', trainer: 'meenakshi-r' };
    notice.changes = [{ ...days('07', '27'), ...bodyBuilding }];
    notice.extraClasses = [{ ...days('21', '25'), ...extra }];
    notice.cancellations = [{ ...days('20', '23'), ...yoga, reason: 'Paint' }];
  });
  copy.change<Hours>('hours.yaml', (hours) => {
    hours.exceptions = [{ date: '2026-12-25', closed: true, reason: 'Christmas' }];
  });
  for (const today of ['2026-11-22', '2026-12-07', '2026-12-19', '2026-12-23'])
    expect(await saidOn(today), today).toEqual([]);
  expect(await saidOn('2026-12-28')).toMatchInlineSnapshot(`
    [
      "note The day "Christmas" ended on December 25, 2026, and no page shows it any more.",
      "note This change ended on December 27, 2026, and no page shows it any more.",
      "note This extra class ended on December 25, 2026, and no page shows it any more.",
      "note This cancellation ended on December 23, 2026, and no page shows it any more.",
    ]
  `);
});

test('a fourth plan and a fifth break no words that nobody opened', async () => {
  copy.change<Plans>('plans.yaml', ({ plans }) => {
    for (const name of ['Masters', 'Champions'])
      plans.push({ ...plans.at(-1)!, id: name.toLowerCase(), name, price: 1350 + name.length });
  });
  expect((await copy.check()).problems).toEqual([]);
});

test('a tag may be written with its sign', async () => {
  const post = 'posts/rest-days-that-are-not-lazy.yaml';
  copy.change<Post>(post, ({ tags }) => tags.push('#diwali'));
  const { problems, content } = await copy.check();
  expect(problems).toEqual([]);
  expect((content.get(post) as Post).tags).toContain('diwali');
});

test('a part of the home page that was moved elsewhere in its file is noted', async () => {
  const file = 'pages/home.yaml';
  const [head, hero, others] = copy.read(file).split(/^(?=hero:|features:)/m);
  copy.write(file, `${head}${others}\n${hero}`);
  expect((await copy.check()).problems).toMatchObject([
    {
      severity: 'note',
      message:
        '"hero" is not in the order of the page: seo, hero, features, featured, why, workplace, trainerCall.',
      remedy: 'Move these lines back; moving them does not change the page.',
    },
  ]);
});
