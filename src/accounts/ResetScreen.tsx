import { Island } from '../rendering/islands/Island.tsx';
import { Door, type DoorProps } from './Door.tsx';
import { ResetPanel, type ResetPanelProps } from './ResetPanel.tsx';

export interface ResetScreenProps extends DoorProps {
  panel: ResetPanelProps;
}

/** The page for a forgotten password. */
export const ResetScreen = ({ panel, ...door }: ResetScreenProps) => (
  <Door {...door}>
    <Island part={ResetPanel} name="ResetPanel" props={panel} />
  </Door>
);
