import { expect, test } from 'vitest';
import { plainText, renderMarkdown } from '../../../src/content/text/markdown.ts';

test('paragraphs, lists, links and quotes become markup', () => {
  const text = 'One.\n\n- first\n- second\n\n> Said.\n\n[the week](/schedule)';
  expect(renderMarkdown(text)).toBe(
    '<p>One.</p>\n<ul>\n<li>first</li>\n<li>second</li>\n</ul>\n' +
      '<blockquote>\n<p>Said.</p>\n</blockquote>\n<p><a href="/schedule">the week</a></p>\n',
  );
});

test.each([
  '<script>alert(1)</script>',
  'x <img src=x onerror=alert(1)>',
  '[press](javascript:alert(1))',
  '[press](data:text/html,<script>alert(1)</script>)',
  '![x](x" onerror="alert(1))',
  '<a href="javascript:alert(1)">press</a>',
  '```\n</code><script>\n```',
])('no author can bring in markup: %s', (text) => {
  const html = renderMarkdown(text);
  expect(html).not.toMatch(/<(script|img|iframe|svg)|<a [^>]*(javascript|data):/i);
  expect(html.replace(/&[a-z]+;/g, '')).not.toMatch(/<[^>]*\son\w+=/i);
});

test.each([
  ['# A\n\n## B\n\n# C', '<h2>A</h2>\n<h3>B</h3>\n<h2>C</h2>\n'],
  ['### A\n\n##### B', '<h2>A</h2>\n<h3>B</h3>\n'],
  ['## A', '<h2>A</h2>\n'],
])('headings begin at the second rank and leave none out: %j', (text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test('the plain words are without marks', () => {
  expect(plainText('## The *four* rounds\n\nStep [in](/x),\nthen out.\n\n- `a`')).toBe(
    'The four rounds Step in, then out. a',
  );
});

test('what looks like the code of a letter is shown as it is typed', () => {
  expect(renderMarkdown('R&D, caf&eacute; and &amp; &#233;')).toBe(
    '<p>R&amp;D, caf&amp;eacute; and &amp;amp; &amp;#233;</p>\n',
  );
});

test('a web address that is typed in full is a link; other words with dots are not', () => {
  expect(renderMarkdown('See https://yoga.example/a?b=1 and yoga.example, a@b.example.')).toBe(
    '<p>See <a href="https://yoga.example/a?b=1">https://yoga.example/a?b=1</a> and yoga.example, a@b.example.</p>\n',
  );
  for (const text of ['http://yoga.example', 'ftp://yoga.example', '//yoga.example'])
    expect(renderMarkdown(text)).not.toContain('<a');
});
