import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Publish, Workspace } from '../../src/host/workspace/workspace.ts';
import { ContentCopy } from '../check/content-copy.ts';
import { workspaceIn } from './desk-at-hand.ts';

let content: ContentCopy;
let workspace: Workspace;
let publishes = 0;
beforeEach(async () => {
  content = new ContentCopy();
  ({ workspace } = await workspaceIn(content.folder));
});
afterEach(() => content.remove());

/** A publish that sets the price of Experts. */
async function pricePublish(price: number, more: Partial<Publish> = {}): Promise<Publish> {
  const { id: base } = await workspace.head();
  const text = content.read('plans.yaml').replace('price: 1150', `price: ${price}`);
  return {
    id: `00000000-0000-4000-8000-${String(++publishes).padStart(12, '0')}`,
    base,
    by: 'Asha',
    sentences: [`Experts: price ${price}`],
    texts: { 'plans.yaml': text },
    pictures: {},
    ...more,
  };
}
const listed = async () => (await workspace.history(9)).map(({ sentences }) => sentences[0]);

test('a publish is written and listed; the same one sent again is not made again', async () => {
  const publish = await pricePublish(1250);
  expect(await workspace.publish(publish)).toMatchObject({ kind: 'done' });
  content.edit('plans.yaml', 'price: 1250', 'price: 1300');
  expect(await workspace.publish(publish)).toMatchObject({ kind: 'done' });
  expect(content.read('plans.yaml')).toContain('price: 1300');
  expect(await listed()).toEqual(['Experts: price 1250']);
});

test('a publish whose answer was lost is found again by a desk that is started anew', async () => {
  const publish = await pricePublish(1250);
  await workspace.publish(publish);
  const { workspace: anew } = await workspaceIn(content.folder);
  expect(await anew.publish(publish)).toMatchObject({ kind: 'done' });
  expect(await anew.publish({ ...publish, id: crypto.randomUUID() })).toMatchObject({
    kind: 'moved',
  });
  expect(await listed()).toEqual(['Experts: price 1250']);
});

test('onto another head nothing is written, and the answer has the newest', async () => {
  const publish = await pricePublish(1250);
  content.edit('plans.yaml', 'price: 750', 'price: 800');
  const { id, files } = await workspace.head();
  expect(await workspace.publish(publish)).toEqual({ kind: 'moved', head: { id, files } });
  expect(content.read('plans.yaml')).toContain('price: 1150');
});

test('two writes within one tick of the disk’s clock are two heads', async () => {
  const heads = new Set<string>();
  for (let price = 1000; price < 1040; price++) {
    writeFileSync(content.path('plans.yaml'), `price: ${price}\n`);
    heads.add((await workspace.head()).id);
  }
  expect(heads.size).toBe(40);
});

const refusals: [string, object, string][] = [
  ['a name that every object has', { texts: { constructor: 'x' } }, 'not-content'],
  ['a name of its prototype', { texts: JSON.parse('{"__proto__":"x"}') as object }, 'not-content'],
  ['a file that has no schema', { texts: { 'other.yaml': 'x' } }, 'not-content'],
  ['a picture that is none', { pictures: { 'x.jpg': new Uint8Array(9) } }, 'not-content'],
  ['a file with a mistake', { texts: { 'plans.yaml': 'plans: []\n' } }, 'mistakes'],
  ['a file that is missing then', { texts: { 'plans.yaml': null } }, 'mistakes'],
];
test('what is no content, or has a mistake, is refused, and nothing is written', async () => {
  const before = content.read('plans.yaml');
  for (const [what, more, why] of refusals) {
    const publish = await pricePublish(1250, more);
    expect(await workspace.publish(publish), what).toEqual({ kind: 'refused', why });
  }
  expect(content.read('plans.yaml')).toBe(before);
  expect(await listed()).toEqual([]);
});

test('a save that the history could not take is in it with the next one', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=d@e.org', ...args], {
      cwd: content.folder,
      encoding: 'utf8',
    });
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lock = content.path('.git/index.lock');
  writeFileSync(lock, '');
  const saved = await workspace.publish(await pricePublish(1250));
  expect(saved).toMatchObject({ kind: 'done', isUnlisted: true });
  expect(content.read('plans.yaml')).toContain('price: 1250');
  rmSync(lock);
  const text = content.read('faq.yaml').replace('?', '??');
  const next = await pricePublish(1250, { sentences: ['A question'], texts: { 'faq.yaml': text } });
  expect(await workspace.publish(next)).not.toHaveProperty('isUnlisted');
  expect(git('log', '--format=%s').trim().split('\n')).toEqual([
    'A question',
    'Experts: price 1250',
    'The content',
  ]);
  expect(git('status', '--porcelain')).toBe('');
  errors.mockReset();
});

test('odd things in the folder end nothing', async () => {
  const before = Object.keys((await workspace.head()).files);
  symlinkSync('/nowhere', content.path('posts/broken.yaml'));
  mkdirSync(content.path('posts/folder.yaml'));
  execFileSync('mkfifo', [content.path('posts/pipe.yaml')]);
  writeFileSync(content.path('posts/huge.yaml'), `title: ${'x'.repeat(10_000_000)}\n`);
  expect(Object.keys((await workspace.head()).files)).toEqual(before);
  rmSync(content.path('images'), { recursive: true });
  expect(await workspace.photographs()).toEqual({});
  expect(Object.keys((await workspace.head()).files)).toContain('plans.yaml');
});

test('a folder that is away is no folder without files', async () => {
  const { id } = await workspace.head();
  renameSync(content.folder, `${content.folder}-away`);
  expect(() => workspace.head()).toThrow(/is missing/);
  renameSync(`${content.folder}-away`, content.folder);
  expect((await workspace.head()).id).toBe(id);
});
