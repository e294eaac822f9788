import { Island } from '../../design/islands/Island.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import type { AccountPanelProps } from './my-week.ts';
import { AccountPanel } from './AccountPanel.tsx';
import styles from './AccountScreen.module.scss';

export interface AccountScreenProps {
  photo: Picture;
  panel: AccountPanelProps;
}

/** The page "My week" (/account). Only the browser knows who is signed in, so AccountPanel.tsx is an island. */
export const AccountScreen = ({ photo, panel }: AccountScreenProps) => (
  <div className={styles.screen}>
    <div className={styles.photo}>
      <Photo {...photo} alt="" sizes="100vw" first />
    </div>
    <Island part={AccountPanel} name="AccountPanel" props={panel} awaited />
  </div>
);
