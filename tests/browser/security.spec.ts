import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openEverything, watchPolicy } from './every-page/policy.ts';
import { expect, test } from './page.ts';

// All tests of this folder fail on CSP violations, which browsers log as errors. These tests cover the rest: all pages,
// and attacks.

test.describe('a page that there is not', () => {
  test.use({ expectedErrors: [/status of 404/] });
  test('keeps to its policy too', async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto('/nothing-here');
    await openEverything(page);
    expect(violations).toEqual([]);
  });
});

test.describe('an intruder', () => {
  test.use({ expectedErrors: [/Trusted|TrustedTypePolicy/] });
  test('makes no markup of text, and no script of an address', async ({ page }) => {
    await page.goto('/about');
    const tried = await page.evaluate(() => {
      const attempt = (act: () => unknown) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => object };
      };
      return [
        attempt(() => (document.createElement('div').innerHTML = '<b>bold</b>')),
        attempt(() => (document.createElement('script').src = '/assets/x.js')),
        attempt(() => trustedTypes.createPolicy('another', {})),
      ];
    });
    expect(tried).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });
});

test('the headers are the ones that the Observatory gives its highest marks to', async ({
  request,
}) => {
  for (const address of ['/', '/nothing-here', '/feed.xml']) {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy']!;
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker");
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('hosts get two more: this machine speaks plain HTTP and does without', ({}) => {
  const file = readFileSync(join(import.meta.dirname, '../../dist/_headers'), 'utf8');
  expect(file).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains');
  expect(file).toContain('; upgrade-insecure-requests\n');
  // The longest line that Cloudflare Pages accepts.
  for (const line of file.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
});

test.describe('a host that joins the values of two rules', () => {
  test.use({ expectedErrors: [/ERR_BLOCKED_BY_RESPONSE/] });
  test('lets a frame without an address show a picture', async ({ page }) => {
    const server = createServer(({ url }, response) => {
      const policy = url === '/joined' ? 'same-origin, cross-origin' : 'same-origin';
      response.setHeader('cross-origin-resource-policy', policy);
      response.setHeader('content-type', 'image/svg+xml');
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await page.setContent(
      `<iframe sandbox srcdoc="<img src='${other}/joined' alt='Joined'><img src='${other}/own' alt='Own'>"></iframe>`,
    );
    const widths = () =>
      page
        .frameLocator('iframe')
        .getByRole('img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).naturalWidth > 0),
        );
    await expect.poll(widths).toEqual([true, false]);
    server.close();
  });
});
