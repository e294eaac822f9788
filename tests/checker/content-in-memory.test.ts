import { expect, test } from 'vitest';
import { ContentInMemory } from '../../scripts/checker/content-in-memory.ts';
import { applyEdit } from '../../scripts/yaml-edits/apply-edit.ts';
import { pictures, texts } from './content-at-hand.ts';
import { ContentCopy, model } from './content-copy.ts';

test('says what the check of the folder says, of lines, values, links between files and names', async () => {
  const copy = new ContentCopy();
  try {
    copy.edit('plans.yaml', 'price: 750', 'price: ₹750');
    copy.edit('schedule/monday.yaml', 'class: body-building', 'class: body-bulding');
    copy.edit('site.yaml', '  - label: About', '\t- label: About');
    copy.write('posts/My Post.yaml', 'title: x');
    const memory = new ContentInMemory(model, texts, pictures);
    for (const file of ['plans.yaml', 'schedule/monday.yaml', 'site.yaml', 'posts/My Post.yaml'])
      memory.write(file, copy.read(file));
    const { problems } = memory.check();
    expect(problems).toHaveLength(4);
    expect(problems).toEqual((await copy.check()).problems);
  } finally {
    copy.remove();
  }
});

test('forgets a mistake when its text is fixed, and a file when it is taken away', () => {
  const memory = new ContentInMemory(model, texts, pictures);
  memory.write('plans.yaml', 'price 750');
  expect(memory.check().problems.length).toBeGreaterThan(0);
  memory.write('plans.yaml', texts.get('plans.yaml'));
  expect(memory.check().problems).toEqual([]);
  memory.write('faq.yaml', undefined);
  expect(memory.check().problems).toMatchObject([{ file: 'faq.yaml', code: 'file-missing' }]);
});

test('answers a change of one file within 15 ms', () => {
  const memory = new ContentInMemory(model, texts, pictures);
  const plans = texts.get('plans.yaml')!;
  const times = Array.from({ length: 40 }, (_, round) => {
    const started = performance.now();
    memory.write('plans.yaml', plans.replace('price: 750', `price: ${751 + round}`));
    expect(memory.check().problems).toEqual([]);
    return performance.now() - started;
  });
  // The quickest: the others tell of what else the machine does.
  expect(Math.min(...times)).toBeLessThan(15);
});

test('what is still to fill in a new plan is told beside its fields, whatever a hand could have meant', () => {
  const content = new ContentInMemory(model, texts, pictures);
  const value = { id: 'plan', name: '', price: '', features: [''], line: '' };
  const edit = { kind: 'insert', path: ['plans'], index: 3, value } as const;
  content.write('plans.yaml', applyEdit(texts.get('plans.yaml')!, edit), true);
  const wrong = content.checkWithEdits().problems.filter(({ severity }) => severity === 'error');
  expect(wrong.map(({ path }) => path?.join('.'))).toEqual([
    'plans.3.name',
    'plans.3.price',
    'plans.3.features.0',
    'plans.3.line',
  ]);
});

test('five hundred pictures that no page shows are one note', () => {
  const many = Array.from({ length: 500 }, (_, at) => [`new-${at}.jpg`, 90_000] as const);
  const { problems } = new ContentInMemory(model, texts, new Map([...pictures, ...many])).check();
  expect(problems).toHaveLength(1);
  expect(problems[0]!.code).toBe('picture-not-shown');
  expect(problems[0]!.alike).toHaveLength(499);
});
