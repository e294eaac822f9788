/** In characters; longer titles of commits are cut off in most lists. */
const longestTitle = 71;

/** The line with the id of a publish begins with this. By its id a publish is found again, so that it is made only once. */
export const idLine = 'Desk-Save: ';

/** The commit message of a publish: a title of one line, a list item for each change, and the id of the publish. */
export function messageOf(sentences: readonly string[], id: string): string {
  const lines = sentences.map((one) => one.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  const [first] = lines;
  if (first === undefined) throw new Error('A publish needs at least one sentence.');
  const title = lines.length === 1 ? first : `${lines.length} changes: ${first}`;
  return `${shortened(title)}\n\n${lines.map((line) => `- ${line}\n`).join('')}\n${idLine}${id}\n`;
}

/** The sentences and the id of a publish in its commit message; undefined for a commit that the desk did not make. */
export function publishIn(message: string): { sentences: string[]; id: string } | undefined {
  const [, ...lines] = message.trim().split('\n');
  const id = lines.find((line) => line.startsWith(idLine))?.slice(idLine.length);
  const sentences = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  return id === undefined ? undefined : { sentences, id };
}

/** Truncates between two words where possible. */
function shortened(title: string): string {
  const graphemes = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  if (graphemes.length <= longestTitle) return title;
  const start = graphemes.slice(0, longestTitle - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > longestTitle / 2 ? end : undefined).join('')}…`;
}
