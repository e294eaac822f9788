import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { valueAt } from '../../src/content/path.ts';
import type { Edit } from '../../src/content/edit.ts';
import { changeYaml, normalForm } from '../../src/content/write-yaml.ts';
import { texts } from '../check/content-at-hand.ts';
import { times } from '../times.ts';

type Path = (string | number)[];

const text = `# The head of the file.

# About the plans.
plans:
  # ids are never changed
  - id: beginners # the first one
    name: Beginners
    price: 750 # in rupees

  # For people who know the lifts.
  - id: experts
    price: 1150
    features:
      - free-hand
      - weights # with a coach

# An example:
# units:
#   - id: month

note: |
  One.

  Two.
start: "09:00"
# The end.
`;
const change = (...changes: Edit[]) => changeYaml(text, changes);
const replaced = (from: string, to: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};
const tail = '\n# The end.\n';
const form = normalForm(text);

test('a text in the usual form stays as it is, and one in another is written in it', () => {
  expect(form).toBe(text.replace('# The end.\n', tail));
  expect(normalForm(form)).toBe(form);
  expect(normalForm(`\ufeff${form.replaceAll('\n', '\r\n')}`)).toBe(form);
  expect(normalForm('a:   1\nb: {c: x}\nd:\n- y\n')).toBe('a: 1\nb: { c: x }\nd:\n  - y\n');
});

describe('a value is set', () => {
  test.each<[path: (string | number)[], value: unknown, from: string, to: string]>([
    [['plans', 0, 'price'], 800, 'price: 750 #', 'price: 800 #'],
    [['plans', 0, 'name'], 'New: one', 'name: Beginners', 'name: "New: one"'],
    [['start'], '10:30', '"09:00"', '"10:30"'],
    [['note'], 'Three.\n\nFour.\n', 'One.\n\n  Two.', 'Three.\n\n  Four.'],
    [['plans', 1, 'features', 1], 'running', '- weights #', '- running #'],
    [['plans', 1, 'features'], ['weights'], '      - free-hand\n', ''],
    [['plans', 1, 'line'], '19:00', 'a coach\n', 'a coach\n    line: "19:00"\n'],
    [['plans', 1], { id: 'experts', price: 9 }, 'price: 1150\n', 'price: 9\n'],
  ])('%s', (path, value, from, to) => {
    const after = change({ kind: 'set', path, value });
    if (path.length === 2 && path[0] === 'plans')
      expect(parse(after)).toMatchObject({ plans: [{}, value] });
    else expect(after).toBe(replaced(from, to).replace('# The end.\n', tail));
  });

  test('a new field stands where the schema has it', () => {
    const fields = () => ['seo', 'plans', 'months', 'note', 'start'];
    const added = (name: string) =>
      changeYaml(text, [{ kind: 'set', path: [name], value: 1 }], fields);
    expect(added('months')).toContain('a coach\nmonths: 1\n');
    expect(added('seo')).toContain('# About the plans.\nseo: 1\nplans:');
    expect(changeYaml('# head\n\na: 1\n', [{ kind: 'set', path: ['seo'], value: 1 }], fields)).toBe(
      '# head\n\na: 1\nseo: 1\n',
    );
  });

  test('things with an id keep their lines, wherever they stand', () => {
    const value = [
      { id: 'experts', price: 1200, features: ['weights', 'free-hand'] },
      { id: 'new', price: 1 },
    ];
    const after = change({ kind: 'set', path: ['plans'], value });
    expect((parse(after) as { plans: unknown }).plans).toEqual(value);
    expect(after).toContain('# For people who know the lifts.\n  - id: experts\n    price: 1200');
    expect(after).toContain('- weights # with a coach\n      - free-hand\n');
  });
});

describe('an item', () => {
  test('is added in its place, with an empty line as the others have it', () => {
    const value = { id: 'new', price: 1 };
    expect(change({ kind: 'insert', path: ['plans', 1], value })).toContain(
      'in rupees\n\n  - id: new\n    price: 1\n\n  # For people',
    );
    expect(change({ kind: 'insert', path: ['plans', 2], value })).toContain(
      '# with a coach\n\n  - id: new\n    price: 1\n\n# An example',
    );
    expect(changeYaml('a: []\n', [{ kind: 'insert', path: ['a', 0], value: 'x' }])).toBe(
      'a:\n  - x\n',
    );
    expect(() => change({ kind: 'insert', path: ['note', 0], value })).toThrow('no list');
  });

  test('is moved with the comment above it', () => {
    const after = change({ kind: 'move', path: ['plans', 1], to: 0 });
    expect(after).toContain(
      '# ids are never changed\n  # For people who know the lifts.\n  - id: experts',
    );
    expect(after).toContain('a coach\n\n  - id: beginners # the first one');
    expect(change({ kind: 'move', path: ['plans', 1, 'features', 1], to: 0 })).toContain(
      '- weights # with a coach\n      - free-hand\n',
    );
  });

  test('is removed with its own comment, and no other', () => {
    const last = change({ kind: 'remove', path: ['plans', 1] });
    expect(last).not.toContain('know the lifts');
    expect(last).toContain('in rupees\n\n# An example');
    const first = change({ kind: 'remove', path: ['plans', 0] });
    expect(first).toContain(
      '# ids are never changed\n  # For people who know the lifts.\n  - id: experts',
    );
  });
});

describe('a field', () => {
  test('is removed with its own comment; what is about more stays', () => {
    const without = (...path: string[]) => change({ kind: 'remove', path });
    expect(without('plans')).toMatch(/^# The head of the file\.\n\n# An example:/);
    expect(without('note')).toContain(
      'coach\n\n# An example:\n# units:\n#   - id: month\n\nstart:',
    );
    expect(without('start')).toContain('  Two.\n\n# The end.\n');
    expect(change({ kind: 'remove', path: ['nothing'] })).toBe(form);
  });
});

test('a field whose example is among the comments is written below it, and leaves it when it goes', () => {
  const text = `
# About the file.

label: Notice

# Lines on every page:
# notices:
#   - text: No water.

# A class that is off:
# cancellations:
#   - class: running

# A class that moves:
# moves:
#   - class: yoga
`.trimStart();
  let changed = text;
  for (const name of ['cancellations', 'moves', 'notices'])
    changed = changeYaml(changed, [{ kind: 'set', path: [name], value: ['x'] }]);
  expect(changed).toBe(
    text
      .replace('water.\n', 'water.\n\nnotices:\n  - x\n')
      .replace('running\n', 'running\n\ncancellations:\n  - x\n')
      .replace('yoga\n', 'yoga\n\nmoves:\n  - x\n'),
  );
  for (const name of ['cancellations', 'moves', 'notices'])
    changed = changeYaml(changed, [{ kind: 'remove', path: [name] }]);
  expect(changed).toBe(text);
});

test('a text that cannot be read is not changed', () => {
  expect(() => changeYaml('a: "b\n', [])).toThrow();
});

describe('the files of the gym', () => {
  /** The comments of a text, each with the name of the line that it stands on or above. */
  const commentsIn = (of: string) => {
    const lines = of.split('\n');
    return lines.flatMap((line, index) => {
      const plain = line.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => 'x'.repeat(quoted.length));
      const at = plain.search(/(?<=^|\s)#\s/);
      const [before, comment] = at < 0 ? [line] : [line.slice(0, at), line.slice(at)];
      if (comment === undefined) return [];
      const own =
        before.trim() === '' ? lines.slice(index).find((one) => !/^\s*(#|$)/.test(one)) : line;
      return [`${comment} @ ${/^[\s-]*([\w-]+)/.exec(own ?? '')?.[1]}`];
    });
  };
  const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

  /** Every place of a value. */
  function* placesIn(value: unknown, path: Path = []): Generator<Path> {
    if (path.length > 0) yield path;
    if (isGroup(value))
      for (const [name, inner] of Object.entries(value))
        yield* placesIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  }
  const without = (value: unknown, [name, ...rest]: Path): unknown => {
    const copy: unknown = structuredClone(value);
    const at = copy as Record<string | number, unknown>;
    if (rest.length > 0) at[name!] = without(at[name!], rest);
    else if (Array.isArray(copy)) copy.splice(Number(name), 1);
    else delete at[name!];
    return copy;
  };

  test('lose nothing else when a field is set or removed, or an item added or moved', () => {
    let count = 0;
    for (const [file, text] of texts) {
      const before = normalForm(text);
      const value: unknown = parse(before);
      const all = commentsIn(before);
      for (const [index, path] of [...placesIn(value)].entries()) {
        // A sample in each run; all of them with TIMES=12.
        if (index % Math.max(1, Math.round(12 / times)) !== 0) continue;
        count++;
        const what = `${file} ${path.join('.')}`;
        const old = valueAt(value, path);
        const removed = changeYaml(before, [{ kind: 'remove', path }]);
        expect(parse(removed) ?? {}, what).toEqual(without(value, path));
        expect(normalForm(removed), what).toBe(removed);
        const inner = isGroup(old) ? -1 : 2;
        const lost = all.length - commentsIn(removed).length;
        if (inner > 0) expect(lost, what).toBeLessThanOrEqual(inner);
        if (typeof old === 'string' || typeof old === 'number') {
          const next =
            typeof old === 'number'
              ? old + 1
              : `${old.trimEnd()} and more${old.endsWith('\n') ? '\n' : ''}`;
          const set = changeYaml(before, [{ kind: 'set', path, value: next }]);
          expect(valueAt(parse(set), path), what).toBe(next);
          expect(without(parse(set), path), what).toEqual(without(value, path));
          expect(commentsIn(set), what).toEqual(
            typeof path.at(-1) === 'number' ? expect.anything() : all,
          );
          expect(changeYaml(set, [{ kind: 'set', path, value: old }]), what).toBe(before);
        }
        if (Array.isArray(old) && old.length > 1) {
          const items: readonly unknown[] = old;
          const moved = changeYaml(before, [
            { kind: 'move', path: [...path, 0], to: items.length - 1 },
          ]);
          expect(valueAt(parse(moved), path), what).toEqual([...items.slice(1), items[0]]);
          expect(commentsIn(moved).length, what).toBe(all.length);
          const added = changeYaml(before, [
            { kind: 'insert', path: [...path, 1], value: items.at(-1) },
          ]);
          expect(valueAt(parse(added), path), what).toEqual(items.toSpliced(1, 0, items.at(-1)));
          expect(changeYaml(added, [{ kind: 'remove', path: [...path, 1] }]), what).toBe(before);
        }
      }
    }
    expect(count).toBeGreaterThan(150);
  });
});
