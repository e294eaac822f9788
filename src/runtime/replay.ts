import { wake, type Box } from './wake.ts';

/**
 * Whatever touches an island wakes it; what was pressed or sent before it was alive is done again when it is. The mark
 * `data-asked` says that somebody waits for it: the styles of the shell show a sentence when it takes too long.
 */
export const answerLater = () => {
  for (const type of ['focusin', 'pointerdown', 'input', 'click', 'submit']) {
    addEventListener(
      type,
      (event) => {
        const target = event.target as HTMLElement;
        // The innermost alone: hydrated elements handle their own events.
        const box = target.closest?.<Box>('[data-island]');
        if (!box || 'live' in box.dataset) return;
        const acts: Partial<Record<string, (() => void) | null>> = {
          // What was typed and chosen is repeated by the part itself.
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
