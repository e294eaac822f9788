import { Island } from '../design/islands/Island.tsx';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.tsx';
import { AccountLayout, type AccountLayoutProps } from './AccountLayout.tsx';

export interface AuthScreenProps extends AccountLayoutProps {
  panel: AuthPanelProps;
}

/** The page of the sign-in or sign-up form. */
export const AuthScreen = ({ panel, ...layout }: AuthScreenProps) => (
  <AccountLayout {...layout}>
    <Island part={AuthPanel} name="AuthPanel" props={panel} />
  </AccountLayout>
);
