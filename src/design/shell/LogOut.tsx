import { Button } from '../parts/Button.tsx';
import { logOutPart } from '../runtime/session-keys.ts';

/** Logout button for signed-in visitors; works on every page before hydration. */
export const LogOut = ({ label }: { label: string }) => (
  <Button type="button" outlined part={logOutPart}>
    {label}
  </Button>
);
