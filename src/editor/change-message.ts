const longestTitle = 71;

/** Begins the line that names the save which a commit is, so that none is made twice. */
const saveIdLine = 'Desk-Save: ';

/** Formats the commit message of a save: a title of one line, one list item per change, and the save's id. */
export function messageOf(words: readonly string[], id: string): string {
  const lines = words.map((one) => one.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  const [first] = lines;
  if (first === undefined) throw new Error('A save needs at least one line of words.');
  const title = lines.length === 1 ? first : `${lines.length} changes: ${first}`;
  return `${shortened(title)}\n\n${lines.map((line) => `- ${line}\n`).join('')}\n${saveIdLine}${id}\n`;
}

/** Parses the changes of a save; undefined for the message of another commit. */
export function changesIn(message: string): string[] | undefined {
  const [, ...below] = message.trim().split('\n');
  const lines = below.filter((line) => line !== '' && !line.startsWith(saveIdLine));
  const isOurs = lines.length > 0 && lines.every((line) => line.startsWith('- '));
  return isOurs ? lines.map((line) => line.slice(2)) : undefined;
}

/** The id of the save that a commit is; undefined for another commit. */
export const saveIdIn = (message: string): string | undefined =>
  message
    .split('\n')
    .find((line) => line.startsWith(saveIdLine))
    ?.slice(saveIdLine.length);

/** The changes of a save, or the title of another commit. */
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
