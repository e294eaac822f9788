import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { globalRegistry, z } from 'zod';
import { files, folders } from '../../src/content/files.ts';
import { writeFileWhole } from '../disk.ts';

/** The existing ids by kind, `class` → ["yoga", …], which editors suggest. `writeEditorFiles` below makes the files. */
type LiveIds = ReadonlyMap<string, readonly string[]>;

/**
 * The metadata of src/content/field-notes.ts that is not part of JSON Schema: change both together. `refersTo` and
 * `written` are translated before they are removed.
 */
const ownMetadata = [
  'refersTo',
  'declares',
  'follows',
  'placeholders',
  'placeholderMark',
  'seldomMeant',
  'shared',
  'markdown',
  'kind',
  'choices',
  'choiceNames',
  'fixedOrder',
  'nextDay',
  'read',
  'most',
  'written',
];

/** Returns the JSON schema of a content file for code editors, from its zod schema and the current ids. */
function editorSchema(schema: z.ZodType, title: string, ids: LiveIds): object {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const notes: Record<string, unknown> = globalRegistry.get(zodSchema) ?? {};
      const kind = notes['refersTo'];
      if (typeof kind === 'string') jsonSchema.enum = [...(ids.get(kind) ?? [])];
      const help = [notes['description'], notes['written']].filter(Boolean).join(' ');
      if (help !== '') jsonSchema.description = help;
      for (const name of ownMetadata) delete jsonSchema[name];
      if (jsonSchema.pattern !== undefined && jsonSchema.description !== undefined) {
        jsonSchema['patternErrorMessage'] = jsonSchema.description;
      }
      // Examples are lines of YAML, but an editor would take them as values.
      delete jsonSchema.examples;
    },
  });
  return { ...json, title };
}

const folder = '.vscode/content';

/** Returns the files in .vscode/, by path, with which a code editor completes and checks content. */
export function editorFiles(ids: LiveIds): Map<string, string> {
  const made = new Map<string, string>();
  const bound: Record<string, string> = {};
  const add = (name: string, schema: z.ZodType, pattern: string) => {
    const path = `${folder}/${name}.json`;
    made.set(path, `${JSON.stringify(editorSchema(schema, pattern, ids), null, 2)}\n`);
    bound[path] = pattern;
  };
  for (const [file, schema] of Object.entries(files)) {
    add(file.replace('/', '-').replace('.yaml', ''), schema, `content/${file}`);
  }
  for (const [name, schema] of Object.entries(folders)) add(name, schema, `content/${name}/*.yaml`);
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
