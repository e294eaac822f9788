import { expect, test } from 'vitest';
import { githubAnnotations, jsonReport, printReport } from '../../scripts/check/report.ts';
import { contentOfEachTest } from '../folders.ts';
import { root } from './content-copy.ts';

const copy = contentOfEachTest();

test('a message shows the line, points at the mistake and says how to fix it', async () => {
  copy.edit('plans.yaml', 'price: 750', 'price: ₹750');
  const text = printReport(await copy.check(), copy.printing()).replaceAll(copy.folder, 'content');
  expect(text.replace(/\d+ files/, '40 files')).toMatchInlineSnapshot(`
    "ERROR  content/plans.yaml:80:12
      "Price" must be a number of Indian rupees, but it is the text "₹750".
        79 |     name: Beginners
      > 80 |     price: ₹750 # rupees: digits only, no comma, no ₹
           |            ^^^^
        81 |     unit: session # an id from the list "units"
      How to fix it: Write digits only, without ₹, commas and quotes, for example 750

    1 mistake in 1 file (40 files checked in 0.3 s). Nothing was published."
  `);
});

test('programs get the same in JSON', async () => {
  copy.edit('plans.yaml', 'price: 750', 'price: free');
  const json = JSON.parse(jsonReport(await copy.check(), copy.printing())) as {
    problems: object[];
  };
  // A fix that is a guess is told in words alone.
  expect(json.problems[0]).not.toHaveProperty('edits');
  expect(json).toMatchObject({
    ok: false,
    mistakes: 1,
    problems: [
      {
        severity: 'error',
        path: ['plans', 0, 'price'],
        line: 80,
        column: 12,
        howToFix: 'Write digits only, without ₹, commas and quotes, for example 750',
      },
    ],
  });
});

test('a pull request gets a comment beside each line', async () => {
  copy.edit('plans.yaml', 'price: 750', 'price: free');
  const text = githubAnnotations(await copy.check(), {
    ...copy.printing(),
    folder: `${root}/content`,
  });
  expect(text).toMatch(
    /^::error file=content\/plans\.yaml,line=80,col=12::.*%0AHow to fix it: Write digits only, without ₹, commas and quotes, for example 750$/,
  );
});
