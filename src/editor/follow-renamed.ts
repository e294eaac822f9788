import type { DeskStore } from './desk-store.ts';
import { idOfFile } from './place-in-words.ts';
import { readdress, routeNow } from './route.ts';

/**
 * Keeps a screen open whose file gets another name: here, by Undo, or in another tab. `folder`: that of the files, and
 * the name of their screen.
 */
export function followRenamed(store: DeskStore, folder: string) {
  const namesNow = () =>
    Object.keys(store.current().values)
      .filter((file) => file.startsWith(`${folder}/`))
      .map(idOfFile);
  let before = namesNow();
  store.subscribe(() => {
    const now = namesNow();
    const [screen, open = ''] = routeNow();
    const [came] = now.filter((name) => !before.includes(name));
    const isGone = before.includes(open) && !now.includes(open);
    if (screen === folder && isGone && came !== undefined) readdress(folder, came);
    before = now;
  });
}
