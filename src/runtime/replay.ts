import { wake, type Box } from './wake.ts';

/**
 * Any interaction with an island hydrates it; clicks and submissions before that are replayed. `data-asked` marks an
 * island with a waiting visitor: the shell shows a message if it takes too long.
 */
export const replayEvents = () => {
  for (const type of ['focusin', 'pointerdown', 'input', 'click', 'submit']) {
    addEventListener(
      type,
      (event) => {
        const target = event.target as HTMLElement;
        // Only the innermost island: hydrated elements handle their own events.
        const box = target.closest?.<Box>('[data-island]');
        if (!box || 'live' in box.dataset) return;
        const acts: Partial<Record<string, (() => void) | null>> = {
          // The island itself replays the input.
          input: () => undefined,
          submit: () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter),
          click: target.closest('[type=button]') && (() => target.click()),
        };
        const again = acts[type];
        if (again) {
          event.preventDefault();
          box.dataset['asked'] = '';
        }
        wake(box, again);
      },
      true,
    );
  }
};
