import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { engines } from './engines.ts';
import { recordedSite, type RecordedSite } from './recorded-site.ts';
import { Visitor } from './visitor.ts';

const email = 'asha@mail.example';
const password = 'correct horse';
const another = 'another horse';

for (const { engine: name, here, start } of engines)
  describe.skipIf(!here)(`an account with ${name}`, () => {
    let site: RecordedSite;
    let engine: Engine;
    let visitor: Visitor;
    beforeAll(async () => {
      site = await recordedSite();
      engine = await start({ downloads: tmpdir(), javaScript: true });
      visitor = new Visitor(engine, site.url);
      await engine.resize(1366, 900);
    });
    afterEach(async () => expect(await visitor.mistakes()).toBe(''));
    afterAll(async () => Promise.all([engine?.close(), site?.remove()]));

    async function fillIn(word = password) {
      await visitor.fill('E-mail', email);
      await visitor.fill('Password', word);
    }

    test('is made, and keeps a class', async () => {
      await visitor.open('/signup');
      await fillIn();
      await visitor.press('button', 'Sign Up');
      await visitor.isAt('/#home');
      await visitor.sees('button', 'Account');
      await visitor.open('/schedule/monday');
      await visitor.press('button', 'Save: Fitness, Monday 6:00pm');
      await visitor.reads('is in your week');
      await visitor.open('/account');
      await visitor.sees('heading', '1 class saved');
    });

    test('is left, and entered with the right password alone', async () => {
      await visitor.press('button', 'Account');
      await visitor.press('button', 'Log out');
      await visitor.isAt('/');
      await visitor.sees('link', 'Sign in');
      await visitor.open('/account');
      await visitor.sees('heading', 'You are signed out');
      await visitor.open('/login');
      await fillIn('wrong horse');
      await visitor.press('button', 'Sign In');
      await visitor.sees('alert', 'Wrong email or password');
      await fillIn();
      await visitor.press('button', 'Sign In');
      await visitor.isAt('/#home');
      await visitor.open('/account');
      await visitor.sees('heading', '1 class saved');
    });

    test('gets a new password by e-mail, once', async () => {
      await visitor.open('/reset');
      await visitor.fill('E-mail', email);
      await visitor.press('button', 'Send the link');
      await visitor.reads('If that e-mail has an account, a reset link is on its way.');
      await expect.poll(() => site.sentLink()).toBeDefined();
      await visitor.open(site.sentLink()!);
      await visitor.fill('New password', another);
      await visitor.press('button', 'Save the new password');
      await visitor.reads('Your new password is saved.');
      await visitor.press('link', 'Sign in now');
      await fillIn(another);
      await visitor.press('button', 'Sign In');
      await visitor.isAt('/#home');
      await visitor.open(site.sentLink()!);
      await visitor.reads('has been used or is too old');
    });

    test('is deleted, and then there is none', async () => {
      await visitor.open('/account');
      await visitor.press('button', 'Delete your account');
      await visitor.press('button', 'Delete my account');
      await visitor.press('button', 'Yes, delete it');
      await visitor.isAt('/#home');
      await visitor.sees('link', 'Sign in');
      await visitor.open('/login');
      await fillIn(another);
      await visitor.press('button', 'Sign In');
      await visitor.sees('alert', 'Wrong email or password');
    });
  });
