import { Button } from '../parts/Button.tsx';
import { logOutPart } from './session-keys.ts';

/** The button Log out, for who is signed in; every page answers it from its first moment on. */
export const LogOut = ({ label }: { label: string }) => (
  <Button type="button" line part={logOutPart}>
    {label}
  </Button>
);
