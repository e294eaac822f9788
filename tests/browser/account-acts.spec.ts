import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { fillIn, haveSession, newEmail, password } from './signing-in.ts';

// The browser logs refused requests as errors.
test.use({ expectedErrors: [/status of 40[03]/] });

const fitness = 'Save: Fitness, Monday 6:00pm';

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** The focused element in words; the name of <body> if there is none. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    return one === document.body || !one.checkVisibility({ visibilityProperty: true })
      ? `nothing: ${one.tagName}`
      : (one.ariaLabel ?? one.textContent.trim());
  });

test.describe('after each act in My week and around it something in sight has the focus', () => {
  const acts: {
    name: string;
    begin: (page: Page) => Promise<unknown>;
    acts: readonly [act: (page: Page) => Promise<unknown>, then: RegExp][];
  }[] = [
    {
      name: 'removing the only class, Undo, and removing it again',
      begin: async (page) => {
        await haveSession(page, newEmail('focus'));
        await page.goto('/schedule/monday');
        await page.getByRole('button', { name: fitness }).click();
        await expect(said(page, 'is in your week')).toBeVisible();
        await page.goto('/account');
      },
      acts: [
        [(page) => page.getByRole('button', { name: /^Remove: Fitness/ }).click(), /^Undo$/],
        [(page) => page.keyboard.press('Enter'), /^Remove: Fitness/],
        [(page) => page.keyboard.press('Enter'), /^Undo$/],
      ],
    },
    {
      name: 'removing a class that the account then keeps',
      begin: async (page) => {
        await haveSession(page, newEmail('refused'));
        await page.goto('/schedule/monday');
        await page.getByRole('button', { name: fitness }).click();
        await expect(said(page, 'is in your week')).toBeVisible();
        await page.route('**/documents:commit*', (route) => {
          if (!route.request().postData()?.includes('removeAll')) return route.continue();
          const error = { code: 403, status: 'PERMISSION_DENIED' };
          return route.fulfill({ status: 403, json: { error } });
        });
        await page.goto('/account');
      },
      acts: [
        [
          async (page) => {
            await page.getByRole('button', { name: /^Remove: Fitness/ }).click();
            await expect(page.getByText('Not saved. Try again.')).toBeVisible();
          },
          /^Remove: Fitness/,
        ],
      ],
    },
    {
      name: 'asking to delete the account, and keeping it',
      begin: async (page) => {
        await haveSession(page, newEmail('stays'));
        await page.goto('/account');
        await page.getByText('Delete your account').click();
      },
      acts: [
        [
          (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
          /^Delete the account for good\?$/,
        ],
        [
          (page) => page.getByRole('button', { name: 'No, keep it' }).click(),
          /^Delete my account$/,
        ],
      ],
    },
    {
      name: 'changing the password, wrongly and rightly',
      begin: async (page) => {
        await haveSession(page, newEmail('changes'));
        await page.goto('/account');
        await page.getByText('Change your password').click();
        await page.getByLabel('Current password', { exact: true }).fill('wrong one');
        await page.getByLabel('New password', { exact: true }).fill('another horse');
      },
      acts: [
        [
          async (page) => {
            await page.getByRole('button', { name: 'Change password' }).click();
            await expect(page.getByRole('alert')).toBeVisible();
            await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
          },
          /^$/,
        ],
        [
          async (page) => {
            await page.getByLabel('Current password', { exact: true }).fill(password);
            await page.getByRole('button', { name: 'Change password' }).click();
            await expect(page.getByText('Your password is changed.')).toBeVisible();
          },
          /^Your password is changed\.$/,
        ],
      ],
    },
    {
      name: 'asking for a link for a new password',
      begin: async (page) => {
        await page.goto('/reset');
        await page.getByLabel('E-mail').fill('nobody@mail.example');
      },
      acts: [
        [
          (page) => page.getByRole('button', { name: 'Send the link' }).click(),
          /a reset link is on its way/,
        ],
      ],
    },
    {
      name: 'choosing a new password',
      begin: async (page) => {
        await page.route('**/accounts:resetPassword*', (route) =>
          route.fulfill({ json: { email: 'asha@mail.example', requestType: 'PASSWORD_RESET' } }),
        );
        await page.goto('/reset?mode=resetPassword&oobCode=given');
        await page.getByLabel('New password', { exact: true }).fill(password);
      },
      acts: [
        [
          (page) => page.getByRole('button', { name: 'Save the new password' }).click(),
          /Your new password is saved/,
        ],
      ],
    },
    {
      name: 'a wrong sign-in, showing the password, and filling in the test account',
      begin: async (page) => {
        await page.goto('/login');
        await fillIn(page, 'nobody@mail.example', 'wrong one');
      },
      acts: [
        [
          async (page) => {
            await page.getByRole('button', { name: 'Sign In' }).click();
            await expect(page.getByRole('alert')).toBeVisible();
            await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
          },
          /^$/,
        ],
        [(page) => page.getByRole('button', { name: 'Show password' }).click(), /^Hide password$/],
        [
          (page) => page.getByRole('button', { name: 'Fill it in for me' }).click(),
          /^Fill it in for me$/,
        ],
      ],
    },
  ];

  for (const { name, begin, acts: steps } of acts)
    test(name, async ({ page }) => {
      await begin(page);
      for (const [act, then] of steps) {
        await act(page);
        await expect.poll(() => focus(page)).toMatch(then);
      }
    });
});
