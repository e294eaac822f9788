import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ContentCopy, root } from '../checker/content-copy.ts';
import type { Engine } from './engine.ts';
import { engines } from './engines.ts';
import { freePort } from './free-port.ts';
import { startProgram } from './start-program.ts';
import { Visitor } from './visitor.ts';

const git = (folder: string, ...words: string[]) =>
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=T', '-c', 'user.email=t@localhost', ...words],
    {
      encoding: 'utf8',
    },
  );

/** The desk with a copy of the content in a repository of one commit. */
async function startDesk(content: ContentCopy, own: string) {
  git(content.folder, 'init', '--quiet');
  git(content.folder, 'add', '--all');
  git(content.folder, 'commit', '--quiet', '--message', 'The content');
  const port = await freePort();
  const program = startProgram(process.execPath, ['scripts/run.mjs', 'desk', `--port=${port}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CONTENT_FOLDER: content.folder,
      DESK_FOLDER: own,
      DESK_BROWSER: 'none',
    },
  });
  let said = '';
  program.stdout!.on('data', (text: Buffer) => (said += text.toString()));
  await vi.waitUntil(() => said.includes('Stop it'), { timeout: 150_000 });
  const [folder] = readdirSync(own).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const opening = readFileSync(join(own, folder!, `open-${port}.html`), 'utf8');
  return {
    program,
    origin: `http://127.0.0.1:${port}`,
    address: /url=([^"]+)"/.exec(opening)![1]!,
  };
}

for (const { engine: name, here, start } of engines)
  describe.skipIf(!here)(`the desk with ${name}`, () => {
    const content = new ContentCopy();
    const own = mkdtempSync(join(tmpdir(), 'desk-own-'));
    let desk: Awaited<ReturnType<typeof startDesk>>;
    let engine: Engine;
    let visitor: Visitor;
    beforeAll(async () => {
      desk = await startDesk(content, own);
      engine = await start({ downloads: own, javaScript: true });
      visitor = new Visitor(engine, desk.origin);
      await engine.resize(1366, 768);
      await engine.open(desk.address);
    }, 200_000);
    afterAll(async () => {
      await engine?.close();
      desk?.program.kill();
      content.remove();
      rmSync(own, { recursive: true, force: true });
    });

    test('a price is changed, outlives a reload, and is saved', async () => {
      await visitor.sees('heading', 'Good ');
      await visitor.press('link', 'Change a price');
      await visitor.fill('Price', '1234');
      await visitor.reads('It was:');
      await visitor.reads('Draft kept on this device');
      // Another address, so that the page is loaded again.
      await visitor.open('/?again#/changes');
      await visitor.reads('1,234');
      await visitor.fill('Your name', 'Asha');
      await visitor.press('button', 'Save');
      await visitor.sees('heading', 'Saved');
      expect(git(content.folder, 'diff', '-U0', 'HEAD~1', '--', 'plans.yaml')).toContain(
        '+    price: 1234',
      );
      expect(git(content.folder, 'log', '-1', '--format=%an').trim()).toBe('Asha');
    });

    test('a post is written into, with a word in bold, and its other lines stay', async () => {
      const posts = readdirSync(content.path('posts')).filter((one) => one.endsWith('.yaml'));
      const post = posts[0]!.replace('.yaml', '');
      await visitor.open(`/?post#/posts/${post}`);
      await visitor.reads('Heading');
      await visitor.run(`
        const box = document.querySelector('[role=textbox][contenteditable=true]');
        box.scrollIntoView({ block: 'center', behavior: 'instant' });
        box.focus();
        getSelection().selectAllChildren(box);
        getSelection().collapseToStart();`);
      await engine.press(...'Hello and ');
      await visitor.press('button', 'Bold');
      await engine.press(...'welcome');
      await visitor.reads('Draft kept on this device');
      await visitor.open('/?post#/changes');
      await visitor.press('button', 'Save');
      await visitor.sees('heading', 'Saved');
      const diff = git(content.folder, 'diff', '-U0', 'HEAD~1', '--', 'posts');
      expect(diff).toMatch(/^\+ {2}Hello and \*\*welcome\*\*/m);
      expect(diff.split('\n').filter((line) => /^[-+] /.test(line)).length).toBeLessThan(8);
    });

    test('a photograph of a telephone comes out upright', async () => {
      const red = { width: 1000, height: 1500, channels: 3 as const, background: 'red' };
      const lying = sharp({ create: { ...red, width: 2000, background: 'blue' } })
        .composite([{ input: { create: red }, left: 0, top: 0 }])
        .withMetadata({ orientation: 6 });
      const bytes = (await lying.jpeg().toBuffer()).toString('base64');
      await visitor.open('/?photograph#/photographs');
      await visitor.press('link', 'Home: why choose us');
      await visitor.reads('Rotate right');
      await visitor.run(`
        const chosen = new DataTransfer();
        const bytes = Uint8Array.from(atob('${bytes}'), (one) => one.charCodeAt(0));
        chosen.items.add(new File([bytes], 'Lying.JPG', { type: 'image/jpeg' }));
        const chooser = document.querySelector('main input[type=file]');
        chooser.files = chosen.files;
        chooser.dispatchEvent(new Event('change', { bubbles: true }));`);
      const address = () => visitor.run("return document.querySelector('main img').src");
      await expect.poll(address, { timeout: 20_000 }).toMatch(/^blob:/);
      await visitor.fill('Describe it', 'A red wall above a blue one');
      await visitor.reads('Draft kept on this device');
      await visitor.open('/?photograph#/changes');
      await visitor.press('button', 'Save');
      await visitor.sees('heading', 'Saved');
      const saved = sharp(content.path('images/lying.jpg'));
      expect(await saved.metadata()).toMatchObject({ width: 1500, height: 2000 });
      const top = saved.extract({ left: 700, top: 100, width: 1, height: 1 });
      expect((await top.raw().toBuffer())[0]).toBeGreaterThan(200);
    });
  });
