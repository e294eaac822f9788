import { subjectOf } from './path.ts';
import type { Finding } from './problem.ts';

/** What a form says beside a field, where the words for a file would speak of lines. */
export interface FormWords {
  message: string;
  mend: string;
}

/** Words for a file and the words that replace them in a form; the first that fits is used. */
const rewordings: readonly [file: RegExp, form: string][] = [
  [/^Add a line .*?: \w+: …$/, 'Fill it in.'],
  [/^Add a line .*?: \w+: \(and below it .*$/, 'Add at least one.'],
  [/^Add a line .*?: \w+: and below it, .*$/, 'Fill in what belongs to it.'],
  [/^Add a line (?:at|to|below) .*?: \w+: (.+)$/, 'Fill it in, for example $1'],
  [/^Add (?:a|the) line (\w+): with /, 'Fill in "$1" with '],
  [/^Add (?:a|the) line (\w+): "?([^" ]+)"?/, 'Fill in "$1", for example $2'],
  [/ with the right (?:time|day) beside it/, ''],
  [/^Rename it to (\w+):$/, 'It belongs to "$1".'],
  [/ after (?:\w+: )?or remove the line if it may be left out\./, ', or leave it out.'],
  [/ after (?:\w+:|-)? ?\(words after a # do not count\)\./, '.'],
  [/ in double quotes|, in quotes/g, ''],
  [/^Put it: /, 'Write '],
  [/delete (?:the|its) line (\w+): true/gi, 'switch "$1" off'],
  [/(?:delete (?:the|its) line|write) (\w+): false/gi, 'switch "$1" on'],
  [/, from its dash to the empty line,/, ''],
  [/\b([Dd])elete (?:this|the) line(?: (\w+):)?/g, '$1elete it'],
  [/\badd a line - ([\w-]+) to/gi, 'add $1 to'],
  [/one of the two lines/g, 'one of the two'],
  [/\bthe (?:two )?lines? (\w+): (?:true )?and (\w+):/g, '"$1" and "$2"'],
  [/\bthe lines (\w+): and (\w+):/g, '"$1" and "$2"'],
  [/\bthe line (\w+):(?: true)?/g, '"$1"'],
  [/\b(Keep|write) (\w+):/g, '$1 "$2"'],
  [/on its own line/g, 'by itself'],
];

/** The words for a form, if the problem is about a field and they differ from those for a file. */
export function formWords({ path, message, mend, mendInForm }: Finding): FormWords | undefined {
  if (path === undefined) return undefined;
  const words = {
    message: withoutName(message, subjectOf(path)),
    mend:
      mendInForm ??
      rewordings.reduce((text, [file, form]) => text.replace(file, form), asTyped(mend, path)),
  };
  return words.message === message && words.mend === mend ? undefined : words;
}

/** "plans › item 1 › price is missing." → "This is missing.": the field is at hand. */
const withoutName = (message: string, name: string) =>
  name !== '' && message.startsWith(`${name} `)
    ? `This ${message.slice(name.length + 1)}`
    : message;

/** "Write price: 750" → "Write 750", "Write - Yoga" → "Write Yoga": a form has the name and the quotes already. */
function asTyped(mend: string, path: readonly (string | number)[]): string {
  const name = String(path.findLast((part) => typeof part === 'string'));
  if (!/^[\w-]+$/.test(name)) return mend;
  const own = new RegExp(
    `(?<!["\\w]|\\blines? |[Kk]eep )(?:${name}: |- )("?)([^"]*?)\\1(?=$|[ .,])`,
    'g',
  );
  return mend.startsWith('Add ') ? mend : mend.replace(own, '$2');
}
