/** Opens and closes dialogs in browsers without the command attributes of buttons. */
export const polyfillDialogButtons = () => {
  if ('command' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest?.('[commandfor]');
    const dialog = document.getElementById(
      button?.getAttribute('commandfor') as string,
    ) as HTMLDialogElement | null;
    if (dialog?.open) dialog.close();
    else dialog?.showModal();
  });
};
