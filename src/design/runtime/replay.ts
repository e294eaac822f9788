import { hydrate, type IslandElement } from './hydrate.ts';

/**
 * Hydrates an island at the first interaction with it, and repeats clicks of buttons and submissions once that is done.
 * `data-asked` marks an island that a visitor waits for: the shell shows a message if it takes too long.
 */
export const replayEvents = () => {
  for (const type of ['focusin', 'pointerdown', 'input', 'click', 'submit']) {
    addEventListener(
      type,
      (event) => {
        const target = event.target as HTMLElement;
        // Only the innermost island: hydrated elements handle their own events.
        const box = target.closest?.<IslandElement>('[data-island]');
        if (!box || 'live' in box.dataset) return;
        const acts: Partial<Record<string, (() => void) | null>> = {
          // What was typed is replayed by src/design/islands/mount.tsx.
          input: () => undefined,
          submit: () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter),
          click: target.closest('[type=button]') && (() => target.click()),
        };
        const again = acts[type];
        if (again) {
          event.preventDefault();
          box.dataset['asked'] = '';
        }
        hydrate(box, again);
      },
      true,
    );
  }
};
