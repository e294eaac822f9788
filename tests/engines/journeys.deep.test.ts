import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { comingMoment } from '../browser/coming-days.ts';
import { type Engine, engines } from './engine.ts';
import { recordedSite, type RecordedSite } from './recorded-site.ts';
import { Visitor } from './visitor.ts';

for (const { engine: name, start } of engines)
  describe.skipIf(start === undefined)(`with ${name}`, () => {
    let site: RecordedSite;
    let engine: Engine;
    let visitor: Visitor;
    beforeAll(async () => {
      site = await recordedSite();
      engine = await start!();
      visitor = new Visitor(engine, site.url);
    });
    afterEach(async () => expect(await visitor.mistakes()).toBe(''));
    afterAll(async () => Promise.all([engine?.close(), site?.remove()]));

    test.each([
      { width: 390, button: 'Menu', title: 'Menu', inside: 'About' },
      { width: 1366, button: 'Contact information', title: 'Find us', inside: 'Instagram' },
    ])(
      '$button opens, and Escape gives the focus back',
      async ({ width, button, title, inside }) => {
        await engine.resize(width, 844);
        await visitor.open('/pricing');
        await visitor.press('button', button);
        await visitor.sees('dialog', title);
        await visitor.sees('link', inside);
        await engine.press('Escape');
        await visitor.seesNo('dialog');
        expect(await visitor.focused()).toBe(button);
        // And by keyboard.
        await engine.press('Enter');
        await visitor.sees('dialog', title);
        expect(await visitor.run('return document.activeElement.closest("dialog") !== null')).toBe(
          true,
        );
        await engine.press('Escape');
        await visitor.seesNo('dialog');
      },
    );

    test('the bar turns black past ten pixels', async () => {
      await visitor.open('/pricing');
      const ground = () =>
        visitor.run<string>(
          "return getComputedStyle(document.querySelector('header')).backgroundColor",
        );
      await visitor.run('scrollTo({ top: 10, behavior: "instant" })');
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(await ground()).toBe('rgba(0, 0, 0, 0)');
      await visitor.run('scrollTo({ top: 11, behavior: "instant" })');
      await expect.poll(ground, { timeout: 10_000 }).toBe('rgb(0, 0, 0)');
    });

    test('the body mass index takes a comma, and both units', async () => {
      await engine.resize(390, 844);
      await visitor.open('/');
      await visitor.fill('Weight', '64,8');
      await visitor.fill('Height', '180');
      await visitor.press('button', 'Calculate');
      await visitor.reads('20.0');
      await visitor.press('field', 'lb and ft');
      await visitor.fill('Weight', '154.32');
      await visitor.fill('Height, feet', '5');
      await visitor.fill('Height, inches', '6.93');
      await visitor.press('button', 'Calculate');
      await visitor.reads('24.2');
      await visitor.fill('Weight', '0');
      await visitor.press('button', 'Calculate');
      await visitor.sees('alert', 'Please enter a valid weight and height');
    });

    test('the blog is searched and filtered, and Back undoes it', async () => {
      await engine.resize(1366, 900);
      await visitor.open('/blog');
      await visitor.fill('Search the blog', 'squat');
      await visitor.reads('3 of 12 posts match "squat"');
      await visitor.isAt('/blog?q=squat');
      expect(await visitor.count('article')).toBe(3);
      await visitor.open('/blog');
      await visitor.press('link', 'Meditation');
      await visitor.sees('heading', 'Posts in Meditation');
      expect(await visitor.count('article')).toBe(1);
      await visitor.press('link', '#Running');
      await visitor.sees('heading', 'Posts tagged Running');
      await visitor.run('history.back()');
      await visitor.sees('heading', 'Posts in Meditation');
    });

    test('a photograph opens large, turns with the arrow keys and closes with Escape', async () => {
      await visitor.open('/gallery/page-1');
      await visitor.press('button', 'Before six');
      await visitor.sees('dialog', 'Before six');
      await visitor.isAt('/gallery/page-1#photo-8');
      await engine.press('ArrowRight');
      await visitor.sees('dialog', 'Chalk');
      await engine.press('ArrowLeft');
      await visitor.sees('dialog', 'Before six');
      await engine.press('Escape');
      await visitor.seesNo('dialog');
      await visitor.isAt('/gallery/page-1');
      expect(await visitor.focused()).toContain('Before six');
    });

    test.each([
      // A Monday in India: between two classes, during one, and after the last.
      { time: '10:30', marks: { Cycling: 'Finished', 'Body Building': 'Up next' } },
      { time: '16:30', marks: { 'Body Building': 'On now', Fitness: 'Up next' } },
      { time: '23:15', marks: { 'Body Building': 'Finished', Running: 'Finished' } },
    ])('at $time the timetable says what is on', async ({ time, marks }) => {
      await visitor.setClock(comingMoment('monday', time));
      await visitor.open('/schedule/monday');
      for (const [name, mark] of Object.entries(marks))
        await expect
          .poll(
            () =>
              visitor.run(
                `return [...document.querySelectorAll('li')].find((row) => row.querySelector('h2, h3, h4')?.innerText === ${JSON.stringify(name)})?.innerText`,
              ),
            { timeout: 10_000 },
          )
          .toContain(mark);
      await visitor.setClock(undefined);
    });

    test('an account is made, keeps a class, is left, and entered with the right password alone', async () => {
      const fillIn = async (password: string) => {
        await visitor.fill('E-mail', 'asha@mail.example');
        await visitor.fill('Password', password);
      };
      await visitor.open('/signup');
      await fillIn('correct horse');
      await visitor.press('button', 'Sign Up');
      await visitor.isAt('/#home');
      await visitor.open('/schedule/monday');
      await visitor.press('button', 'Save: Fitness, Monday 6:00pm');
      await visitor.reads('is in your week');
      await visitor.open('/account');
      await visitor.sees('heading', '1 class saved');
      await visitor.press('button', 'Account');
      await visitor.press('button', 'Log out');
      await visitor.isAt('/');
      await visitor.open('/login');
      await fillIn('wrong horse');
      await visitor.press('button', 'Sign In');
      await visitor.sees('alert', 'Wrong email or password');
      await fillIn('correct horse');
      await visitor.press('button', 'Sign In');
      await visitor.isAt('/#home');
    });

    test('every photograph comes', async () => {
      await engine.resize(1366, 900);
      await visitor.open('/gallery/page-1');
      const missing = () =>
        visitor.run<string[]>(`
        for (const image of document.images) { image.scrollIntoView({ behavior: 'instant' }); await new Promise(requestAnimationFrame); }
        return [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src)`);
      await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
    });

    // The last test: there is no network afterwards.
    test('without a network the timetable is still there, and says of what day it is', async () => {
      await visitor.open('/about');
      await visitor.run('await navigator.serviceWorker.ready');
      const controlled = () => visitor.run('return navigator.serviceWorker.controller?.state');
      await expect.poll(controlled, { timeout: 20_000 }).toBe('activated');
      await site.stop();
      await visitor.open('/schedule');
      await visitor.sees('heading', 'The week');
      await visitor.reads('The newest page did not load. This is the copy of');
      await visitor.open('/about');
      await visitor.reads('The newest page did not load. This is the copy of');
      await visitor.open('/privacy');
      await visitor.sees('heading', 'No network, no new weights');
      // Photographs that were on their way when the network went are no mistakes.
      const mistakes = (await visitor.mistakes()).split('\n').filter(Boolean);
      expect(mistakes.filter((one) => !one.includes('/photographs/'))).toEqual([]);
    });
  });
