import { openAsSent } from './coming-alive.ts';
import { expect, test } from './page.ts';

test('the list shows seven posts, five recent ones, categories, tags and the offer', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('article')).toHaveCount(7);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('By Admin');
  await expect(first).toContainText('March 11, 2022');
  await expect(first.getByRole('link', { name: /^purchase now/ })).toHaveAttribute(
    'href',
    '/contact?post=sun-salutations-before-the-commute',
  );
  const side = page.getByRole('complementary', { name: /^Search, categories/ });
  await expect(side.getByText('March 22, 2022')).toHaveCount(5);
  await expect(side.getByRole('link', { name: 'Body Building' })).toBeVisible();
  await expect(side.getByRole('link', { name: /^#/ })).toHaveCount(8);
  await expect(side.getByRole('heading', { name: '34% Flat Discount' })).toBeVisible();
});

test('typing finds posts at once, without a request, and clearing shows all', async ({ page }) => {
  await page.goto('/blog');
  const field = page.getByRole('searchbox', { name: 'Search the blog' });
  await field.focus();
  await expect(page.locator('[data-live]').first()).toBeAttached();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/\.(avif|webp|jpg|svg)$/.test(request.url())) asked.push(request.url());
  });
  await field.pressSequentially('squat');
  await expect(page.getByRole('status')).toContainText('3 of 12 posts match "squat"');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first().locator('mark').first()).toHaveText('squat');
  await expect(page).toHaveURL('/blog?q=squat');
  expect(asked).toEqual([]);
  await field.fill('');
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page).toHaveURL('/blog');
});

test('what was typed before the search was alive is searched, and stands in the address', async ({
  page,
}) => {
  const comeAlive = await openAsSent(page, '/blog');
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('squat');
  await comeAlive();
  await expect(page.getByRole('status')).toContainText('3 of 12 posts match "squat"');
  await expect(page).toHaveURL('/blog?q=squat');
});

test('Back leads from what was searched to what was shown before', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/blog');
  const field = page.getByRole('searchbox');
  await field.focus();
  await expect(page.locator('[data-live]').first()).toBeAttached();
  await field.pressSequentially('squat', { delay: 120 });
  await expect(page).toHaveURL('/blog?q=squat');
  await field.press('Enter');
  await field.fill('yoga');
  await field.press('Enter');
  await expect(page).toHaveURL('/blog?q=yoga');
  await page.goBack();
  await expect(page.getByRole('status')).toContainText('match "squat"');
  await expect(field).toHaveValue('squat');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('status')).toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('on a phone what a submitted search found comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('squat');
  await page.getByRole('searchbox').press('Enter');
  const found = page.getByRole('heading', { name: '3 of 12 posts match "squat"' });
  await expect(found).toBeFocused();
  await expect(found).toBeInViewport();
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('a search with a slip opens from its address, says so, and a hit leads to its post', async ({
  page,
}) => {
  await page.goto('/blog?q=boxign');
  await expect(page.getByRole('searchbox')).toHaveValue('boxign');
  await expect(page.getByRole('status')).toContainText('Nothing for "boxign". With "boxing": ');
  await page
    .getByRole('link', { name: 'Read it here: Boxing basics: wraps, stance, two punches' })
    .click();
  await expect(page).toHaveURL('/blog/boxing-basics-wraps-stance-two-punches');
});

test('what nobody wrote about says so, and the list stays', async ({ page }) => {
  await page.goto('/blog?q=%3Cb%3Ekettlebell');
  await expect(page.getByRole('status')).toContainText(
    'No post matches "<b>kettlebell". Here are other posts.',
  );
  await expect(page.getByRole('article')).toHaveCount(7);
  await page.getByRole('link', { name: 'Show all posts' }).click();
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(page).toHaveURL('/blog');
});

test('categories and tags filter the list, and going back undoes it', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.locator('[data-live]').first()).toBeAttached();
  await page.getByRole('link', { name: 'Meditation', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Posts in Meditation' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: '#Running' }).click();
  await expect(page.getByRole('heading', { name: 'Posts tagged Running' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Posts in Meditation' })).toBeVisible();
  await page.goto('/blog?category=crossfit');
  await expect(page.getByRole('status')).toContainText('Nothing in Crossfit yet');
  await page.goto('/blog?category=nothing-like-it');
  await expect(page.getByRole('status')).toBeEmpty();
});

test('a post has its words, its class, its tags and its neighbours', async ({ page }) => {
  await page.goto('/blog/sun-salutations-before-the-commute');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sun salutations before the Silk Board crawl',
  );
  await expect(page.getByText('1 min read')).toBeVisible();
  await expect(page.getByText('It is harder than the plank')).toBeVisible();
  const related = page.getByRole('complementary', { name: 'Yoga' });
  await expect(related).toContainText('Thursday6:00pm');
  await expect(related.getByRole('link', { name: 'join now: Yoga' })).toHaveAttribute(
    'href',
    '/contact?class=yoga',
  );
  await page.getByRole('link', { name: /Next post/ }).click();
  await expect(page).toHaveURL('/blog/three-poses-your-squat-will-thank-you-for');
  await page.getByRole('link', { name: /Previous post/ }).click();
  await expect(page).toHaveURL('/blog/sun-salutations-before-the-commute');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: '#Yoga' }).click();
  await expect(page.getByRole('heading', { name: 'Posts tagged Yoga' })).toBeVisible();
});

test('sharing copies the address where the browser has no sheet for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript('delete Navigator.prototype.share');
  await page.goto('/blog/rest-days-that-are-not-lazy');
  await page
    .getByRole('link', { name: /^(Share this post|Copy the link)$/ })
    .scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://ironbanyan.example/blog/rest-days-that-are-not-lazy',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every post is a link away, and sharing is an e-mail', async ({ page }) => {
    await page.goto('/blog?q=squat');
    await expect(page.getByRole('article')).toHaveCount(7);
    await expect(page.getByText('Searching needs JavaScript.')).toBeVisible();
    await page.getByRole('link', { name: 'Reading your BMI without panic' }).click();
    await expect(page.getByRole('link', { name: 'Share this post' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Reading%20your%20BMI/,
    );
  });
});
