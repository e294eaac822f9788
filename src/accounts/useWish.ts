import { useEffect } from 'react';
import { useBrowser } from './useBrowser.ts';
import { rememberWish, wishHere } from './wish.ts';

/** The id of the class to save, read once per page: later changes of sessionStorage are ignored. */
let known: string | undefined;
const wishOfPage = () => (known ??= wishHere());

/** Returns the id of the class to save after sign-in (the wish), and passes it to the next page. */
export function useWish(): string | undefined {
  useEffect(() => rememberWish(wishOfPage()), []);
  const wish = useBrowser(wishOfPage, '');
  return wish === '' ? undefined : wish;
}
