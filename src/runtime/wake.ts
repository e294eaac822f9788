type Start = (box: HTMLElement, props: unknown) => Promise<void> | void;
/** The element of an island; `life` is its hydration, from its beginning. */
export type Box = HTMLElement & { life?: Promise<void> };

const propsOf = async ({ dataset, lastElementChild }: Box): Promise<unknown> =>
  dataset['props']
    ? (await fetch(dataset['props'])).json()
    : JSON.parse(lastElementChild!.textContent);

/** Hydrates an island once, loading scripts and props in parallel; then, and when it is hydrated already, runs `act`. */
export const wake = (box: Box, act?: (() => void) | null) => {
  box.life ??= Promise.all([
    propsOf(box),
    ...box.dataset['src']!.split(' ').map(
      (address) => import(/* @vite-ignore */ address) as Promise<unknown>,
    ),
  ])
    .then(([props, module]) => (module as { default: Start }).default(box, props))
    .then(() => {
      box.dataset['live'] = '';
    });
  void box.life.then(
    // Each action runs in its own task, so that it sees the DOM changes of the previous one.
    () => act && setTimeout(act),
    // Retried at the next interaction: the network may be back by then.
    () => delete box.life,
  );
};

/** Hydrates islands when they come near the viewport. */
export const wakeNear = () => {
  const near = new IntersectionObserver(
    (seen) => {
      seen.forEach(({ isIntersecting, target }) => {
        if (isIntersecting) wake(target as Box);
      });
    },
    { rootMargin: '900px' },
  );
  // The styles may now load the face of the numerals (figures-later).
  document.documentElement.dataset['drawn'] = '';
  for (const box of document.querySelectorAll('[data-island]')) near.observe(box);
};
