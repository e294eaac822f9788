import { coveredMark } from './data-attributes.ts';

/**
 * Keeps the focus and screen readers in the menu and the contact panel while one is open. They are popovers, because a
 * modal dialog makes the browser compute the styles of the whole page before it shows: here the page behind becomes
 * inert after the dialog has been painted.
 */
export function keepFocusInDialogs() {
  const isolate = (dialog: Element | null) => {
    for (const element of document.body.children)
      (element as HTMLElement).inert = dialog !== null && element !== dialog;
    document.documentElement.toggleAttribute(`data-${coveredMark}`, dialog !== null);
  };
  const isolateOpen = () => isolate(document.querySelector('dialog:popover-open'));
  const isDialog = (target: EventTarget | null) => (target as Element).matches('dialog[popover]');
  // These events do not bubble, so they are captured.
  addEventListener(
    'toggle',
    ({ target }) => isDialog(target) && setTimeout(isolateOpen, 100),
    true,
  );
  // Before the dialog closes, because the browser then gives the focus back to the button that opened it.
  addEventListener(
    'beforetoggle',
    ({ target, newState }) => isDialog(target) && newState === 'closed' && isolate(null),
    true,
  );
  isolateOpen();
}
