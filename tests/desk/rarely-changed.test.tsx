// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { everyField, isValueField } from '../../src/content/field.ts';
import { DeskContext, formOfFile } from '../../src/desk/draft/use-desk.ts';
import { FormPart } from '../../src/desk/form/FormPart.tsx';
import { Hours } from '../../src/desk/screens/Hours.tsx';
import { Prices } from '../../src/desk/screens/Prices.tsx';
import { deskOfEachTest, checkedState } from './desk-at-hand.ts';

const at = deskOfEachTest();
const html = (screen: React.ReactNode) =>
  renderToStaticMarkup(<DeskContext value={at.desk}>{screen}</DeskContext>);

test('what only screen readers or nobody reads is folded, in every file', async () => {
  const { files } = await checkedState(at.desk);
  const hidden = files
    .flatMap((file) => [...everyField(formOfFile(at.desk.current(), file))])
    .filter(({ label, help = '' }) =>
      /screen readers only|, for screen readers|do not see it|^Language code/.test(
        `${label} ${help}`,
      ),
    );
  expect(hidden.length).toBeGreaterThan(20);
  expect(hidden.filter((one) => isValueField(one) && !one.rare).map(({ label }) => label)).toEqual(
    [],
  );
});

test('such fields stand in a fold of their part', async () => {
  const shown = await checkedState(at.desk);
  const file = 'pages/gallery.yaml';
  const markup = html(<FormPart field={formOfFile(shown, file)} file={file} path={[]} />);
  const folds = markup.split('<b>Rarely changed</b>');
  expect(folds.length).toBeGreaterThan(1);
  expect(folds[0]).not.toContain(', for screen readers');
});

test('parts of the day are folded', async () => {
  await checkedState(at.desk);
  document.body.innerHTML = html(<Hours asked={undefined} until={undefined} />);
  const parts = [...document.querySelectorAll('legend')].filter(
    ({ textContent }) => textContent === 'Parts of the day',
  );
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.every((part) => part.closest('details:not([open])'))).toBe(true);
});

test('the card of a plan asks for nothing but its price and its sentence', async () => {
  await checkedState(at.desk);
  const [, card = ''] = html(<Prices />).split('<section class="card"');
  const [shown] = card.split('<details');
  expect([...shown!.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Price',
    'Sentence under the price',
  ]);
});
