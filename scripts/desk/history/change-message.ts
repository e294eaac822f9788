const longestTitle = 71;

/** How a save is told in a repository: a title of one line, and all words below it, one line each. */
export function messageOf(words: readonly string[]): string {
  const lines = words.map((one) => one.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  const [first] = lines;
  if (first === undefined) throw new Error('A save is remembered by its words, and here are none.');
  const title = lines.length === 1 ? first : `${lines.length} changes: ${first}`;
  return `${shortened(title)}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
}

/** The words of a save, or the title of what somebody else wrote. */
export function wordsOf(message: string): string[] {
  const [title = '', ...below] = message.trim().split('\n');
  const lines = below.filter((line) => line !== '');
  const isOurs = lines.length > 0 && lines.every((line) => line.startsWith('- '));
  return isOurs ? lines.map((line) => line.slice(2)) : [title];
}

/** Cut behind a word, where there is one. */
function shortened(title: string): string {
  const letters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  if (letters.length <= longestTitle) return title;
  const start = letters.slice(0, longestTitle - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > longestTitle / 2 ? end : undefined).join('')}…`;
}
