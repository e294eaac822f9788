import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import pc from 'picocolors';

/** Prints and asks during the set-up of the desk, in a terminal or through the pipes of a program. */
export interface Terminal {
  say: (words: string) => void;
  /** Prints a sentence about something that works, with a check mark. */
  proved: (what: string) => void;
  /** The answer, without spaces around it; empty for Enter alone. */
  ask: (question: string) => Promise<string>;
  /** The same, but the answer is not shown. */
  askSecretly: (question: string) => Promise<string>;
  close: () => void;
}

/** The terminal of this process. Its questions reject when the input ends. */
export function openTerminal(): Terminal {
  let isSecret = false;
  const shown = new Writable({
    write(part: Buffer, _, done) {
      if (!isSecret) process.stdout.write(part);
      done();
    },
  });
  const { isTTY } = process.stdin;
  const reader = createInterface({ input: process.stdin, output: shown, terminal: isTTY });
  // Not `question`, which misses lines that come before it asks.
  const lines = reader[Symbol.asyncIterator]();
  const answerTo = async (question: string) => {
    process.stdout.write(`${question} `);
    const line: IteratorResult<string, undefined> = await lines.next();
    if (isSecret || !isTTY) process.stdout.write('\n');
    isSecret = false;
    if (line.done) throw new Error('Stopped. Nothing is lost: run npm run desk:setup again.');
    return line.value.trim();
  };
  return {
    say: (words) => console.log(words),
    proved: (what) => console.log(`  ${pc.green('✓')} ${timeNow()}  ${what}`),
    ask: answerTo,
    askSecretly: (question) => {
      isSecret = true;
      return answerTo(question);
    },
    close: () => reader.close(),
  };
}

const timeNow = () =>
  new Date().toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' });
