import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../src/desk/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.entries(sources))(
  '%s refuses nothing in the words of the browser',
  (_, source) => {
    expect(source).not.toMatch(/setCustomValidity|reportValidity|checkValidity/);
    // A form without checks of the browser has none of its bubbles, whatever its fields ask for.
    for (const [form] of source.matchAll(/<form\b[^]*?>\n/g)) expect(form).toContain('noValidate');
    for (const [attribute] of source.matchAll(/^ +(?:pattern|required|minLength)(?:=.*)?$/gm))
      expect.unreachable(`The browser would refuse with its own words: ${attribute}`);
  },
);
