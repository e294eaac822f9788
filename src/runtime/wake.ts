type Start = (box: HTMLElement, props: unknown) => Promise<void> | void;
export type Box = HTMLElement & { life?: Promise<void> };

const propsOf = async ({ dataset, lastElementChild }: Box): Promise<unknown> =>
  dataset['props']
    ? (await fetch(dataset['props'])).json()
    : JSON.parse(lastElementChild!.textContent);

/** Brings an island to life, once: its scripts and its props are asked for together. `act` follows when it lives. */
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
    // One after another, so that the second finds what the first has changed.
    () => act && setTimeout(act),
    // Asked again at the next touch: the network may be back by then.
    () => delete box.life,
  );
};

/** Brings the islands to life that are near the viewport, and each other one as it comes near. */
export const wakeNear = () => {
  const near = new IntersectionObserver(
    (seen) => {
      seen.forEach(({ isIntersecting, target }) => {
        if (isIntersecting) wake(target as Box);
      });
    },
    { rootMargin: '900px' },
  );
  document.documentElement.dataset['drawn'] = '';
  for (const box of document.querySelectorAll('[data-island]')) near.observe(box);
};
