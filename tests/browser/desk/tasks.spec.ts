import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { addDays, dayOf, placeNow, nextDate } from '../../../src/timetable/clock.ts';
import { changesLink, changesSeen, expect, openDesk, save, test } from './desk.ts';

/** From the first screen to the screen of a task. */
const begin = (page: Page, task: string) =>
  page.getByRole('main').getByRole('link', { name: task }).click();

test.beforeEach(async ({ page, desk }) => openDesk(page, desk));

test('a price changes: Experts cost ₹1,250', async ({ page, desk }) => {
  await begin(page, 'Change a price');
  const experts = page.getByRole('region', { name: 'Experts' });
  await experts.getByLabel('Price').first().fill('1250');
  await expect(experts.getByText('It was: ₹1,150')).toBeVisible();
  await save(page);
  expect(desk.saved()).toEqual({ 'plans.yaml': ['-    price: 1150', '+    price: 1250'] });
  // The lists of placeholders are updated.
  expect(desk.git('show', 'HEAD:pages/home.yaml')).toContain('{highestPrice} ₹1,250');
});

const nextYear = Number(placeNow().date.slice(0, 4)) + 1;

test('a price begins on a day: Experts cost ₹1,250 from January on', async ({ page, desk }) => {
  await begin(page, 'Change a price');
  const experts = page.getByRole('region', { name: 'Experts' });
  await experts.getByLabel('Price').first().fill('1250');
  const when = experts.getByRole('group', { name: 'When does the new price begin?' });
  await expect(when.getByRole('radio', { name: 'Now' })).toBeChecked();
  await when.getByRole('radio', { name: 'From a day on' }).check();
  const begins = experts.getByRole('button', { name: 'Begin on that day' });
  await expect(begins).toHaveAccessibleDescription('Not filled in yet: First day.');
  await experts.getByLabel('First day').fill(`${nextYear}-01-01`);
  await expect(experts.getByRole('listitem').filter({ hasText: /from .* 1 January/ })).toHaveText(
    /₹1,250/,
  );
  await begins.click();
  await expect(experts.getByLabel('Price').first()).toHaveValue('1150');
  await expect(experts.getByRole('region', { name: 'Prices by day' })).toContainText('₹1,250');
  await save(page);
  expect(desk.saved()).toEqual({
    'plans.yaml': [
      '+    otherPrices:',
      '+      - price: 1250',
      `+        from: "${nextYear}-01-01"`,
    ],
  });
});

test('another coach takes a weekly class on some days only', async ({ page, desk }) => {
  await begin(page, 'Change the timetable');
  const monday = page.getByRole('region', { name: 'Monday' });
  await monday.getByRole('link', { name: /4:00 pm\s*Body Building/ }).click();
  const form = page.getByRole('complementary');
  await form.getByLabel('Coach', { exact: true }).selectOption('Kavya N.');
  await form.getByRole('radio', { name: 'Only on some days' }).check();
  const [first, last] = [
    nextDate('monday', addDays(placeNow().date, 1)),
    addDays(placeNow().date, 15),
  ];
  await form.getByLabel('First day').fill(first);
  await form.getByLabel('Last day').fill(last);
  await form.getByRole('button', { name: 'Only on these days' }).click();
  await expect(form.getByLabel('Coach', { exact: true })).toHaveValue('arjun-h');
  await save(page);
  expect(desk.saved()).toEqual({
    'notice.yaml': [
      '+changes:',
      `+  - from: "${first}"`,
      `+    until: "${last}"`,
      '+    class: body-building',
      '+    start: "16:00"',
      '+    trainer: kavya-n',
      '+',
    ],
  });
});

test('a class moves to another day, and its row in “Classes to try” with it', async ({
  page,
  desk,
}) => {
  await begin(page, 'Change the timetable');
  const monday = page.getByRole('region', { name: 'Monday' });
  await monday.getByRole('link', { name: /4:00 pm\s*Body Building/ }).click();
  const form = page.getByRole('complementary');
  await expect(form.getByRole('heading', { name: 'Body Building, Monday 4:00 pm' })).toBeVisible();
  await form.getByLabel('Day', { exact: true }).selectOption('Wednesday');
  await expect(
    form.getByRole('heading', { name: 'Body Building, Wednesday 4:00 pm' }),
  ).toBeVisible();
  await expect(
    page.getByText('It would read: Tuesday, Wednesday and Friday, 4:00 pm.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change that row as well' }).click();
  await expect(page.getByText('It would read')).toHaveCount(0);
  await save(page);
  expect(desk.saved()).toEqual({
    'schedule/monday.yaml': [
      '-  - class: body-building',
      '-    start: "16:00"',
      '-    end: "17:00"',
      '-    trainer: arjun-h',
      '-',
    ],
    'schedule/overview.yaml': ['-      - monday', '+      - wednesday'],
    'schedule/wednesday.yaml': [
      '+  - class: body-building',
      '+    start: "16:00"',
      '+    end: "17:00"',
      '+    trainer: arjun-h',
      '+',
    ],
  });
});

/** Moves the calendar to a month. */
async function showMonth(page: Page, month: string) {
  const shown = page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ \d{4}$/ });
  for (let turns = 0; turns < 24 && (await shown.textContent()) !== month; turns++)
    await page.getByRole('button', { name: 'Next month' }).click();
  await expect(shown).toHaveText(month);
}

test('the gym is closed on a holiday', async ({ page, desk }) => {
  await begin(page, 'Close for a holiday');
  await showMonth(page, 'January 2027');
  await page.getByRole('button', { name: 'Tue 26 January 2027' }).click();
  await page.getByLabel('Closed all day').check();
  await page.getByLabel('Reason, shown to visitors').fill('Republic Day');
  await expect(
    page.getByRole('button', { name: 'Tue 26 January 2027: closed, Republic Day' }),
  ).toBeVisible();
  await save(page);
  expect(desk.saved()).toEqual({
    'hours.yaml': [
      '+exceptions:',
      '+  - date: "2027-01-26"',
      '+    closed: true',
      '+    reason: Republic Day',
      '+',
    ],
  });
});

test('Page Up and Page Down turn the calendar by a month', async ({ page }) => {
  await begin(page, 'Close for a holiday');
  await showMonth(page, 'January 2027');
  await page.getByRole('button', { name: 'Sun 31 January 2027' }).focus();
  for (const [key, day] of [
    ['PageDown', 'Sun 28 February 2027'],
    ['PageUp', 'Thu 28 January 2027'],
    ['PageUp', 'Mon 28 December 2026'],
    ['ArrowDown', 'Mon 4 January 2027'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: day })).toBeFocused();
  }
});

test('the gym is closed for three days, with two presses in the calendar', async ({
  page,
  desk,
}) => {
  await begin(page, 'Close for a holiday');
  await showMonth(page, 'February 2027');
  await page.getByRole('button', { name: 'Mon 8 February 2027' }).click();
  await page.getByRole('button', { name: 'Wed 10 February 2027' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Mon 8 February 2027 to Wed 10 February 2027',
  );
  await page.getByLabel('Closed all day').check();
  await page.getByLabel('Reason, shown to visitors').fill('Deep clean');
  await save(page);
  expect(desk.saved()).toEqual({
    'hours.yaml': [
      '+exceptions:',
      '+  - from: "2027-02-08"',
      '+    until: "2027-02-10"',
      '+    closed: true',
      '+    reason: Deep clean',
      '+',
    ],
  });
});

test('the first class of tomorrow is called off', async ({ page, desk }) => {
  const tomorrow = addDays(placeNow().date, 1);
  const { classes } = parse(desk.content.read(`schedule/${dayOf(tomorrow)}.yaml`)) as {
    classes: { class: string; start: string }[];
  };
  await begin(page, 'Cancel or change one class');
  await page.getByRole('radio', { name: ', tomorrow ' }).first().check();
  await page.getByLabel('It is cancelled').check();
  await page.getByLabel('Reason, shown to visitors').fill('The coach is ill');
  await page.getByRole('button', { name: 'Cancel the class' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices and changes');
  await save(page);
  expect(desk.saved()).toEqual({
    'notice.yaml': [
      '+cancellations:',
      `+  - date: "${tomorrow}"`,
      `+    class: ${classes[0]!.class}`,
      `+    start: "${classes[0]!.start}"`,
      '+    reason: The coach is ill',
      '+',
    ],
  });
});

test('a notice stands on every page for a week', async ({ page, desk }) => {
  const { date: today } = placeNow();
  await begin(page, 'Put up a notice');
  await page.getByRole('button', { name: 'Put up a notice' }).click();
  await page
    .getByRole('textbox', { name: 'What it says' })
    .fill('No water in the showers this week.');
  await save(page);
  expect(desk.saved()).toEqual({
    'notice.yaml': [
      '+notices:',
      '+  - text: No water in the showers this week.',
      `+    from: "${today}"`,
      `+    until: "${addDays(today, 6)}"`,
      '+',
    ],
  });
});

test('a post is written and published', async ({ page, desk }) => {
  await begin(page, 'Write or change a post');
  await page.getByRole('button', { name: 'Write a post' }).click();
  await page.getByLabel('Title').fill('Stretch at your desk');
  await expect(page.getByText('Its address: /blog/stretch-at-your-desk')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('Every hour, stand up and reach for the ceiling.');
  await page.keyboard.press('Enter');
  const bold = page.getByRole('button', { name: 'Bold' });
  await page.keyboard.type('Then ');
  await bold.click();
  await page.keyboard.type('slowly');
  await bold.click();
  await page.keyboard.type(' roll your shoulders ten times.');
  const excerpt =
    'Two small stretches for people who sit all day, with nothing but a chair beside them.';
  await page.getByLabel('Summary').fill(excerpt);
  await page.getByLabel('Category').selectOption('Yoga');
  await page.getByLabel('New tag').fill('Office');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('button', { name: 'One already on the site' }).click();
  await page.getByRole('button', { name: 'yoga mats' }).click();
  await page.getByLabel('Describe it').fill('Rolled yoga mats in a row');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Draft').uncheck();
  await save(page);
  const file = 'posts/stretch-at-your-desk.yaml';
  expect(Object.keys(desk.saved())).toEqual([file]);
  expect(parse(desk.content.read(file))).toEqual({
    title: 'Stretch at your desk',
    date: placeNow().date,
    list: 'main',
    category: 'Yoga',
    image: 'yoga-mats.jpg',
    focus: '50% 50%',
    alt: 'Rolled yoga mats in a row',
    tags: ['Office'],
    excerpt,
    body: 'Every hour, stand up and reach for the ceiling.\n\nThen **slowly** roll your shoulders ten times.\n',
  });
});

test('the address of a new post follows its title until it is saved', async ({ page, desk }) => {
  await begin(page, 'Write or change a post');
  await page.getByRole('button', { name: 'Write a post' }).click();
  const title = page.getByLabel('Title');
  await title.pressSequentially('Running in Rain', { delay: 20 });
  await expect(page.getByText('Its address: /blog/running-in-rain')).toBeVisible();
  await expect(page).toHaveURL(/#\/posts\/running-in-rain$/);
  for (let letter = 0; letter < 'in Rain'.length; letter++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('safely ', { delay: 20 });
  await expect(title).toHaveValue('Running safely in Rain');
  await expect(page).toHaveURL(/#\/posts\/running-safely-in-rain$/);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(page.getByText('Its address: /blog/new-post')).toBeVisible();
  await expect(title).toHaveValue('');
  await page.getByRole('button', { name: /^Redo/ }).first().click();
  await expect(title).toHaveValue('Running safely in Rain');
  await title.fill('Rest days that are not lazy');
  await expect(page.getByText('Its address: /blog/rest-days-that-are-not-lazy-2')).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await page
    .getByRole('link', { name: /Rest days that are not lazy/i })
    .last()
    .click();
  await page.getByLabel('Title').fill('Lazy days');
  await expect(page.getByText('Its address: /blog/rest-days-that-are-not-lazy')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Give it the address /blog/lazy-days' }),
  ).toBeVisible();
  expect(desk.saved()).toEqual({});
});

test('the tags of a post are chosen from those of other posts', async ({ page, desk }) => {
  await begin(page, 'Write or change a post');
  await page
    .getByRole('link', { name: /Rest days/i })
    .first()
    .click();
  const tags = page.getByRole('group', { name: 'Tags' });
  await tags.getByRole('checkbox', { name: 'Running' }).check();
  await tags.getByLabel('New tag').fill('workouts');
  await expect(tags.getByText('Workout is almost the same')).toBeVisible();
  await tags.getByRole('checkbox', { name: 'Workout' }).check();
  await tags.getByLabel('New tag').fill('Sleep');
  await page.keyboard.press('Enter');
  await expect(tags.getByRole('checkbox', { name: 'Sleep' })).toBeChecked();
  await tags.getByRole('checkbox', { name: 'Running' }).uncheck();
  await save(page);
  expect(desk.saved()).toEqual({
    'posts/rest-days-that-are-not-lazy.yaml': ['+  - Workout', '+  - Sleep'],
  });
});

test('a search finds parts of words in all sentences before it offers a new class', async ({
  page,
}) => {
  const find = page.getByRole('searchbox', { name: 'Find what to change' }).first();
  await find.fill('pool');
  await find.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is it a new class?' })).toBeVisible();
  await page.goto(page.url().replace(/#.*/, '#/notice'));
  await page.getByRole('button', { name: 'Put up a notice' }).click();
  await page.getByLabel('What it says').fill('The whirlpool is closed.');
  await page.goto(page.url().replace(/#.*/, '#/find/pool'));
  await expect(page.getByRole('link', { name: /The whirlpool is closed/ })).toBeVisible();
  await expect(page.getByText('Found in one place.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Is it a new class?' })).toHaveCount(0);
});

test('a day is typed with its zeros', async ({ page, desk }) => {
  await begin(page, 'Put up a notice');
  await page.getByRole('button', { name: 'Put up a notice' }).click();
  await page.getByLabel('What it says').fill('The steam room is closed.');
  const year = Number(placeNow().date.slice(0, 4)) + 1;
  await page.getByLabel('First day').focus();
  await page.keyboard.type(`0102${year}`, { delay: 60 });
  await expect(page.getByText(`2 January ${year}`).first()).toBeVisible();
  await save(page);
  expect(parse(desk.content.read('notice.yaml'))).toMatchObject({
    notices: [{ from: `${year}-01-02`, until: `${year}-01-02` }],
  });
});

test('a photograph is replaced, and its words are asked anew', async ({ page, desk }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photograph = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#543', noise },
  })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer();
  await begin(page, 'Change photographs');
  await page.getByRole('link', { name: /A squat rack and bench/ }).click();
  await expect(page.getByLabel('Choose a photograph')).toHaveCount(1);
  await page.getByLabel('Choose a photograph').setInputFiles({
    name: 'IMG 2041 New Rack.JPG',
    mimeType: 'image/jpeg',
    buffer: photograph,
  });
  const seen = page.getByLabel('Describe it');
  await expect(seen).toHaveValue('');
  await expect(changesLink(page)).toHaveAccessibleName('Review 1 change');
  await seen.fill('A new squat rack under bright lamps');
  await save(page);
  expect(desk.saved()).toEqual({
    'images/img-2041-new-rack.jpg': [],
    'pages/home.yaml': [
      '-  image: rack-bench-portrait.jpg',
      '-  focus: 50% 45%',
      '-  alt: A squat rack and bench under tall windows, two kettlebells on the floor',
      '+  image: img-2041-new-rack.jpg',
      '+  focus: 50% 50%',
      '+  alt: A new squat rack under bright lamps',
    ],
  });
  const kept = readFileSync(desk.content.path('images/img-2041-new-rack.jpg'));
  const { exif, xmp, iptc, width, height } = await sharp(kept).metadata();
  expect({ exif, xmp, iptc, width, height }).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    width: 1600,
    height: 1200,
  });
});

test('a photograph that lies on its side is turned, and keeps its words', async ({
  page,
  desk,
}) => {
  await begin(page, 'Change photographs');
  await page.getByRole('link', { name: /A squat rack and bench/ }).click();
  await page.getByRole('button', { name: 'Rotate right' }).click();
  await save(page);
  expect(desk.saved()).toEqual({
    'images/rack-bench-portrait-2.jpg': [],
    'pages/home.yaml': ['-  image: rack-bench-portrait.jpg', '+  image: rack-bench-portrait-2.jpg'],
  });
  const sizeOf = async (name: string) => {
    const { width, height } = await sharp(desk.content.path(`images/${name}`)).metadata();
    return [width, height];
  };
  const before = await sizeOf('rack-bench-portrait.jpg');
  expect(await sizeOf('rack-bench-portrait-2.jpg')).toEqual(before.reverse());
});

test('a coach leaves, and another takes over every class in one step', async ({ page, desk }) => {
  await begin(page, 'A coach joins or leaves');
  await page.getByRole('link', { name: /Joel D\./ }).click();
  await page.getByRole('link', { name: 'Joel D. leaves' }).click();
  await page.getByLabel('One coach for all 6').selectOption({ value: 'tenzin-w' });
  await page.getByRole('button', { name: 'Give all' }).click();
  await expect(page.getByText('6 of 6 have a coach')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Joel D. from the site' }).click();
  await expect(page.getByRole('link', { name: /Joel D\./ })).toHaveCount(0);
  await expect(changesLink(page)).toHaveAccessibleName('Review 1 change');
  expect(await changesSeen(page)).toEqual(['Joel D. leaves; Tenzin W. takes over']);
  const place = page.getByRole('link', { name: 'Monday, Running, 10:00 pm – 11:00 pm: coach' });
  await expect(place).toBeHidden();
  await page.getByText('9 places', { exact: true }).click();
  await expect(page.getByRole('main').getByText('Joel D. → Tenzin W.')).toHaveCount(8);
  await save(page);
  const given = (times: number) =>
    Array.from({ length: times }, () => ['-    trainer: joel-d', '+    trainer: tenzin-w']).flat();
  expect(desk.saved()).toEqual({
    'classes.yaml': given(2),
    'schedule/friday.yaml': given(2),
    'schedule/monday.yaml': given(2),
    'schedule/sunday.yaml': given(1),
    'schedule/tuesday.yaml': given(1),
    'trainers.yaml': [
      '-  - id: joel-d',
      '-    name: Joel D.',
      '-    role: Endurance coach',
      '-    line: Will talk you out of going too fast.',
      '-    placeholder: true',
      '-',
    ],
  });
});

test('a coach who leaves is asked about on single days and in texts too, and nobody busy is offered', async ({
  page,
  desk,
}) => {
  const friday = nextDate('friday', addDays(placeNow().date, 1));
  const standsIn = `\nchanges:\n  - date: "${friday}"\n    class: fitness\n    start: "09:00"\n    trainer: joel-d`;
  desk.content.edit('notice.yaml', 'label: "Notice"', `label: "Notice"${standsIn}`);
  desk.content.edit(
    'schedule/saturday.yaml',
    'Bring a friend.',
    'Bring a friend, or ask for Joel.',
  );
  await begin(page, 'A coach joins or leaves');
  await page.getByRole('link', { name: /Joel D\./ }).click();
  await page.getByRole('link', { name: 'Joel D. leaves' }).click();
  const leave = page.getByRole('button', { name: 'Remove Joel D. from the site' });
  await expect(page.getByText('8 are still open.')).toBeVisible();
  await page.getByLabel('One coach for all 6').selectOption({ value: 'tenzin-w' });
  await page.getByRole('button', { name: 'Give all' }).click();
  const once = page.getByRole('region', { name: 'Changes on single days' });
  await expect(once.getByText('Stands in for Kavya N.')).toBeVisible();
  await expect(leave).toBeDisabled();
  await once.getByLabel(/^Fitness, .* 9:00 am$/).selectOption('Kavya N.');
  await expect(page.getByText('One is still open.')).toBeVisible();
  await expect(leave).toBeDisabled();
  // The choices remain after a look at the text.
  await page.getByRole('link', { name: 'Go there' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#/coaches/joel-d/leaves'));
  await page.getByRole('button', { name: 'Keep it' }).click();
  await leave.click();
  await save(page);
  expect(desk.content.read('notice.yaml')).not.toContain(standsIn);
  expect(desk.content.read('trainers.yaml')).not.toContain('Joel');
});

test('a title that search engines read in part says so while it is typed', async ({ page }) => {
  await begin(page, 'Write or change a post');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'What to pack for your first week' })
    .click();
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('What to pack, what to leave at home, and whom to ask in your first week');
  await expect(page.getByText('71 of 60')).toBeVisible();
  await expect(title).toHaveAccessibleDescription(
    /71 characters long, but search engines show only 60\./,
  );
});

test('the phone number changes', async ({ page, desk }) => {
  await begin(page, 'Phone, address, hours');
  const phone = page.getByRole('region', { name: 'Phone' });
  await phone.getByLabel('Number, as people read it').fill('+91 80 4123 4567');
  await phone.getByLabel('Confirmed').check();
  await save(page);
  expect(desk.saved()).toEqual({
    'contact.yaml': [
      '-  display: "+91 00000 00000" # as people read it, always in quotes',
      '-  e164: "+910000000000" # as a phone dials it: + and digits, no spaces',
      '-  placeholder: true',
      '+  display: "+91 80 4123 4567" # as people read it, always in quotes',
      '+  e164: "+918041234567" # as a phone dials it: + and digits, no spaces',
    ],
  });
});

test('a fact that is still an example opens at its fields', async ({ page }) => {
  await begin(page, 'Change a price');
  await page.evaluate(() => (location.hash = '#/invented'));
  await page.getByRole('main').getByRole('link', { name: 'Phone and address: phone' }).click();
  const phone = page.getByRole('region', { name: 'Phone' });
  await expect(phone.getByLabel('Number, as people read it')).toBeFocused();
});

test('one word of a post changes, and no other paragraph', async ({ page, desk }) => {
  await begin(page, 'Write or change a post');
  await page.getByRole('link', { name: /Rest days that are not lazy/ }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByText(/^A good rest day/).evaluate((paragraph) => {
    const words = paragraph.firstChild as Text;
    const at = words.data.indexOf('trees');
    getSelection()!.setBaseAndExtent(words, at, words, at + 'trees'.length);
  });
  await text.press('Delete');
  await page.keyboard.type('birds');
  await expect(changesLink(page)).toHaveAccessibleName('Review 1 change');
  await save(page);
  expect(desk.saved()).toEqual({
    'posts/rest-days-that-are-not-lazy.yaml': [
      "-  somewhere with trees if you can find them. Later, take thirty minutes on the floor: child's pose,",
      "+  somewhere with birds if you can find them. Later, take thirty minutes on the floor: child's pose,",
    ],
  });
});

test('a sentence keeps the words that fill themselves in', async ({ page, desk }) => {
  await begin(page, 'Text on a page');
  await page.getByText(/^In search results/).click();
  const sentence = page.getByRole('textbox', { name: 'Sentence under it' });
  await expect(sentence).toContainText('Bangalore');
  await sentence.press('Control+End');
  await sentence.press('Backspace');
  await page.keyboard.type(', for beginners.');
  await sentence.press('Control+Home');
  await page.keyboard.type('Real ');
  await expect(sentence).toContainText('Bangalore');
  await save(page);
  const before =
    "Strength, fitness and nutrition in one personal plan. See classes, prices and today's timetable at {business}, {city}";
  expect(desk.saved()).toEqual({
    'pages/home.yaml': [
      `-  description: "${before}." # 70 to 155 characters`,
      `+  description: "Real ${before}, for beginners." # 70 to 155 characters`,
    ],
  });
});

test('a plan is added, called, and put in the second place', async ({ page, desk }) => {
  await begin(page, 'Change a price');
  await page.getByRole('button', { name: 'Add a plan' }).click();
  // The cursor is in the first field, and stays there while typing.
  await page.keyboard.type('Weekend pass', { delay: 40 });
  const card = page.getByRole('region', { name: 'Weekend pass' });
  await card.getByLabel('Price', { exact: true }).fill('900');
  await card.getByLabel('Sentence under the price').fill('Both days, all day.');
  await card.getByLabel('Part of the plan').selectOption('Gym Fitness');
  await expect(card.getByText('In web addresses: weekend-pass')).toBeVisible();
  await card.getByRole('button', { name: 'Move up: Weekend pass' }).click();
  await card.getByRole('button', { name: 'Move up: Weekend pass' }).click();
  await expect(page.getByRole('main').getByRole('region').nth(1)).toHaveAccessibleName(
    'Weekend pass',
  );
  await save(page);
  const { 'plans.yaml': lines } = desk.saved();
  expect(lines).toEqual([
    '+  - id: weekend-pass',
    '+    name: Weekend pass',
    '+    price: 900',
    '+    unit: session',
    '+    features:',
    '+      - gym-fitness',
    '+    line: Both days, all day.',
    '+',
  ]);
});

test('a class that the site does not know is added from where it was looked for', async ({
  page,
}) => {
  await page.getByRole('searchbox', { name: 'Find what to change' }).first().fill('zumba');
  await page.getByRole('button', { name: 'Add the class “Zumba”' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zumba');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('a class is added on one day, found by what else it is called', async ({ page, desk }) => {
  await page.getByRole('searchbox', { name: 'Find what to change' }).first().fill('extra');
  await page.getByRole('list', { name: 'To do' }).getByRole('link').click();
  const saturday = '2027-01-09';
  await page.getByLabel('Which day?').fill(saturday);
  await page.getByLabel('Class', { exact: true }).selectOption('Boxing');
  await page.getByLabel('Begins', { exact: true }).selectOption('11:00 am');
  await page.getByRole('button', { name: 'Add an extra class' }).click();
  await expect(page.getByText('An extra class on Saturday 9 January: Boxing.')).toBeVisible();
  // The title is focused: no key changes the class.
  await expect(page.locator('summary:focus')).toContainText('Boxing');
  await expect(page.getByText('as it will be on Sat 9 January 2027')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByText('Undone: An extra class on Saturday 9 January: Boxing').first(),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click();
  await save(page);
  expect(desk.saved()).toEqual({
    'notice.yaml': [
      '+extraClasses:',
      `+  - date: "${saturday}"`,
      '+    class: boxing',
      '+    start: "11:00"',
      '+    end: "12:00"',
      '+    trainer: imran-s',
      '+',
    ],
  });
});

test('another coach gives one class, once', async ({ page, desk }) => {
  await begin(page, 'Cancel or change one class');
  await page.getByLabel('Another day').fill('2027-01-05');
  await page.getByLabel('Fitness, Tue 5 January 2027 9:00 am').check();
  await page.getByLabel('Another coach takes it').check();
  await page.getByLabel('Coach', { exact: true }).selectOption('Imran S.');
  await page.getByRole('button', { name: 'Change the coach that day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices and changes');
  await save(page);
  expect(desk.saved()).toEqual({
    'notice.yaml': [
      '+changes:',
      '+  - date: "2027-01-05"',
      '+    class: fitness',
      '+    start: "09:00"',
      '+    trainer: imran-s',
      '+',
    ],
  });
});

test('a list in a post is a list', async ({ page, desk }) => {
  await begin(page, 'Write or change a post');
  await page.getByRole('link', { name: /Rest days that are not lazy/ }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Clean shoes');
  await page.getByRole('button', { name: 'List' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('A towel');
  await save(page);
  expect(desk.saved()).toEqual({
    'posts/rest-days-that-are-not-lazy.yaml': ['+', '+  - Clean shoes', '+  - A towel'],
  });
});

test('two classes changed one after the other are not taken for two people at one field', async ({
  page,
}) => {
  await begin(page, 'Change the timetable');
  const friday = page.getByRole('region', { name: 'Friday' });
  const begins = page.getByRole('complementary').getByLabel('Begins');
  await friday.getByRole('link', { name: /6:00 pm/ }).click();
  await begins.selectOption('7:15 pm');
  await friday.getByRole('link', { name: /10:00 pm/ }).click();
  await begins.selectOption('7:30 pm');
  await expect(friday.getByRole('link', { name: /7:30 pm/ })).toContainText('To fix');
  await expect(page.getByText('Another window')).toHaveCount(0);
});

test('the line of a day in the list of changes leads to what is still missing', async ({
  page,
}) => {
  await page.evaluate(() => void (location.hash = '#/hours/2027-02-24'));
  await page.getByText('Open at different times').click();
  const reason = page.getByLabel(/^Reason, shown/);
  await expect(reason).toBeVisible();
  await page.evaluate(() => void (location.hash = '#/changes'));
  const line = page.getByRole('main').getByRole('listitem').getByRole('link');
  await line.filter({ hasText: '24 February' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'February 2027' })).toBeVisible();
  await expect(reason).toBeVisible();
});
