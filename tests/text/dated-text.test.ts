import { expect, test } from 'vitest';
import { withDatedMarkup } from '../../src/rendering/document/dated-markup.ts';
import { datedText, textOfDay } from '../../src/text/dated-text.ts';

const days = ['2026-11-21', '2027-01-01', '2027-02-01', '2027-03-01'];
const priceOn = (day: string) => (day < '2027-01-01' || day >= '2027-03-01' ? '₹750' : '₹800');
const price = datedText(days, priceOn);

test('a text that never differs stays as it is', () => {
  expect(datedText(days, () => 'always')).toBe('always');
  expect(datedText(['2026-11-21'], () => 'today')).toBe('today');
});

test.each([
  ['2020-01-01', '₹750'],
  ['2026-12-31', '₹750'],
  ['2027-01-01', '₹800'],
  ['2027-02-28', '₹800'],
  ['2027-03-01', '₹750'],
  ['2031-01-01', '₹750'],
])('on %s the text is that of the day', (day, text) => {
  expect(textOfDay(`From ${price} on, ${price}.`, day)).toBe(`From ${text} on, ${text}.`);
});

test('in markup each variant has its days, and titles, attributes and scripts are those of today', () => {
  const html = `<title>${price}</title><p title="${price}">Now ${price}!</p><script>"${price}"</script>`;
  expect(withDatedMarkup(html, '2027-01-15')).toBe(
    '<title>₹800</title><p title="₹800">Now ' +
      '<bdi data-from="" data-until="2026-12-31" hidden>₹750</bdi>' +
      '<bdi data-from="2027-01-01" data-until="2027-02-28">₹800</bdi>' +
      '<bdi data-from="2027-03-01" hidden>₹750</bdi>' +
      '!</p><script>"₹800"</script>',
  );
  expect(withDatedMarkup('<p>₹750</p>', '2027-01-15')).toBe('<p>₹750</p>');
});
