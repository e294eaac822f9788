// About as much as the script that stands in each of our own pages.
const root = document.documentElement;
const mark = () => root.toggleAttribute('data-scrolled', scrollY > 10);
addEventListener('scroll', mark, { passive: true });
mark();

addEventListener('storage', ({ key, newValue }) => {
  if (key === 'account' || key === null) root.toggleAttribute('data-signed-in', newValue === 'in');
});

if (!('command' in HTMLButtonElement.prototype)) {
  addEventListener('click', ({ target }) => {
    const button = target.closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor'));
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
}
