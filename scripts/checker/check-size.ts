import { errorOfFile, type Finding } from './problem.ts';

const longestLine = 10_000;
const mostLines = 6000;
const mostSigns = 20_000;
const takeOut = 'take out what was pasted by mistake';

/** Refuses a file that is too large to have been typed. */
export function checkSize(lines: readonly string[]): Finding | undefined {
  const tooMuch = tooMuchIn(lines);
  if (tooMuch !== undefined)
    return errorOfFile(
      tooMuch,
      `Make it smaller: ${takeOut}, or bring the file back as it was before.`,
    );
  const endless = lines.findIndex(({ length }) => length > longestLine);
  if (endless < 0) return undefined;
  const message = `This line has ${lines[endless]!.length} letters; at most ${longestLine} are read.`;
  const mend = `T${takeOut.slice(1)}, or break the text into several lines.`;
  return { ...errorOfFile(message, mend), line: endless + 1 };
}

function tooMuchIn(lines: readonly string[]): string | undefined {
  if (lines.length > mostLines)
    return `The file has ${lines.length} lines; at most ${mostLines} are read.`;
  const signs = lines.reduce((sum, line) => sum + (line.match(/[[\]{},]/g)?.length ?? 0), 0);
  if (signs > mostSigns)
    return `The file holds more than ${mostSigns} brackets and commas, which cannot be right.`;
  return undefined;
}

/** A file that says nothing. */
export function checkEmptiness(lines: readonly string[]): Finding | undefined {
  if (!lines.every((line) => /^\s*(#.*)?$/.test(line))) return undefined;
  return lines.some((line) => line.trim() !== '')
    ? errorOfFile(
        'The file has only remarks (lines that begin with #), so there is nothing in it.',
        'Take the # away before the lines that count, or bring the file back as it was.',
      )
    : errorOfFile('The file is empty.', 'Bring the file back as it was before.');
}
