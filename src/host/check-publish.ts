import { ContentInMemory } from '../check/content-in-memory.ts';
import { formatOf, largestFile } from '../check/picture-formats.ts';
import { imagesFolder, schemaOf } from '../content/files.ts';
import type { Head, Publish } from './workspace/workspace.ts';

/** Whether the files of a publish are texts and pictures of the content. The host checks each publish here. */
export const areContent = ({ texts, pictures }: Publish): boolean =>
  Object.keys(texts).every((file) => isTextFile(file) && schemaOf(file)) &&
  Object.entries(pictures).every(([name, bytes]) => isPicture(name, bytes));

/**
 * Whether the content would have mistakes after a publish. The host checks this itself, whatever the page that sent the
 * publish has found. `today` is the date at the gym; `textOf` returns the text of a file of the head.
 */
export function hasMistakes(
  { texts, pictures }: Publish,
  head: Head,
  today: string,
  textOf: (file: string) => string | undefined,
): boolean {
  const all = new Map<string, string>();
  const sizes = new Map<string, number>();
  const images = `${imagesFolder}/`;
  for (const [name, { size }] of Object.entries(head.files)) {
    const text = name.startsWith(images) ? undefined : textOf(name);
    if (name.startsWith(images)) sizes.set(name.slice(images.length), size);
    else if (text !== undefined) all.set(name, text);
  }
  for (const [name, { length }] of Object.entries(pictures)) sizes.set(name, length);
  for (const [file, text] of Object.entries(texts))
    if (text === null) all.delete(file);
    else all.set(file, text);
  const { problems } = new ContentInMemory(today, all, sizes).check();
  return problems.some(({ severity }) => severity === 'error');
}

/** Whether a name is the name of a YAML file in the content folder or one of its folders. */
const isTextFile = (file: string) => /^([a-z]+\/)?[a-z0-9-]+\.yaml$/.test(file);

/** Whether these are the bytes of a picture that a website may have, and the name fits the format. */
function isPicture(name: string, bytes: Uint8Array): boolean {
  const [, ending = ''] = /^[a-z0-9-]+\.([a-z]+)$/.exec(name) ?? [];
  return bytes.length <= largestFile && formatOf(bytes)?.endings.includes(ending) === true;
}
