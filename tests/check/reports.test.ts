import { expect, test } from 'vitest';
import { githubAnnotations, jsonReport, reportAsText } from '../../scripts/check/report.ts';
import { contentOfEachTest } from '../folders.ts';
import { root } from './content-copy.ts';

const copy = contentOfEachTest();

test('a message shows the line, points at the mistake and says how to fix it', async () => {
  copy.edit('hours.yaml', 'opens: "07:00"', 'opens: 0700');
  const text = reportAsText(await copy.check(), copy.printing()).replaceAll(copy.folder, 'content');
  expect(text.replace(/\d+ files/, '40 files')).toMatchInlineSnapshot(`
    "ERROR  content/hours.yaml:22:14
      A number may not begin with 0, as 0700 does.
        21 |   sunday:
      > 22 |     - opens: 0700
           |              ^^^^
        23 |       closes: "20:00"
      How to fix it: Write 07:00

    1 mistake in 1 file (40 files checked in 0.3 s). Nothing was published."
  `);
});

test('programs get the same in JSON', async () => {
  const line = copy.edit('hours.yaml', 'closes: "20:00"', 'closes: "25:00"');
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
        path: ['week', 'sunday', 0, 'closes'],
        line,
        column: 15,
        howToFix: 'Write what you mean, for example 00:30 next day',
      },
    ],
  });
});

test('a pull request gets a comment beside each line', async () => {
  const line = copy.edit('hours.yaml', 'closes: "20:00"', 'closes: "25:00"');
  const text = githubAnnotations(await copy.check(), {
    ...copy.printing(),
    folder: `${root}/content`,
  });
  expect(text).toMatch(
    RegExp(
      `^::error file=content/hours\\.yaml,line=${line},col=15::.*%0AHow to fix it: Write what you mean, for example 00:30 next day$`,
    ),
  );
});
