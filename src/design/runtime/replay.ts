/* Loads the scripts of islands (Island.tsx), and repeats what visitors did before an island was hydrated. */

import { sayWaiting } from './say-waiting.ts';
import { askedMark, islandMark, liveMark, propsMark, scriptsMark } from './data-attributes.ts';

type Start = (box: HTMLElement, props: unknown) => Promise<void> | void;
/** The element around an island; `life` is the promise of its hydration, once the hydration has begun. */
type IslandElement = HTMLElement & { life?: Promise<void> };

const propsOf = async ({ dataset, lastElementChild }: IslandElement): Promise<unknown> =>
  dataset[propsMark]
    ? (await fetch(dataset[propsMark])).json()
    : JSON.parse(lastElementChild!.textContent);

/** Hydrates an island, unless that has begun already, and then runs `action`. Scripts and props load in parallel. */
const hydrate = (box: IslandElement, action?: (() => void) | null) => {
  box.life ??= Promise.all([
    propsOf(box),
    ...box.dataset[scriptsMark]!.split(' ').map(
      (address) => import(/* @vite-ignore */ address) as Promise<unknown>,
    ),
  ])
    .then(([props, module]) => (module as { default: Start }).default(box, props))
    .then(() => {
      box.dataset[liveMark] = '';
      sayWaiting();
    });
  void box.life.then(
    // Each action runs in its own task, so that it sees the DOM changes of the previous one.
    () => action && setTimeout(action),
    // The next interaction tries again, because the network may be back by then.
    () => delete box.life,
  );
};

/** Hydrates islands when they come near the viewport. */
export const hydrateNear = () => {
  const near = new IntersectionObserver(
    (seen) => {
      seen.forEach(({ isIntersecting, target }) => {
        if (isIntersecting) hydrate(target as IslandElement);
      });
    },
    { rootMargin: '900px' },
  );
  // From now on the styles may load the face of the numerals (figures-later).
  document.documentElement.dataset['drawn'] = '';
  sayWaiting();
  for (const box of document.querySelectorAll(`[data-${islandMark}]`)) near.observe(box);
};

/**
 * Hydrates an island at the first interaction with it, and repeats clicks of buttons and submissions once it is
 * hydrated. `data-asked` marks an island for which a visitor waits.
 */
export const replayEvents = () => {
  for (const type of ['focusin', 'pointerdown', 'input', 'click', 'submit']) {
    addEventListener(
      type,
      (event) => {
        const target = event.target as HTMLElement;
        // Only the innermost island counts; once it is hydrated, it handles its own events.
        const box = target.closest?.<IslandElement>(`[data-${islandMark}]`);
        if (!box || liveMark in box.dataset) return;
        const actions: Partial<Record<string, (() => void) | null>> = {
          // src/design/islands/mount.tsx replays what was typed.
          input: () => undefined,
          submit: () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter),
          click: target.closest('[type=button]') && (() => target.click()),
        };
        const action = actions[type];
        if (action) {
          event.preventDefault();
          box.dataset[askedMark] = '';
          sayWaiting();
        }
        hydrate(box, action);
      },
      true,
    );
  }
};
