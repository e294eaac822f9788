import { CheckFailed } from './check-failed.ts';
import type { Terminal } from './terminal.ts';

/** Repeats `act` until it succeeds; after each CheckFailed, the owner presses Enter to try again. */
export async function untilItWorks(terminal: Terminal, act: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      return await act();
    } catch (error) {
      report(terminal, error);
      await terminal.ask('  Press Enter to try again, or Ctrl and C to stop; nothing is lost.');
    }
}

/** Prints why a check failed and what to do; throws any other error. */
export function report(terminal: Terminal, error: unknown) {
  if (!(error instanceof CheckFailed)) throw error;
  terminal.say(`  ✗ ${error.message}\n    ${error.remedy}`);
}
