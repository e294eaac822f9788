import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { privacyPage } from '../../src/content/pages/privacy.ts';
import { accountHosts, contentSecurityPolicy } from '../../src/design/document/headers.ts';
import { applicableSections } from '../../src/pages/privacy/applicable-sections.ts';
import { texts } from '../check/content-at-hand.ts';

const { sections } = privacyPage.parse(parse(texts.get('pages/privacy.yaml')!));
const policy = (settings: Partial<Parameters<typeof applicableSections>[1]> = {}) =>
  applicableSections(sections, {
    load: 'visible',
    hasAccounts: true,
    messages: ['sms'],
    ...settings,
  })
    .map(({ text }) => text)
    .join('\n');

/** All code that visitors' browsers run, without that of the desk. */
const code = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/{desk,host}/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const filesWith = (pattern: RegExp) =>
  Object.keys(code).filter((file) => pattern.test(code[file]!));
const foldersWith = (pattern: RegExp) => [
  ...new Set(filesWith(pattern).map((file) => file.split('/').slice(3, -1).join('/'))),
];

test('names every other site that a page may ask', () => {
  const hosts = contentSecurityPolicy({ scripts: [], styles: [] }, true).match(/https:\S+/g);
  const mapHost = 'https://www.google.com';
  expect(hosts?.map((host) => host.replace(/;$/, ''))).toEqual([...accountHosts, mapHost]);
  expect(policy()).toMatch(/Google Maps/);
  expect(policy()).toMatch(/Firebase/);
});

test('says when the map loads', () => {
  expect(policy()).toContain('loads when you scroll to it');
  expect(policy({ load: 'click' })).toContain('loads only when you ask for it');
  expect(policy({ load: 'click' })).not.toContain('loads when you scroll to it');
});

test('says nothing of accounts where there are none', () => {
  expect(policy({ hasAccounts: false })).not.toMatch(/account|firebase|password|save/i);
});

test('names WhatsApp where messages may go by it', () => {
  expect(policy()).not.toContain('WhatsApp');
  expect(policy({ messages: ['sms', 'whatsapp'] })).toContain('to WhatsApp, a service of Meta');
});

test('says what is stored on the device', () => {
  expect(foldersWith(/\bcaches\./)).toEqual(['design/offline']);
  expect(policy()).toContain('Your device keeps the timetable, our contact page and the pages');
  expect(foldersWith(/\b(local|session)Storage\b/)).toEqual(['accounts', 'design/runtime']);
  expect(policy()).toContain('Your device keeps a note that you are signed in');
  expect(filesWith(/document\.cookie|\bindexedDB\b|sendBeacon/)).toEqual([]);
});
