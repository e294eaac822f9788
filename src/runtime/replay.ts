import { wake, type Box } from './wake.ts';

/** Whatever touches an island wakes it; what was pressed or sent before it was alive is done again when it is. */
export const answerLater = () => {
  for (const type of ['focusin', 'pointerdown', 'input', 'click', 'submit']) {
    addEventListener(
      type,
      (event) => {
        const target = event.target as HTMLElement;
        // The innermost alone: what is alive answers by itself, whatever is around it.
        const box = target.closest?.<Box>('[data-island]');
        if (!box || box.dataset['live'] === '') return;
        const life = wake(box);
        // One after another, so that the second finds what the first has changed.
        const again = (act: () => void) =>
          life.then(
            () => setTimeout(act),
            () => undefined,
          );
        if (type === 'submit') {
          event.preventDefault();
          void again(() =>
            (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter),
          );
        } else if (type === 'click' && target.closest('[type=button]'))
          void again(() => target.click());
      },
      true,
    );
  }
};
