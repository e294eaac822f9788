import ts from 'typescript';
import { join } from 'node:path';

/** A node of JSON-LD, as it stands in a page. */
export interface FactNode {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

const root = join(import.meta.dirname, '../..');
const file = join(root, 'tests/vocabulary-check.ts');

/**
 * Checks nodes against the vocabulary of schema.org: each is written down as a value of its type in the package
 * schema-dts, and the compiler says what is no property of it, or no value of that property.
 */
export function checkVocabulary(nodes: readonly FactNode[]): string[] {
  const lines = nodes.flatMap((node, index) =>
    [node['@type']].flat().map((type, which) => {
      const value = JSON.stringify({ ...node, '@type': type });
      return `export const n${index}x${which}: Exclude<schema.${type}, string> = ${value};`;
    }),
  );
  const source = `import type * as schema from 'schema-dts';\n${lines.join('\n')}\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    readFile: (name) => (name === file ? source : disk.readFile(name)),
    getSourceFile: (name, ...others) =>
      name === file
        ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
        : disk.getSourceFile(name, ...others),
  };
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
