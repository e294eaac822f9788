import { describe, expect, test } from 'vitest';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { changeYaml } from '../../src/content/write-yaml.ts';
import { pictures, texts } from './content-at-hand.ts';
import { today } from './content-copy.ts';

test('forgets a file when it is taken away', () => {
  const memory = new ContentInMemory(today, texts, pictures);
  memory.write('faq.yaml', undefined);
  expect(memory.check().problems).toMatchObject([
    { file: 'faq.yaml', message: 'This file is missing.' },
  ]);
});

test('reads the one file that changed, and no other', () => {
  const memory = new ContentInMemory(today, texts, pictures);
  const before = memory.check().content;
  memory.write('plans.yaml', texts.get('plans.yaml')!.replace('price: 750', 'price: 751'));
  const { content } = memory.check();
  const readAgain = [...content.keys()].filter((file) => content.get(file) !== before.get(file));
  expect(readAgain).toEqual(['plans.yaml']);
});

test('what is still to fill in a new plan is told beside its fields, whatever a hand could have meant', () => {
  const content = new ContentInMemory(today, texts, pictures);
  const value = { id: 'plan', name: '', price: '', features: [''], line: '' };
  const change = { kind: 'insert', path: ['plans', 3], value } as const;
  content.write('plans.yaml', changeYaml(texts.get('plans.yaml')!, [change]));
  const wrong = content.check().problems.filter(({ severity }) => severity === 'error');
  expect(wrong.map(({ path }) => path?.join('.'))).toEqual([
    'plans.3.unit',
    'plans.3.name',
    'plans.3.price',
    'plans.3.features.0',
    'plans.3.line',
  ]);
});

test('five hundred pictures that no page shows are one note', () => {
  const many = Array.from({ length: 500 }, (_, at) => [`new-${at}.jpg`, 90_000] as const);
  const { problems } = new ContentInMemory(today, texts, new Map([...pictures, ...many])).check();
  expect(problems).toHaveLength(1);
  expect(problems[0]!.message).toBe(
    'No page shows this picture. The same applies to images/new-1.jpg, images/new-10.jpg, images/new-100.jpg and 496 more.',
  );
});

const unshown = (content: ContentInMemory) =>
  content.check().problems.filter(({ message }) => message.startsWith('No page shows'));
const oneMore = new Map([...pictures, ['new.jpg', 90_000] as const]);

test('a picture that no page shows is noted beside another note', () => {
  const content = new ContentInMemory(today, texts, oneMore);
  content.write('shopping.txt', 'milk');
  expect(unshown(content)).toHaveLength(1);
});

test('no picture is said to be shown nowhere while a line of some file cannot be read', () => {
  const content = new ContentInMemory(today, texts, oneMore);
  const gallery = texts.get('gallery.yaml')!;
  content.write('gallery.yaml', gallery.replace(/ {4}image: .*/, '    which picture it was'));
  expect(unshown(content)).toEqual([]);
});

describe('a post that stays a draft', () => {
  const file = 'posts/new.yaml';
  const draft = [
    'title: Rope',
    'date: "2026-11-20"',
    'list: main',
    'category: Yoga',
    'excerpt: ""',
    'tags: []',
    'draft: true',
    'body: ""',
  ];
  const checked = (lines: readonly string[]) => {
    const content = new ContentInMemory(today, texts, pictures);
    content.write(file, `${lines.join('\n')}\n`);
    return content.check();
  };

  test('may lack things: they are noted, nothing stops, and no page has it', () => {
    const { problems, content } = checked(draft);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(problems.map(({ path }) => path?.join('.')).sort()).toEqual([
      'body',
      'excerpt',
      'image',
      'tags',
    ]);
    expect(content.has(file)).toBe(false);
  });

  test('may be wrong in nothing, and is no draft once it is to appear', () => {
    const errors = (lines: readonly string[]) =>
      checked(lines).problems.filter(({ severity }) => severity === 'error');
    expect(errors(draft.map((line) => line.replace('2026-11-20', '2026-11-31')))).not.toEqual([]);
    expect(errors(draft.filter((line) => !line.startsWith('draft')))).not.toEqual([]);
  });

  test('is nothing that others link to', () => {
    const content = new ContentInMemory(today, texts, pictures);
    content.write(file, `${draft.join('\n')}\n`);
    const other = 'posts/rest-days-that-are-not-lazy.yaml';
    content.write(
      other,
      texts.get(other)!.replace('A good rest day', '[A good](/blog/new) rest day'),
    );
    expect(content.check().problems.filter(({ severity }) => severity === 'error')).toHaveLength(1);
  });
});
