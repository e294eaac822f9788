import { type CheckedFiles, valueOf } from '../../content/files.ts';
import { short, type ValueProblem } from '../../content/problem.ts';
import { toId } from '../../content/text/format.ts';

/** Rule: no two plans, classes or coaches have the same name, because visitors could not tell them apart. */
export function* namesAreUnique(content: CheckedFiles): Generator<ValueProblem> {
  const lists = [
    ['plans', 'plans', valueOf(content, 'plans.yaml')?.plans],
    ['classes', 'classes', valueOf(content, 'classes.yaml')?.classes],
    ['trainers', 'coaches', valueOf(content, 'trainers.yaml')?.trainers],
  ] as const;
  for (const [list, things, items] of lists) {
    const seen = new Map<string, number>();
    for (const [index, { name }] of items?.entries() ?? []) {
      const earlier = seen.get(name.toLowerCase());
      if (earlier === undefined) {
        seen.set(name.toLowerCase(), index);
        continue;
      }
      // If the id of an item does not match its name, this item is the one that was changed.
      const hasOwnName = (item: number) => items![item]!.id === toId(name);
      const changed = hasOwnName(index) && !hasOwnName(earlier) ? earlier : index;
      yield {
        file: `${list}.yaml`,
        path: [list, changed, 'name'],
        message: `Two ${things} are called "${name}" (items ${earlier + 1} and ${index + 1}).`,
        remedy: 'Give one of the two another name, or delete it if it is a copy.',
      };
    }
  }
}

/** Rule: no question, feature, featured class, voice, language or link to another site is listed twice. */
export function* listedTextsAreUnique(content: CheckedFiles): Generator<ValueProblem> {
  const questions = valueOf(content, 'faq.yaml')?.questions;
  const features = valueOf(content, 'plans.yaml')?.features;
  const featured = valueOf(content, 'pages/home.yaml')?.featured.classes;
  const social = valueOf(content, 'contact.yaml')?.social;
  const spoken = valueOf(content, 'contact.yaml')?.languages.spoken;
  const voices = valueOf(content, 'voices.yaml')?.voices;
  const lists: [file: string, path: string[], field: string, values: string[] | undefined][] = [
    ['faq.yaml', ['questions'], 'question', questions?.map(({ question }) => question)],
    ['plans.yaml', ['features'], 'label', features?.map(({ label }) => label)],
    ['pages/home.yaml', ['featured', 'classes'], 'class', featured?.map((one) => one.class)],
    ['contact.yaml', ['social'], 'id', social?.map(({ id }) => id)],
    ['voices.yaml', ['voices'], 'id', voices?.map(({ id }) => id)],
    ['contact.yaml', ['social'], 'label', social?.map(({ label }) => label)],
    ['contact.yaml', ['languages', 'spoken'], 'code', spoken?.map(({ code }) => code)],
  ];
  for (const [file, path, field, values] of lists) {
    for (const [index, value] of values?.entries() ?? []) {
      const earlier = values!.findIndex((other) => other.toLowerCase() === value.toLowerCase());
      if (earlier === index) continue;
      yield {
        file,
        path: [...path, index, field],
        message: `"${value}" is in this list twice (items ${earlier + 1} and ${index + 1}).`,
        remedy: 'Correct one of the two, or delete it.',
      };
    }
  }
}

/** Rule: no two photographs of the gallery have the same number. */
export function* galleryIdsAreUnique(content: CheckedFiles): Generator<ValueProblem> {
  const seen = new Map<number, string>();
  const images = valueOf(content, 'gallery.yaml')?.images ?? [];
  let highest = Math.max(...images.map((image) => image.id));
  for (const [index, { id, alt }] of images.entries()) {
    const earlier = seen.get(id);
    if (earlier !== undefined) {
      // Each of several copies gets a number of its own.
      highest++;
      const path = ['images', index, 'id'];
      yield {
        file: 'gallery.yaml',
        path,
        message: `Two photographs have the number ${id}: "${short(earlier)}" and "${short(alt)}".`,
        remedy: `Write ${highest}`,
        edits: [{ path, value: highest }],
      };
    }
    seen.set(id, alt);
  }
}

interface NamedButton {
  /** The path of the name. */
  path: string[];
  /** The visible label. */
  label: string;
  /** The name that screen readers read. */
  name: string;
}

/** Rule: the accessible name of a button begins with its visible label, so that voice control finds the button. */
export function* buttonNamesBeginWithLabels(content: CheckedFiles): Generator<ValueProblem> {
  for (const [file, value] of content) {
    for (const { path, label, name } of [
      ...buttonsOf(value as object),
      ...buttonsElsewhere(file, content),
    ])
      if (!name.toLowerCase().startsWith(label.toLowerCase()))
        yield {
          file,
          path,
          message: `Screen readers read this text for the button "${label}", so it has to begin with the same words.`,
          remedy: `Begin it with "${label}"`,
        };
  }
}

/** A cache by value, because the desk checks often, and usually one file has changed. */
const known = new WeakMap<object, readonly NamedButton[]>();

function buttonsOf(value: object): readonly NamedButton[] {
  let found = known.get(value);
  if (!found) known.set(value, (found = [...namedButtons(value, [])]));
  return found;
}

/** Finds names such as `buyName`, with the visible label in `buyButton` or `buy` beside it. */
function* namedButtons(value: unknown, path: string[]): Generator<NamedButton> {
  if (value === null || typeof value !== 'object') return;
  const group = value as Readonly<Record<string, unknown>>;
  for (const [field, inner] of Object.entries(group)) {
    const stem = /^(\w+)Name$/.exec(field)?.[1];
    const label = stem === undefined ? undefined : (group[`${stem}Button`] ?? group[stem]);
    if (typeof inner === 'string' && typeof label === 'string')
      yield { path: [...path, field], label, name: inner };
    yield* namedButtons(inner, [...path, field]);
  }
}

/** Yields the button of the classes to try on the Schedule page, which is the one of the rows of a day. */
function* buttonsElsewhere(file: string, content: CheckedFiles): Generator<NamedButton> {
  if (file !== 'pages/schedule.yaml') return;
  const { row, overview } = valueOf(content, file)!;
  yield { path: ['overview', 'joinName'], label: row.joinButton, name: overview.joinName };
}
