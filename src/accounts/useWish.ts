import { useEffect } from 'react';
import { useBrowser } from './useBrowser.ts';
import { rememberWish, wishHere } from './wish.ts';

/** The class to save when the page opened; later changes in sessionStorage do not count. */
let known: string | undefined;
const wishOfPage = () => (known ??= wishHere());

/** Returns the id of the class to save, and passes it on to the next page. */
export function useWish(): string | undefined {
  useEffect(() => rememberWish(wishOfPage()), []);
  const wish = useBrowser(wishOfPage, '');
  return wish === '' ? undefined : wish;
}
