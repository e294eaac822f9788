/* The JSON schemas with which an editor completes and checks content files. */

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Field, ValueField } from '../../src/content/field.ts';
import { fieldOf, files, folders } from '../../src/content/files.ts';
import { writeFileWhole } from '../disk.ts';

/** The existing ids by kind, `class` → ["yoga", …], which editors suggest. */
type LiveIds = ReadonlyMap<string, readonly string[]>;

/** Returns the JSON schema of a field for code editors, with the current ids. */
function jsonSchema(field: Field, ids: LiveIds): object {
  const { label: title, help, written } = field;
  const description = [help, written].filter(Boolean).join(' ') || undefined;
  const named = { title, description };
  switch (field.kind) {
    case 'group':
      return {
        ...named,
        type: 'object',
        properties: Object.fromEntries(
          field.fields.map(([name, inner]) => [name, jsonSchema(inner, ids)]),
        ),
        required: field.fields.flatMap(([name, { optional }]) => (optional ? [] : [name])),
        additionalProperties: false,
      };
    case 'list':
      return {
        ...named,
        type: 'array',
        items: jsonSchema(field.item, ids),
        minItems: field.least,
        maxItems: field.most,
      };
    case 'places':
      return {
        ...named,
        type: 'array',
        items: field.places.map((inner) => jsonSchema(inner, ids)),
        minItems: field.places.length,
        maxItems: field.places.length,
      };
    case 'either':
      return { ...named, anyOf: field.options.map((inner) => jsonSchema(inner, ids)) };
    default:
      return {
        ...named,
        ...schemaOfValue(field, ids),
        patternErrorMessage: field.pattern && description,
      };
  }
}

function schemaOfValue(
  { kind, refersTo, choices, fixed, pattern, least, most, whole }: ValueField,
  ids: LiveIds,
) {
  if (refersTo !== undefined) return { type: 'string', pattern, enum: ids.get(refersTo) ?? [] };
  if (choices) return { type: 'string', enum: choices };
  if (fixed !== undefined) return { const: fixed };
  if (kind === 'flag') return { type: 'boolean' };
  if (kind === 'price') return { type: 'number', exclusiveMinimum: 0 };
  if (kind === 'number')
    return { type: whole ? 'integer' : 'number', minimum: least, maximum: most };
  return { type: 'string', pattern, minLength: least };
}

const folder = '.vscode/content';

/** Returns the files in .vscode/, by path, with which a code editor completes and checks content. */
export function editorFiles(ids: LiveIds): Map<string, string> {
  const made = new Map<string, string>();
  const bound: Record<string, string> = {};
  const add = (name: string, file: string) => {
    const path = `${folder}/${name}.json`;
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      ...jsonSchema(fieldOf(file), ids),
      title: `content/${file}`,
    };
    made.set(path, `${JSON.stringify(schema, null, 2)}\n`);
    bound[path] = `content/${file}`;
  };
  for (const file of Object.keys(files)) add(file.replace('/', '-').replace('.yaml', ''), file);
  for (const name of Object.keys(folders)) add(name, `${name}/*.yaml`);
  made.set('.vscode/settings.json', `${JSON.stringify(editorSettings(bound), null, 2)}\n`);
  return made;
}

/** Writes those of the files whose text differs, and deletes those that no content has any more; returns their number. */
export function writeEditorFiles(root: string, ids: LiveIds): number {
  const made = editorFiles(ids);
  for (const [path, text] of made) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileWhole(file, text);
  }
  for (const name of readdirSync(join(root, folder)))
    if (!made.has(`${folder}/${name}`)) rmSync(join(root, folder, name));
  return made.size;
}

const editorSettings = (schemas: Record<string, string>) => ({
  'yaml.schemas': schemas,
  'yaml.schemaStore.enable': false,
  'yaml.validate': true,
  'files.encoding': 'utf8',
  'files.eol': '\n',
  '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2, 'editor.wordWrap': 'on' },
});
