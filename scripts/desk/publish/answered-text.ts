import { applyEdit } from '../../../src/yaml-edits/apply-edit.ts';
import { EditRefused } from '../../../src/yaml-edits/edit-refused.ts';
import type { YamlEdit, YamlPath } from '../../../src/yaml-edits/yaml-edit.ts';
import { PublishRefused } from './publish-refused.ts';
import { refusals } from './publish-words.ts';

interface Taken {
  readonly path: YamlPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Applies the resolutions that chose theirs to a merged text, which holds mine at every conflict. */
export function withAnswers(text: string | undefined, taken: readonly Taken[]): string | undefined {
  const whole = taken.find(({ path }) => path.length === 0);
  if (whole) return whole.theirs as string | undefined;
  if (text === undefined) return undefined;
  try {
    // From the end, so that inserting or removing an item does not shift the paths still to edit.
    return taken.reduceRight((next, one) => applyEdit(next, editOf(one)), text);
  } catch (error) {
    if (error instanceof EditRefused) throw new PublishRefused(refusals.notTogether);
    throw error;
  }
}

function editOf({ path, mine, theirs }: Taken): YamlEdit {
  const [around, name] = [path.slice(0, -1), path.at(-1)!];
  if (typeof name === 'number' && mine === undefined)
    return { kind: 'insert', path: around, index: name, value: theirs };
  if (typeof name === 'number' && theirs === undefined)
    return { kind: 'remove', path: around, index: name };
  if (mine === undefined) return { kind: 'add', path, value: theirs };
  return theirs === undefined ? { kind: 'take', path } : { kind: 'set', path, value: theirs };
}
