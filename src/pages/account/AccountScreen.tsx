import { Island } from '../../design/islands/Island.tsx';
import { Photo } from '../../design/parts/Photo.tsx';
import type { accountProps } from './account-pages.ts';
import { AccountPanel } from './AccountPanel.tsx';
import styles from './AccountScreen.module.scss';

/** The page "My week" (/account). Only the browser knows who is signed in, so AccountPanel.tsx is an island. */
export const AccountScreen = ({ photo, panel }: ReturnType<typeof accountProps>) => (
  <div className={styles.screen}>
    <div className={styles.photo}>
      <Photo {...photo} alt="" sizes="100vw" first />
    </div>
    <Island part={{ AccountPanel }} props={panel} awaited />
  </div>
);
