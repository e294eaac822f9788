import { Island } from '../design/islands/Island.tsx';
import { AccountLayout, type AccountLayoutProps } from './AccountLayout.tsx';
import { ResetPanel, type ResetPanelProps } from './ResetPanel.tsx';

export interface ResetScreenProps extends AccountLayoutProps {
  panel: ResetPanelProps;
}

/** The page for a forgotten password. */
export const ResetScreen = ({ panel, ...layout }: ResetScreenProps) => (
  <AccountLayout {...layout}>
    <Island part={ResetPanel} name="ResetPanel" props={panel} />
  </AccountLayout>
);
