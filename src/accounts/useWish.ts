import { useEffect } from 'react';
import { useBrowser } from './useBrowser.ts';
import { rememberWish, wishHere } from './wish.ts';

/** The wish as it was when the page opened; later changes in the tab's storage do not count. */
let known: string | undefined;
const wishOfPage = () => (known ??= wishHere());

/** The id of the class that is to be saved, and that the next page is to know of too. */
export function useWish(): string | undefined {
  useEffect(() => rememberWish(wishOfPage()), []);
  const wish = useBrowser(wishOfPage, '');
  return wish === '' ? undefined : wish;
}
