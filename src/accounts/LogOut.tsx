import { Button } from '../parts/Button.tsx';
import { logOutPart } from './session-keys.ts';

/** The button Log out, for people who are signed in. It works on every page from the first moment on. */
export const LogOut = ({ label }: { label: string }) => (
  <Button type="button" line part={logOutPart}>
    {label}
  </Button>
);
