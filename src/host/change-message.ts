/** In characters; longer titles of commits are cut off in most lists. */
const longestTitle = 71;

/** The line with the id of a save begins with this. By its id a save is found again, so that it is made only once. */
const saveIdLine = 'Desk-Save: ';

/**
 * The commit message of a save: a title of one line, a list item for each change, and the id of the save. `words`: the
 * changes in words.
 */
export function messageOf(words: readonly string[], id: string): string {
  const lines = words.map((one) => one.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  const [first] = lines;
  if (first === undefined) throw new Error('A save needs at least one line of words.');
  const title = lines.length === 1 ? first : `${lines.length} changes: ${first}`;
  return `${shortened(title)}\n\n${lines.map((line) => `- ${line}\n`).join('')}\n${saveIdLine}${id}\n`;
}

/** The list items of the commit message of a save; undefined for a commit that the desk did not make. */
export function changesIn(message: string): string[] | undefined {
  const [, ...below] = message.trim().split('\n');
  const lines = below.filter((line) => line !== '' && !line.startsWith(saveIdLine));
  const isOurs = lines.length > 0 && lines.every((line) => line.startsWith('- '));
  return isOurs ? lines.map((line) => line.slice(2)) : undefined;
}

/** The id in the commit message of a save; undefined for a commit that the desk did not make. */
export const saveIdIn = (message: string): string | undefined =>
  message
    .split('\n')
    .find((line) => line.startsWith(saveIdLine))
    ?.slice(saveIdLine.length);

/** What a commit changed, in words: the list items of a save, or the title of another commit. */
export const wordsOf = (message: string): string[] =>
  changesIn(message) ?? [message.trim().split('\n')[0]!];

/** Truncates between two words where possible. */
function shortened(title: string): string {
  const graphemes = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  if (graphemes.length <= longestTitle) return title;
  const start = graphemes.slice(0, longestTitle - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > longestTitle / 2 ? end : undefined).join('')}…`;
}
