import { useEffect } from 'react';
import { useBrowser } from './useBrowser.ts';
import { rememberClassToSave, classToSave } from './class-to-save.ts';

/** The id of the class to save, read once per page: later changes of sessionStorage are ignored. */
let known: string | undefined;
const classOfPage = () => (known ??= classToSave());

/** Returns the id of the class to save after the sign-in, and passes it to the next page. */
export function useClassToSave(): string | undefined {
  useEffect(() => rememberClassToSave(classOfPage()), []);
  const wanted = useBrowser(classOfPage, '');
  return wanted === '' ? undefined : wanted;
}
