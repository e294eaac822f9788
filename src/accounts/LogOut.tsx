import { LiveMarkup } from '../islands/Island.tsx';
import { Button } from '../parts/Button.tsx';

/** The button Log out, for who is signed in. */
export const LogOut = ({ label }: { label: string }) => (
  <LiveMarkup name="liveAccount" props={{}}>
    <Button type="button" line part="log-out">
      {label}
    </Button>
  </LiveMarkup>
);
