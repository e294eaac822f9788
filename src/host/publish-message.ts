/** The longest title of a commit in characters; most lists cut longer ones off. */
const longestTitle = 71;

/**
 * The beginning of the line with the id of a publish, by which a publish is found again, so that it is made only once.
 * Commits of the past have it, so it must not change.
 */
export const idLine = 'Desk-Save: ';

/** Makes the commit message of a publish: a title, a list item for each change, and the id. `publishIn` reads it. */
export function messageOf(sentences: readonly string[], id: string): string {
  const lines = sentences.map((one) => one.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  const [first] = lines;
  if (first === undefined) throw new Error('A publish needs at least one sentence.');
  const title = lines.length === 1 ? first : `${lines.length} changes: ${first}`;
  return `${shortened(title)}\n\n${lines.map((line) => `- ${line}\n`).join('')}\n${idLine}${id}\n`;
}

/** Reads the sentences and the id of a publish from a commit message; undefined for a commit of somebody else. */
export function publishIn(message: string): { sentences: string[]; id: string } | undefined {
  const [, ...lines] = message.trim().split('\n');
  const id = lines.find((line) => line.startsWith(idLine))?.slice(idLine.length);
  const sentences = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  return id === undefined ? undefined : { sentences, id };
}

/** Shortens a title, if possible between two words. */
function shortened(title: string): string {
  const graphemes = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  if (graphemes.length <= longestTitle) return title;
  const start = graphemes.slice(0, longestTitle - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > longestTitle / 2 ? end : undefined).join('')}…`;
}
