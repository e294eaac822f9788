import sharp from 'sharp';
import { parse } from 'yaml';
import { addDays, weekdayOf } from '../../../src/content/dates.ts';
import { placeNow } from '../coming-days.ts';
import {
  begin,
  changesLink,
  changesSeen,
  expect,
  menusOutside,
  more,
  openDesk,
  save,
  showMonth,
  test,
} from './desk.ts';

test.beforeEach(async ({ page, desk }) => openDesk(page, desk));

test('a price changes: Experts cost ₹1,250', async ({ page, desk }) => {
  await begin(page, 'Change a price');
  const experts = page.getByRole('region', { name: 'Experts' });
  await experts.getByLabel('Price').first().fill('1250');
  await expect(experts.getByText('It was: ₹1,150')).toBeVisible();
  await save(page);
  expect(desk.saved()).toEqual({ 'plans.yaml': ['-    price: 1150', '+    price: 1250'] });
});

const nextYear = Number(placeNow().date.slice(0, 4)) + 1;

test('a price begins on a day: Experts cost ₹1,250 from January on', async ({ page, desk }) => {
  await begin(page, 'Change a price');
  const experts = page.getByRole('region', { name: 'Experts' });
  const price = experts.getByLabel('Price').first();
  await price.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  await price.fill('1250');
  const when = experts.getByRole('group', { name: 'When does the new price begin?' });
  // The question is in sight, and whoever types goes on typing.
  await expect(when).toBeInViewport({ ratio: 1 });
  await expect(price).toBeFocused();
  await expect(when.getByRole('radio', { name: 'Now' })).toBeChecked();
  await when.getByRole('radio', { name: 'From a later day' }).check();
  const begins = experts.getByRole('button', { name: 'Begin on that day' });
  await expect(begins).toHaveAccessibleDescription('Not filled in yet: “First day”.');
  await experts.getByLabel('First day').fill(`${nextYear}-01-01`);
  await expect(experts.getByRole('listitem').filter({ hasText: /from .* 1 January/ })).toHaveText(
    /₹1,250/,
  );
  await experts.getByLabel(/^Announce it now/).check();
  await begins.click();
  await expect(experts.getByLabel('Price').first()).toHaveValue('1150');
  await expect(experts.getByRole('region', { name: 'Prices by day' })).toContainText('₹1,250');
  await save(page);
  expect(desk.saved()).toEqual({
    'plans.yaml': [
      '+    otherPrices:',
      '+      - price: 1250',
      `+        from: "${nextYear}-01-01"`,
      '+        announced: true',
    ],
  });
});

test('an offer begins today, found by what else it is called, and led to from a price', async ({
  page,
  desk,
}) => {
  await page.getByRole('searchbox', { name: 'Find what to change' }).first().fill('discount');
  await page.getByRole('list', { name: 'To do' }).getByRole('link').click();
  await page.getByLabel('Plan').selectOption('Beginners');
  await page.getByLabel('Price during the offer').fill('900');
  await expect(page.getByText('An offer is less than the usual price, ₹750.')).toBeVisible();
  await page.getByLabel('Price during the offer').fill('600');
  const act = page.getByRole('button', { name: 'Make an offer' });
  await expect(act).toHaveAccessibleDescription('Not filled in yet: “Last day”.');
  await page.getByLabel('Last day').fill(`${nextYear}-01-15`);
  await page.getByLabel('For whom').fill('New members');
  await act.click();
  const says = 'Beginners costs ₹600 until Friday 15 January, for new members';
  await expect(page.getByText(says).first()).toBeVisible();
  expect(await changesSeen(page)).toEqual([says]);
  await page.getByRole('link', { name: /^Prices/ }).click();
  const experts = page.getByRole('region', { name: 'Experts' });
  await experts.getByLabel('Price').first().fill('1000');
  await experts.getByRole('button', { name: 'Only on some days: make an offer' }).click();
  await expect(page.getByLabel('Plan')).toHaveValue('experts');
  await expect(page.getByLabel('Price during the offer')).toHaveValue('1000');
  await save(page);
  expect(desk.saved()).toEqual({
    'plans.yaml': [
      '+    offer:',
      '+      price: 600',
      `+      from: "${placeNow().date}"`,
      `+      until: "${nextYear}-01-15"`,
      '+      note: New members',
    ],
  });
});

test('a coach is away for some days: one takes all classes, or each its own', async ({
  page,
  desk,
}) => {
  await begin(page, 'A coach is away');
  await page.getByLabel('Who is away').selectOption('Joel D.');
  await page.getByLabel('First day').fill('2027-01-04');
  await page.getByLabel('Last day').fill('2027-01-05');
  const all = page.getByLabel(/^Coach for (?:this class|all of these classes)$/);
  const classes = page.getByRole('main').getByRole('listitem');
  const count = await classes.count();
  await all.selectOption('Tenzin W.');
  await expect(classes.filter({ hasText: 'Tenzin W.' })).toHaveCount(count);
  await page.getByLabel('Class by class').check();
  for (const [index, one] of (await classes.all()).entries())
    await one.getByRole('combobox').selectOption(index === 0 ? 'Nobody: cancel it' : 'Tenzin W.');
  await page.getByLabel('Reason, shown to visitors').fill('Joel is on holiday');
  await page.getByRole('button', { name: 'Joel D. is away' }).click();
  await save(page);
  const { 'notice.yaml': lines = [] } = desk.saved();
  expect(lines.filter((line) => line === '+    trainer: tenzin-w')).toHaveLength(count - 1);
  expect(lines.slice(0, 3)).toEqual(
    expect.arrayContaining(['+cancellations:', '+  - date: "2027-01-04"']),
  );
});

test('a class moves to another day, and “Classes to try” needs no second change', async ({
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
  await save(page);
  expect(desk.saved()).toEqual({
    'schedule/monday.yaml': [
      '-  - class: body-building',
      '-    start: "16:00"',
      '-    end: "17:00"',
      '-    trainer: arjun-h',
      '-',
    ],
    'schedule/wednesday.yaml': [
      '+  - class: body-building',
      '+    start: "16:00"',
      '+    end: "17:00"',
      '+    trainer: arjun-h',
      '+    id: monday-body-building-1600',
      '+',
    ],
  });
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
      '+',
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
  const { classes } = parse(desk.content.read(`schedule/${weekdayOf(tomorrow)}.yaml`)) as {
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
  await page.getByRole('button', { name: 'One already on the website' }).click();
  await page.getByRole('button', { name: 'yoga mats' }).click();
  await page.getByLabel('Describe it').fill('Rolled yoga mats in a row');
  await page.getByText(/^Details of/).click();
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

test('a photograph is replaced, and its words are asked anew', async ({ page, desk }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photograph = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#543', noise },
  })
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
  await expect(changesLink(page)).toHaveAccessibleName('Review 1');
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
});

test('a coach leaves after a last day, and each class has its new coach from the day after it', async ({
  page,
  desk,
}) => {
  const lastDay = addDays(placeNow().date, 30);
  await begin(page, 'A coach leaves');
  await page.getByLabel('Who leaves').selectOption('Joel D.');
  await page.getByLabel('Last day').fill(lastDay);
  await page.getByLabel('Class by class').check();
  await page.getByLabel('Who gives Cycling').selectOption('Kavya N.');
  await page.getByLabel('Who gives Running').selectOption('Tenzin W.');
  await expect(page.getByText('Joel D. is on no page')).toBeVisible();
  await page.getByRole('button', { name: 'Joel D. leaves' }).click();
  await expect(changesLink(page)).toHaveAccessibleName('Review 1');
  const [sentence] = await changesSeen(page);
  expect(sentence).toMatch(
    /^Joel D\. leaves after .*\. Kavya N\. gives Cycling and Tenzin W\. gives Running\.$/,
  );
  await save(page);
  expect(desk.content.read('trainers.yaml')).toContain(`lastDay: "${lastDay}"`);
  const monday = desk.content.read('schedule/monday.yaml');
  expect(monday).toContain(`until: "${lastDay}"`);
  expect(monday).toContain(`from: "${addDays(lastDay, 1)}"`);
});

test('the phone number changes', async ({ page, desk }) => {
  await begin(page, 'Phone, address, hours');
  const phone = page.getByRole('region', { name: 'Phone' });
  await phone.getByLabel('Phone number').fill('+91 80 4123 4567');
  await save(page);
  expect(desk.saved()).toEqual({
    'contact.yaml': [
      '-  number: "+91 00000 00000" # with + and the code of the country, always in quotes; a phone dials its digits',
      '-  placeholder: true',
      '+  number: "+91 80 4123 4567" # with + and the code of the country, always in quotes; a phone dials its digits',
    ],
  });
});

test('one word of a post changes, and no other paragraph', async ({ page, desk }) => {
  await begin(page, 'Write or change a post');
  await page.getByRole('link', { name: /Rest days that are not lazy/ }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const { x, y } = await text.getByText(/^A good rest day/).evaluate((paragraph) => {
    const words = paragraph.firstChild as Text;
    const word = document.createRange();
    word.setStart(words, words.data.indexOf('trees'));
    word.setEnd(words, word.startOffset + 'trees'.length);
    paragraph.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = word.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.dblclick(x, y);
  await page.keyboard.press('Delete');
  await page.keyboard.type('birds');
  await expect(changesLink(page)).toHaveAccessibleName('Review 1');
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
  await expect(page.getByText(/^Visitors read: .*Bangalore\.$/)).toBeVisible();
  await sentence.press('Control+End');
  await sentence.press('Backspace');
  await page.keyboard.type(', ');
  await page.getByRole('button', { name: 'Insert: Sentence under it' }).click();
  await page.getByRole('button', { name: /: Bangalore$/ }).click();
  await page.keyboard.type('.');
  await sentence.press('Control+Home');
  await page.keyboard.type('Real ');
  await expect(page.getByText(/^Visitors read: Real .*Bangalore, Bangalore\.$/)).toBeVisible();
  await save(page);
  const before =
    "Strength, fitness and nutrition in one personal plan. See classes, prices and today's timetable at {business}, {city}";
  expect(desk.saved()).toEqual({
    'pages/home.yaml': [
      `-  description: "${before}." # 70 to 155 characters`,
      `+  description: "Real ${before}, {city}." # 70 to 155 characters`,
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
  // What all plans have in common stays so: sentences of /pricing name it.
  await card.getByRole('combobox', { name: 'Part of the plan' }).selectOption('Personal Trainer');
  await more(card, 'Weekend pass', 'Move up');
  await more(card, 'Weekend pass', 'Move up');
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
    '+      - personal-trainer',
    '+    line: Both days, all day.',
    '+',
  ]);
});

test('a class is added on one day, found by what else it is called', async ({ page, desk }) => {
  await page.getByRole('searchbox', { name: 'Find what to change' }).first().fill('extra');
  await page.getByRole('list', { name: 'To do' }).getByRole('link').click();
  const saturday = '2027-01-09';
  const add = async () => {
    await page.getByLabel('Which day?').fill(saturday);
    await page.getByLabel('Class', { exact: true }).selectOption('Boxing');
    await page.getByLabel('Begins', { exact: true }).selectOption('11:00 am');
    await page.getByRole('button', { name: 'Add an extra class' }).click();
    await expect(page.getByText('An extra class on Saturday 9 January: Boxing.')).toBeVisible();
  };
  const task = page.url();
  await add();
  // The title is focused: no key changes the class.
  await expect(page.locator('summary:focus')).toContainText('Boxing');
  await expect(page.getByText('as it will be on Sat 9 January 2027')).toBeVisible();
  // What would remove a whole thing asks first.
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  const asked = page.getByRole('alert').filter({ hasText: 'removes it with everything in it' });
  await expect(asked).toBeFocused();
  await asked.getByRole('button', { name: 'Remove it' }).click();
  await expect(
    page.getByText('Undone: An extra class on Saturday 9 January: Boxing').first(),
  ).toBeVisible();
  await page.goto(task);
  await add();
  await save(page);
  expect(desk.saved()).toEqual({
    'notice.yaml': [
      '+extraClasses:',
      `+  - date: "${saturday}"`,
      '+    class: boxing',
      '+    start: "11:00"',
      '+    end: "12:00"',
      '+    trainer: imran-s',
    ],
  });
});

test('another coach gives one class, once', async ({ page, desk }) => {
  await begin(page, 'Cancel or change one class');
  await page.getByLabel('Show only this day').fill('2027-01-05');
  await page.getByLabel('Fitness, Tue 5 January 2027 9:00 am').check();
  await page.getByLabel('Coach', { exact: true }).selectOption('Imran S.');
  await page.getByRole('button', { name: 'Change it that day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices and changes');
  await save(page);
  expect(desk.saved()).toEqual({
    'notice.yaml': [
      '+changes:',
      '+  - date: "2027-01-05"',
      '+    class: fitness',
      '+    start: "09:00"',
      '+    trainer: imran-s',
    ],
  });
});

test('a menu is within the window of a phone wherever its button stands', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page, 'Change a price');
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
  const { count, outside } = await menusOutside(page);
  expect(count).toBeGreaterThan(2);
  expect(outside).toEqual([]);
});
