type Start = (box: HTMLElement, props: unknown) => Promise<void> | void;
/** The element around an island; `life` is the promise of its hydration, once that has begun. */
export type IslandElement = HTMLElement & { life?: Promise<void> };

const propsOf = async ({ dataset, lastElementChild }: IslandElement): Promise<unknown> =>
  dataset['props']
    ? (await fetch(dataset['props'])).json()
    : JSON.parse(lastElementChild!.textContent);

/** Hydrates an island, unless this has begun already, and then runs `act`. Scripts and props load in parallel. */
export const hydrate = (box: IslandElement, act?: (() => void) | null) => {
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
  for (const box of document.querySelectorAll('[data-island]')) near.observe(box);
};
