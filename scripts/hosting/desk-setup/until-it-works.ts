import { CheckFailed } from './check-failed.ts';
import type { Terminal } from './terminal.ts';

/** Does something until it works; after each failure its owner says when to try again. */
export async function untilItWorks(terminal: Terminal, act: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      return await act();
    } catch (error) {
      report(terminal, error);
      await terminal.ask('  Press Enter to try again; Ctrl and C stops, and what is done stays.');
    }
}

/** Says why a check failed, and who knows what to do. */
export function report(terminal: Terminal, error: unknown) {
  if (!(error instanceof CheckFailed)) throw error;
  terminal.say(`  ✗ ${error.message}\n    ${error.remedy}`);
}
