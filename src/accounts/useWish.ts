import { useEffect } from 'react';
import { useBrowser } from './useBrowser.ts';
import { rememberWish, wishHere } from './wish.ts';

/** The wish stays the same as long as the page does, whatever the tab remembers meanwhile. */
let known: string | undefined;
const wishOfPage = () => (known ??= wishHere());

/** The id of the class that is to be saved, and that the next page is to know of too. */
export function useWish(): string | undefined {
  useEffect(() => rememberWish(wishOfPage()), []);
  const wish = useBrowser(wishOfPage, '');
  return wish === '' ? undefined : wish;
}
