/**
 * Inlined in every page. Brings an island to life when it comes near the viewport or is touched, and repeats what was
 * pressed before that. Also darkens the bar once the page is scrolled, and opens dialogs in browsers that do not do so
 * from the attributes of their buttons.
 */
import { followSession } from '../accounts/log-out.ts';
import { keepCopies } from '../offline/registration.ts';

type Start = (box: HTMLElement, props: unknown) => Promise<void> | void;
type Box = HTMLElement & { life?: Promise<void> };

const propsOf = async ({ dataset, lastElementChild }: Box): Promise<unknown> =>
  dataset['props']
    ? (await fetch(dataset['props'])).json()
    : JSON.parse(lastElementChild!.textContent);

const wake = (box: Box): Promise<void> => {
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
        // Loaded again at the next touch: the network may be back by then.
        delete box.life;
        throw error;
      },
    ));
};

for (const type of ['focusin', 'pointerdown', 'input', 'click', 'submit']) {
  addEventListener(
    type,
    (event) => {
      const target = event.target as HTMLElement;
      // Only the innermost island counts: once it is alive it answers by itself, even inside another one.
      const box = target.closest?.<Box>('[data-island]');
      if (!box || box.dataset['live'] === '') return;
      const life = wake(box);
      // Each in a task of its own, so that the second press finds what the first has changed.
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

const root = document.documentElement;
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
const start = () => {
  root.dataset['drawn'] = '';
  for (const box of document.querySelectorAll('[data-island]')) near.observe(box);
  // Later than everything that the page itself needs.
  if (__OFFLINE_COPIES__) setTimeout(keepCopies, 4000);
};

const mark = () => root.toggleAttribute('data-scrolled', scrollY > 10);
addEventListener('scroll', mark);
// All of this waits until the page is first painted. A page that the browser has prepared in advance is painted when
// it is shown.
requestAnimationFrame(() => {
  mark();
  // Islands near the viewport come to life after the first paint.
  setTimeout(start, 100);
});

followSession();

// Shows what is said on some days only, by the date in India, which is five and a half hours ahead of UTC all year.
const today = new Date(Date.now() + 19_800_000).toJSON().slice(0, 10);
for (const said of document.querySelectorAll<HTMLElement>('[data-from]'))
  said.hidden = today < said.dataset['from']! || today > said.dataset['until']!;

if (!('command' in HTMLButtonElement.prototype)) {
  addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest?.('[commandfor]');
    if (!button) return;
    const dialog = document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement;
    dialog[button.getAttribute('command') === 'close' ? 'close' : 'showModal']();
  });
}
