/** Polyfill of the command attributes of buttons, for opening and closing dialogs. */
export const openDialogs = () => {
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
