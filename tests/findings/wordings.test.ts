import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { checkerWordings } from '../../src/checker/wording/checker-wordings.ts';
import { fileVoice } from '../../src/checker/wording/file-voice.ts';
import { deskVoice } from '../../src/editor/draft/problems/desk-voice.ts';
import { contentWordings } from '../../src/rules/wording/content-wordings.ts';
import type { FieldPath, Meant } from '../../src/findings/finding.ts';
import { sentencesOf, type Sentences, type Wordings } from '../../src/findings/wording.ts';
import { texts } from '../checker/content-at-hand.ts';
import { root } from '../checker/content-copy.ts';
import { contentAtDesk } from '../desk/content-at-desk.ts';

/** A finding with its messages: for people who edit the file, and for the desk if different. */
interface Example {
  in?: string;
  path?: FieldPath;
  lines?: number[];
  data?: object;
  meant?: Meant;
  file: Sentences;
  desk?: Sentences;
}

const wordings: Wordings = { ...checkerWordings, ...contentWordings };
const examples = parse(
  readFileSync(join(root, 'tests/findings/wordings.yaml'), 'utf8'),
) as Readonly<Record<string, Example>>;
const desk = contentAtDesk(texts);

test('every code has an example, and no code is in two tables', () => {
  expect(Object.keys(examples)).toEqual(Object.keys(wordings));
  expect(Object.keys(wordings)).toHaveLength(
    Object.keys(checkerWordings).length + Object.keys(contentWordings).length,
  );
});

test.each(Object.entries(examples))('%s', (code, example) => {
  const { in: file = 'plans.yaml', path, lines, data, meant } = example;
  const place = { path, lines };
  const sentences = (audience: 'file' | 'desk') =>
    sentencesOf(
      wordings,
      audience,
      { code, data, meant },
      audience === 'file' ? fileVoice(place) : deskVoice(desk, file, place),
    );
  expect(sentences('file')).toEqual(example.file);
  expect(sentences('desk')).toEqual(example.desk ?? example.file);
});

const atDesk = Object.entries(examples).flatMap(([code, { path, desk: own, file }]) =>
  path === undefined ? [] : [[code, (own ?? file).join(' ')] as const],
);

test.each(atDesk)('the desk says nothing of files when it finds %s', (_, sentences) => {
  if (/begins? with #|after a #|needs a \| after/.test(sentences)) return;
  expect(sentences.replace(/“[^”]*”/g, '')).not.toMatch(
    /\.yaml|\bmust\b|\bin quotes|double quotes|left edge|\blines? \w+:|\bon a line of|\b\d\d:\d\d\b(?! [ap]m)/,
  );
});
