import { type CheckedFiles, valueOf } from '../../content/files.ts';
import { valueAt } from '../../content/path.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { type PlacedText, textsOf } from './texts.ts';

interface NamedButton extends Omit<PlacedText, 'text'> {
  /** The visible label. */
  label: string;
  /** The name that screen readers read. */
  name: string;
}

/** Rule: the accessible name of a button begins with its visible label, so that voice control finds the button. */
export function* buttonNamesBeginWithLabels(content: CheckedFiles): Generator<ValueProblem> {
  for (const { file, path, label, name } of [
    ...namedButtons(content),
    ...buttonsElsewhere(content),
  ])
    if (!name.toLowerCase().startsWith(label.toLowerCase()))
      yield {
        file,
        path,
        message: `Screen readers read this text for the button "${label}", so it has to begin with the same words.`,
        remedy: `Begin it with "${label}"`,
      };
}

/** Yields names such as `buyName`, with the visible label in `buyButton` or `buy` beside it. */
function* namedButtons(content: CheckedFiles): Generator<NamedButton> {
  for (const { file, path, text } of textsOf(content)) {
    const stem = /^(\w+)Name$/.exec(String(path.at(-1)))?.[1];
    if (stem === undefined) continue;
    const group = valueAt(content.get(file), path.slice(0, -1));
    const label = valueAt(group, [`${stem}Button`]) ?? valueAt(group, [stem]);
    if (typeof label === 'string') yield { file, path, label, name: text };
  }
}

/** Yields the button of the classes to try on the Schedule page, which is the one of the rows of a day. */
function* buttonsElsewhere(content: CheckedFiles): Generator<NamedButton> {
  const file = 'pages/schedule.yaml';
  const page = valueOf(content, file);
  if (!page) return;
  const { row, overview } = page;
  yield { file, path: ['overview', 'joinName'], label: row.joinButton, name: overview.joinName };
}
