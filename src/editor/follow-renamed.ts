import type { DeskStore } from './desk-store.ts';
import { idOfFile } from './place-in-words.ts';
import { readdress, routeNow } from './route.ts';

/** Updates the route, "#/posts/rest-days", when the open file is renamed: here, by Undo, or in another tab. */
export function followRenamed(store: DeskStore) {
  let before = Object.keys(store.current().values);
  store.subscribe(() => {
    const now = Object.keys(store.current().values);
    const [screen = ''] = routeNow();
    const open = `${routeNow().join('/')}.yaml`;
    const came = now.find((file) => file.startsWith(`${screen}/`) && !before.includes(file));
    if (came !== undefined && before.includes(open) && !now.includes(open))
      readdress(screen, idOfFile(came));
    before = now;
  });
}
