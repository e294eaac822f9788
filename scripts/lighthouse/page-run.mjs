// One run of Lighthouse in a browser with a fresh profile, as a process of its own, so that nothing one run leaves
// in memory weighs on the next: `node page-run.mjs '{"kit": …, "chromium": …, "url": …, "report": …}'`.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { kit, chromium, url, report } = JSON.parse(process.argv[2]);
const { resolve } = createRequire(join(kit, 'package.json'));
const load = (name) => import(pathToFileURL(resolve(name)).href);
const { default: lighthouse } = await load('lighthouse');
const { launch } = await load('chrome-launcher');

// Chromium refuses to sandbox itself for root; anybody else keeps the sandbox.
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
    // The map is another company's page: its weight would hide what this site weighs.
    blockedUrlPatterns: ['*google.com/maps*', '*google.com*'],
    // The page for unknown addresses is measured too, and its status is rightly 404.
    ignoreStatusCode: true,
  });
  writeFileSync(report, result.report);
} finally {
  chrome.kill();
}
