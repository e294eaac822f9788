import { Lexer } from 'yaml';
import { EditRefused } from './edit-refused.ts';
import { entriesOf } from './entries.ts';
import { withMovedEntry, withoutEntry } from './remove-or-move-entry.ts';
import { withField, withItem } from './new-entry.ts';
import { withValue } from './new-value.ts';
import { valueAfter } from './value-after.ts';
import { isSame, valueAt } from './value-at.ts';
import type { YamlEdit, YamlPath } from './yaml-edit.ts';
import { isInBrackets, nodeAt } from './yaml-nodes.ts';
import { readSource, type YamlSource } from './yaml-source.ts';

/**
 * Applies an edit to the text of a YAML file; every other byte stays as it is. The result is parsed again and must have
 * the old value with this change and no other; otherwise EditRefused is thrown.
 */
export function applyEdit(text: string, edit: YamlEdit): string {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const source = readSource(text.slice(start));
  if (typeof source === 'string') throw new EditRefused(edit.path, source);
  const value = valueAfter(source.value, edit);
  if (isSame(value, source.value)) return text;
  const next = changed(source, edit, value);
  // Half of a surrogate pair cannot be saved.
  if (/\p{Surrogate}/u.test(next))
    throw new EditRefused(edit.path, 'this contains half a character.');
  const proof = readSource(next);
  if (typeof proof === 'string' || !isSame(proof.value, value))
    throw new EditRefused(edit.path, 'this cannot be written without changing something else.');
  return text.slice(0, start) + next;
}

/** The text after an edit whose result has the value `value`; not verified yet. */
function changed(source: YamlSource, edit: YamlEdit, value: unknown): string {
  const { path } = edit;
  const isField = edit.kind === 'set' || edit.kind === 'add' || edit.kind === 'take';
  const around = isField ? path.slice(0, -1) : path;
  const inBrackets = pathInBrackets(source, around);
  if (inBrackets) return withValue(source, inBrackets, valueAt(value, inBrackets));
  switch (edit.kind) {
    case 'set':
      return withValue(source, path, edit.value);
    case 'add':
      return withField(source, path, edit.value, edit.order);
    case 'insert':
      return withItem(source, path, edit.index, edit.value);
    case 'take':
    case 'remove': {
      const entries = entriesOf(source, around);
      const name = edit.kind === 'take' ? path.at(-1) : edit.index;
      // Without its last entry, a list or group becomes a pair of brackets.
      if (entries.length === 1) return withValue(source, around, valueAt(value, around));
      return withoutEntry(
        source.text,
        entries,
        entries.findIndex((entry) => entry.name === name),
      );
    }
    case 'move':
      return withMovedEntry(source.text, entriesOf(source, path), edit.from, edit.to);
  }
}

/** The outermost list or group in brackets on the way to `path`: it can only be rewritten as a whole. */
function pathInBrackets({ text, contents }: YamlSource, path: YamlPath): YamlPath | undefined {
  for (let length = 0; length <= path.length; length++) {
    const found = path.slice(0, length);
    const node = nodeAt(contents, found);
    if (!isInBrackets(node)) continue;
    const signs = new Lexer().lex(text.slice(node!.range![0], node!.range![1]));
    if ([...signs].some((sign) => sign.startsWith('#')))
      throw new EditRefused(path, 'there is a comment in these brackets.');
    return found;
  }
  return undefined;
}
