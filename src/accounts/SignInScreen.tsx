import { Island } from '../islands/Island.tsx';
import { Door, type DoorProps } from './Door.tsx';
import { SignInPanel, type SignInPanelProps } from './SignInPanel.tsx';

export interface SignInScreenProps extends DoorProps {
  panel: SignInPanelProps;
}

export const SignInScreen = ({ panel, ...door }: SignInScreenProps) => (
  <Door {...door}>
    <Island part={SignInPanel} name="SignInPanel" props={panel} />
  </Door>
);
