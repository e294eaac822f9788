import { Island } from '../islands/Island.tsx';
import { Door, type DoorProps } from './Door.tsx';
import { SignUpPanel, type SignUpPanelProps } from './SignUpPanel.tsx';

export interface SignUpScreenProps extends DoorProps {
  panel: SignUpPanelProps;
}

export const SignUpScreen = ({ panel, ...door }: SignUpScreenProps) => (
  <Door {...door}>
    <Island part={SignUpPanel} name="SignUpPanel" props={panel} />
  </Door>
);
