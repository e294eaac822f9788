import { type CheckedFiles, valueOf } from '../../content/files.ts';
import type { ValueProblem } from '../../content/problem.ts';

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
