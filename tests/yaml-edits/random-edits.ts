import type { YamlEdit, YamlPath } from '../../src/yaml-edits/yaml-edit.ts';

/** A random generator below a limit, with a seed. */
export type Dice = (count: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Texts that are hard to write in YAML, besides plain ones. */
const texts = [
  'Plain words',
  'Yoga: the basics',
  'C# and # more',
  "it's",
  'say "go"',
  `both ' and "`,
  '09:30',
  '2026-12-04',
  '750',
  '1,150',
  'yes',
  'null',
  '~',
  '',
  '0x1F',
  '1e3',
  '.5',
  '0750',
  ' leading',
  'trailing ',
  'wide  gaps   here',
  '50% 45%',
  '₹750',
  'ಯೋಗ 🧘',
  'a\\b',
  'a	b',
  '- dash',
  '{a}',
  '[b]',
  '{business}, since {year}',
  '"quoted"',
  "'",
  '#hash',
  '@at',
  '%per',
  '|pipe',
  '> gt',
  '? q',
  ': colon',
  'x:',
  '*star',
  '&and',
  '!bang',
  '---',
  '...',
  '--- x',
  'One.\n\nTwo.',
  'One\ntwo',
  ' odd\nfirst',
  'end\n',
  '\n',
  '\n\n',
  'a\n\n\nb\n',
  'two ends\n\n',
  '# one\n# two\n',
  '- a\n- b',
  'a: 1\nb: "2"\n',
  "it's\nhere\n\n",
  '\nempty first',
  'x\n  y\n',
  'long '.repeat(60).trim(),
  `${'Words of a paragraph. '.repeat(9)}\n\n${'More. '.repeat(20)}end`,
];
const names = ['extra', 'new', 'a b', 'x: y', '750', '#'];

export const pickBy =
  (dice: Dice) =>
  <Item>(items: readonly Item[]): Item =>
    items[dice(items.length)]!;

function randomValue(dice: Dice, depth = 0): unknown {
  const pick = pickBy(dice);
  const few = Array.from({ length: 1 + dice(3) }, (_, index) => index);
  const kind = dice(depth > 2 ? 8 : 11);
  if (kind < 6) return pick(texts);
  if (kind < 8) return pick([dice(5000), dice(100) / 7, dice(2) === 1]);
  if (kind === 8) return few.map(() => randomValue(dice, depth + 1));
  return Object.fromEntries(few.map((index) => [`k${index}`, randomValue(dice, depth + 1)]));
}

interface Part {
  readonly path: YamlPath;
  readonly value: unknown;
}

/** A value and everything in it. */
function partsOf(value: unknown, path: YamlPath = []): Part[] {
  const own = { path, value };
  if (typeof value !== 'object' || value === null) return [own];
  const names = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [
    own,
    ...[...names].flatMap((name) =>
      partsOf((value as Record<string | number, unknown>)[name], [...path, name]),
    ),
  ];
}

/** A random edit that fits a value; undefined if none of its kind does. */
export function randomEdit(value: unknown, dice: Dice): YamlEdit | undefined {
  const pick = pickBy(dice);
  const parts = partsOf(value);
  const draw = <Found extends Part>(fits: (part: Part) => part is Found) => {
    const found = parts.filter(fits);
    return found.length > 0 ? pick(found) : undefined;
  };
  const kind = pick(kinds);
  if (kind === 'set' || kind === 'set anything') {
    const part = draw(kind === 'set' ? isScalar : isInside);
    if (!part) return undefined;
    return { kind: 'set', path: part.path, value: randomValue(dice, kind === 'set' ? 3 : 0) };
  }
  if (kind === 'add' || kind === 'take') {
    const part = draw(isGroup);
    if (!part) return undefined;
    const present = Object.keys(part.value);
    const name = pick(kind === 'add' ? names : [...present, '']);
    const path = [...part.path, name];
    if (present.includes(name) !== (kind === 'take')) return undefined;
    if (kind === 'take') return { kind, path };
    const order = [...present.slice(0, dice(present.length + 1)), name];
    return { kind, path, value: randomValue(dice), ...(dice(2) === 1 && { order }) };
  }
  const part = draw(isList);
  if (!part) return undefined;
  const { path, value: list } = part;
  const count = list.length;
  const [from, to] = [dice(count), dice(count)];
  if (kind === 'insert') {
    const item = count > 0 && dice(2) === 1 ? pick(list) : randomValue(dice, 1);
    return { kind, path, index: dice(count + 1), value: item };
  }
  if (count === 0) return undefined;
  return kind === 'remove' ? { kind, path, index: from } : { kind, path, from, to };
}

const kinds = [
  ...(['set', 'set', 'set', 'set anything', 'insert', 'insert', 'insert'] as const),
  ...(['remove', 'move', 'move', 'add', 'add', 'take'] as const),
];

const isScalar = (part: Part): part is Part => typeof part.value !== 'object';
const isInside = (part: Part): part is Part => part.path.length > 0;
const isList = (part: Part): part is Part & { value: unknown[] } => Array.isArray(part.value);
const isGroup = (part: Part): part is Part & { value: object } =>
  typeof part.value === 'object' && part.value !== null && !Array.isArray(part.value);
