import { Island } from '../rendering/islands/Island.tsx';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.tsx';
import { Door, type DoorProps } from './Door.tsx';

export interface AuthScreenProps extends DoorProps {
  panel: AuthPanelProps;
}

/** The page of the sign-in or sign-up form. */
export const AuthScreen = ({ panel, ...door }: AuthScreenProps) => (
  <Door {...door}>
    <Island part={AuthPanel} name="AuthPanel" props={panel} />
  </Door>
);
