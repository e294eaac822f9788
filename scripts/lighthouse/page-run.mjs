// One run of Lighthouse with a fresh browser profile, in a separate process so that runs do not share memory: `node
// page-run.mjs '{"kit": …, "chromium": …, "url": …, "report": …}'`.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { kit, chromium, url, report } = JSON.parse(process.argv[2]);
const { resolve } = createRequire(join(kit, 'package.json'));
const load = (name) => import(pathToFileURL(resolve(name)).href);
const { default: lighthouse } = await load('lighthouse');
const { launch } = await load('chrome-launcher');

// Chromium refuses to run sandboxed as root.
const asRoot = process.getuid?.() === 0;
const chrome = await launch({
  chromePath: chromium,
  chromeFlags: ['--headless=new', ...(asRoot ? ['--no-sandbox'] : [])],
  logLevel: 'silent',
});
try {
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // The map is a third-party page, whose weight would hide that of this site.
    blockedUrlPatterns: ['*google.com/maps*', '*google.com*'],
    // The 404 page is measured too, with its intended status.
    ignoreStatusCode: true,
  });
  writeFileSync(report, result.report);
} finally {
  chrome.kill();
}
