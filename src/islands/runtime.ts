/**
 * Inlined in every page: brings an island to life when it comes near the viewport or is touched, and answers
 * what was pressed before it was alive. Also the bar's ground once the page is scrolled, and the buttons that
 * open dialogs where a browser does not do it from their attributes.
 */
import { keepCopies } from '../offline/registration.ts';

type Start = (box: HTMLElement, props: unknown) => Promise<void> | void;
type Box = HTMLElement & { life?: Promise<void> | undefined };

/** What is near comes to life once the first picture stands, in milliseconds after it was drawn. */
const pause = 100;

/** Copies are kept after everything that the page itself needs, in milliseconds. */
const patience = 4000;

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
    .then(() => {
      box.dataset['live'] = '';
    })
    .catch((error: unknown) => {
      // Asked again at the next touch: the network may be back by then.
      box.life = undefined;
      throw error;
    }));
};

for (const type of ['focusin', 'pointerdown', 'input', 'click', 'submit']) {
  addEventListener(
    type,
    (event) => {
      const target = event.target as HTMLElement;
      const box = target.closest?.<Box>('[data-island]:not([data-live])');
      if (!box) return;
      const life = wake(box);
      // One after another, so that the second finds what the first has changed.
      const again = (act: () => void) =>
        void life.then(
          () => setTimeout(act),
          () => undefined,
        );
      if (type === 'submit') {
        event.preventDefault();
        again(() => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter));
      } else if (type === 'click' && target.closest('button[type=button]'))
        again(() => target.click());
    },
    true,
  );
}

const root = document.documentElement;
const near = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      wake(target as Box).catch(() => undefined);
    }
  },
  { rootMargin: '900px' },
);
const start = () => {
  root.dataset['drawn'] = '';
  document.querySelectorAll('[data-island]').forEach((box) => near.observe(box));
  if (__OFFLINE_COPIES__) setTimeout(keepCopies, patience);
};

const mark = () => root.toggleAttribute('data-scrolled', scrollY > 10);
addEventListener('scroll', mark, { passive: true });
// The first picture of the page comes before all of this; of a page that was made ready ahead it comes when the
// page is shown.
requestAnimationFrame(() => {
  mark();
  setTimeout(start, pause);
});

// Other tabs follow a sign-in and a sign-out at once.
addEventListener('storage', () =>
  root.toggleAttribute('data-signed-in', localStorage['account'] === 'in'),
);

const notice = document.querySelector<HTMLElement>('[data-from]');
if (notice) {
  // The day in India, whose clocks stand five and a half hours before UTC all year.
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  notice.hidden = today < notice.dataset['from']! || today > notice.dataset['until']!;
}

if (!('command' in HTMLButtonElement.prototype)) {
  addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest?.('[commandfor]');
    if (!button) return;
    const dialog = document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement;
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
