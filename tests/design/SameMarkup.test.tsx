import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  SameMarkup,
  SameMarkupContext,
  withSameMarkup,
} from '../../src/design/parts/SameMarkup.tsx';

const rendered = vi.fn();
beforeEach(() => rendered.mockClear());
const Footer = () => {
  rendered();
  return <footer>The same “everywhere” &amp; always</footer>;
};
const page = (title: string, known?: Map<string, string>, named = true) => {
  const html = renderToStaticMarkup(
    <SameMarkupContext value={known}>
      <SameMarkup name={named ? 'above' : undefined}>
        <nav>Links</nav>
      </SameMarkup>
      <h1>{title}</h1>
      <SameMarkup name={named ? 'below' : undefined}>
        <Footer />
        <p>Words</p>
      </SameMarkup>
    </SameMarkupContext>,
  );
  return known ? withSameMarkup(html, known) : html;
};

test('what pages have in common is rendered once, and each page is as if it were not so', () => {
  const known = new Map<string, string>();
  const titles = ['One', 'Two', 'Three'];
  const plain = titles.map((title) => page(title));
  rendered.mockClear();
  expect(titles.map((title) => page(title, known))).toEqual(plain);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('without a name, and while developing, each page renders all of it', () => {
  for (const title of ['One', 'Two']) page(title);
  expect(rendered).toHaveBeenCalledTimes(2);
  const known = new Map<string, string>();
  expect(page('One', known, false)).toBe(page('One'));
  expect(known.size).toBe(0);
});

test('a document that was cut is not taken for a whole one', () => {
  expect(() => withSameMarkup('<template data-same="foot"></template><p>', new Map())).toThrow(
    'The end of the markup "foot" was not found.',
  );
});
