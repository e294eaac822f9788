import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPhotographs } from '../../scripts/build/pictures.ts';
import { caches, contentFolder } from '../../scripts/disk.ts';
import { classPath, coachPath, postPath } from '../../src/content/page-paths.ts';
import { type Files, postsOf } from '../../src/content/files.ts';
import { finalContent } from '../../src/content/final-content.ts';
import { ContentCopy, root, today } from '../check/content-copy.ts';
import { dice } from '../dice.ts';
import { times } from '../times.ts';
import { builtCode, workerOf } from './built-code.ts';

/** Something that staff can hide: how, and what then no page may show or lead to. */
interface Hideable {
  what: string;
  hide: (copy: ContentCopy) => void;
  address?: string;
  /** A name that the thing gets before it is hidden, and that stands nowhere else. */
  name?: string;
}

const change = <Name extends keyof Files>(
  copy: ContentCopy,
  file: Name,
  by: (value: Files[Name]) => void,
) => copy.change<Files[Name]>(file, by);

const all = new ContentCopy();
let hideables: Hideable[];
let worker: ReturnType<typeof workerOf>;
let photographs: Awaited<ReturnType<typeof readPhotographs>>;

const named = (index: number) => `Qumran ${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index}`;

async function hideablesOf(copy: ContentCopy): Promise<Hideable[]> {
  const { content } = await copy.check();
  const files = Object.fromEntries(content) as unknown as Files;
  const hidden = { shown: false };
  const found: Omit<Hideable, 'name'>[] = [
    ...files['classes.yaml'].classes.map(({ id }, at) => ({
      what: `class ${id}`,
      address: classPath(id),
      hide: (of: ContentCopy, name = '') =>
        change(of, 'classes.yaml', ({ classes }) =>
          Object.assign(classes[at]!, { name, ...hidden }),
        ),
    })),
    ...files['plans.yaml'].plans.map(({ id }, at) => ({
      what: `plan ${id}`,
      hide: (of: ContentCopy, name = '') =>
        change(of, 'plans.yaml', ({ plans }) => Object.assign(plans[at]!, { name, ...hidden })),
    })),
    ...files['faq.yaml'].questions.map(({ id }, at) => ({
      what: `question ${id}`,
      hide: (of: ContentCopy, name = '') =>
        change(of, 'faq.yaml', ({ questions }) =>
          Object.assign(questions[at]!, { question: `${name}?`, ...hidden }),
        ),
    })),
    ...files['gallery.yaml'].images.map(({ id }, at) => ({
      what: `photograph ${id}`,
      hide: (of: ContentCopy, name = '') =>
        change(of, 'gallery.yaml', ({ images }) =>
          Object.assign(images[at]!, { caption: name, ...hidden }),
        ),
    })),
    ...[...postsOf(content).keys()].map((slug) => ({
      what: `post ${slug}`,
      address: postPath(slug),
      hide: (of: ContentCopy, title = '') =>
        of.change<object>(`posts/${slug}.yaml`, (post) =>
          Object.assign(post, { title, draft: true }),
        ),
    })),
    ...files['trainers.yaml'].trainers.map(({ id }, at) => ({
      what: `coach ${id}`,
      address: coachPath(id),
      hide: (of: ContentCopy, name = '') =>
        change(of, 'trainers.yaml', ({ trainers }) =>
          Object.assign(trainers[at]!, { name, fullName: name, lastDay: '2026-11-20' }),
        ),
    })),
    ...(['pages/blog.yaml', 'pages/gallery.yaml', 'pages/bmi.yaml', 'accounts.yaml'] as const).map(
      (file) => ({
        what: file,
        hide: (of: ContentCopy) => of.change<object>(file, (page) => Object.assign(page, hidden)),
        ...{
          'pages/blog.yaml': { address: '/blog' },
          'pages/gallery.yaml': { address: '/gallery' },
          'pages/bmi.yaml': {},
          'accounts.yaml': { address: '/login' },
        }[file],
      }),
    ),
    {
      what: 'the first class',
      address: '/trial',
      hide: (of) => change(of, 'pages/trial.yaml', (page) => (page.offer = 'none')),
    },
  ];
  return found.map(({ hide, ...one }, index) => ({
    ...one,
    name: named(index),
    hide: (of: ContentCopy) =>
      (hide as (copy: ContentCopy, name: string) => void)(of, named(index)),
  }));
}

beforeAll(async () => {
  hideables = await hideablesOf(all);
  photographs = await readPhotographs(
    join(contentFolder(root), 'images'),
    caches(root).placeholderColours,
  );
  worker = workerOf('render-worker.mjs', join(await builtCode(), 'server/render.js'));
});
afterAll(async () => {
  all.remove();
  await worker.end();
});

/** Hides some things; returns whether the check let that pass, after it looked at each page. */
async function tryHidden(hidden: readonly Hideable[]): Promise<boolean> {
  all.restore();
  for (const { hide } of hidden) hide(all);
  const { content, problems } = await all.check();
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const { message, remedy } of errors) expect(`${message} ${remedy}`).toMatch(/^\S.{20,}/);
  if (errors.length > 0) return false;
  const { pages } = await worker.ask<{ pages: [address: string, text: string][] }>({
    content: finalContent(content, { today, accounts: true, drafts: false }),
    photographs,
  });
  for (const { what, name, address } of hidden)
    for (const [page, text] of pages) {
      if (name !== undefined) expect(text.includes(name), `${what} on ${page}`).toBe(false);
      if (address === undefined) continue;
      expect(page === address || page.startsWith(`${address}/`), what).toBe(false);
      expect(new RegExp(`href="${address}["#?/]`).test(text), `${page} leads to ${what}`).toBe(
        false,
      );
    }
  return true;
}

test('what is hidden is on no page and led to by none, or the check says why it is needed', async () => {
  const passed = [];
  for (const one of hideables) if (await tryHidden([one])) passed.push(one.what);
  expect(passed.length).toBeGreaterThan(hideables.length / 3);
});

test('the same of pairs', async () => {
  for (let seed = 1; seed <= 40 * times; seed++) {
    const { pick } = dice(seed);
    await tryHidden([pick(hideables), pick(hideables)]);
  }
});
