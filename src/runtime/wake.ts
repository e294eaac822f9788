type Start = (box: HTMLElement, props: unknown) => Promise<void> | void;
export type Box = HTMLElement & { life?: Promise<void> };

const propsOf = async ({ dataset, lastElementChild }: Box): Promise<unknown> =>
  dataset['props']
    ? (await fetch(dataset['props'])).json()
    : JSON.parse(lastElementChild!.textContent);

/** Brings an island to life, once: its scripts and its props are asked for together. */
export const wake = (box: Box): Promise<void> => {
  const addresses = box.dataset['src']!.split(' ');
  return (box.life ??= Promise.all([
    propsOf(box),
    ...addresses.map((address) => import(/* @vite-ignore */ address) as Promise<unknown>),
  ])
    .then(([props, module]) => (module as { default: Start }).default(box, props))
    .then(
      () => {
        box.dataset['live'] = '';
      },
      (error: unknown) => {
        // Asked again at the next touch: the network may be back by then.
        delete box.life;
        throw error;
      },
    ));
};

/** Brings the islands to life that are near the viewport, and each other one as it comes near. */
export const wakeNear = () => {
  const near = new IntersectionObserver(
    (seen) => {
      seen.forEach(({ isIntersecting, target }) => {
        if (!isIntersecting) return;
        near.unobserve(target);
        wake(target as Box).catch(() => undefined);
      });
    },
    { rootMargin: '900px' },
  );
  document.documentElement.dataset['drawn'] = '';
  for (const box of document.querySelectorAll('[data-island]')) near.observe(box);
};
