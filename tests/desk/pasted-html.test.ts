// @vitest-environment jsdom
import { DOMParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { linkOf, websiteOf } from '../../src/desk/post-text/link-address.ts';
import { nothingLeftOut, tidyMarkup } from '../../src/desk/post-text/pasted-html.ts';
import { postSchema } from '../../src/desk/post-text/post-schema.ts';
import { markdownOf } from '../../src/desk/post-text/write-markdown.ts';

/** What a paste writes into the file. */
function written(html: string): string {
  const body = document.createElement('div');
  body.innerHTML = tidyMarkup(html).html;
  return markdownOf(DOMParser.fromSchema(postSchema).parse(body)).trimEnd();
}
const table = (...rows: string[]) =>
  `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

const blocks =
  'address article aside blockquote button center details dialog div dd dl dt fieldset figcaption figure footer form header hgroup label legend main menu nav output p pre search section summary';
test.each(blocks.split(' '))('<%s> is a paragraph of its own', (tag) => {
  expect(written(`One<${tag}>Two</${tag}>Three`)).toBe('One\n\nTwo\n\nThree');
  expect(written(`<b>One<${tag}>Two</${tag}><${tag}>Three</${tag}></b>`)).toBe(
    '**One**\n\n**Two**\n\n**Three**',
  );
  expect(written(`<ul><li>One<${tag}>Two</${tag}></li><li>Three</li></ul>`)).toBe(
    '- One\n- Two\n- Three',
  );
});

test.each([
  [
    table('<td>Experts</td><td>750</td>', '<td>All</td><td></td><td>1150</td>'),
    'Experts · 750\n\nAll · 1150',
  ],
  [
    `<table><caption>Prices</caption><thead><tr><th>Plan<th>Price</thead><tbody><tr><th>Experts<td><p>750</p></tbody></table>`,
    'Prices\n\nPlan · Price\n\nExperts · 750',
  ],
  [table('<td><b>One</b></td><td><a href="/pricing">Two</a></td>'), '**One** · [Two](/pricing)'],
  [table('<td><h1>News</h1><p>One</p><p>Two</p></td>'), '## News\n\nOne\n\nTwo'],
  [table(`<td>${table('<td>One</td><td>2</td>')}</td>`), 'One · 2'],
  ['One<br>two<br><br>Three<br> <br/>Four', 'One two\n\nThree\n\nFour'],
  ['<pre>One\n\nTwo\nThree\t3</pre>', 'One\n\nTwo\n\nThree · 3'],
  [
    '<ol><li><h3>One</h3>two</li><li>Three<ul><li>Four</li></ul></li></ol>',
    '1. One\n2. two\n3. Three\n\n- Four',
  ],
  ['<h4>One</h4>Two<hr>Three', '## One\n\nTwo\n\nThree'],
  ['<select><option>One<option>Two</select>', 'One\n\nTwo'],
  ['<p>One\n\t<i>two</i>\n\tthree</p>', 'One *two* three'],
  [
    '<p class=x style="mso-list:l0 level1"><span style="mso-list:Ignore">1.</span>One<p style="mso-list:l0">Two',
    '1. One\n\n- Two',
  ],
])('%s', (html, markdown) => expect(written(html)).toBe(markdown));

test('nothing is left out without a word', () => {
  const { html, leftOut } = tidyMarkup(
    '<p>See <a href="http://a.example/x">one</a>, <a href="#top">two</a>, <a href="javascript:x()">three</a>, ' +
      '<a href="https://en.example/wiki/Gym_(club)">four</a> <img src="a.png"> <picture><img src="b.png"></picture></p>',
  );
  expect(leftOut).toEqual({ things: 2, tables: 0, links: ['two', 'three'] });
  expect(html).toContain('<a href="https://a.example/x">one</a>, ');
  expect(html).toContain('<a href="https://en.example/wiki/Gym_(club)">four</a>');
  expect(tidyMarkup('<style>p{}</style><p hidden>One</p>').leftOut).toEqual(nothingLeftOut);
});

test.each([
  ['rows of two cells', table('<td>A</td><td>1</td>'), 1],
  ['the frame of a letter', table('<td></td><td><p>One</p><p>Two</p></td>'), 0],
  ['a table in the frame of a letter', table(`<td>${table('<td>A</td><td>1</td>')}</td>`), 1],
])('%s: the form of a table is lost where cells were beside each other', (_, html, tables) =>
  expect(tidyMarkup(html).leftOut.tables).toBe(tables),
);

test.each([
  ['https://en.example/wiki/Gym_(club)', 'https://en.example/wiki/Gym_(club)'],
  [' http://a.example ', 'https://a.example'],
  ['www.a.example/a b?c={d}', 'https://www.a.example/a%20b?c=%7Bd%7D'],
  ['//a.example/[x]', 'https://a.example/[x]'],
  ['müller.example/Größe', 'https://müller.example/Größe'],
  ['mailto:desk@a.example', 'mailto:desk@a.example'],
  ['', undefined],
  ['two words', undefined],
  ['https://', undefined],
  ['ftp://a.example', undefined],
])('%j typed for a link leads to %j', (typed, address) => expect(websiteOf(typed)).toBe(address));

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//a.example',
  '#top',
  'page.html',
  'file:///a',
])('%s is no link of a post', (href) => expect(linkOf(href)).toBe(undefined));
