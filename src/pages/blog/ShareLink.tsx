import { LiveMarkup } from '../../design/islands/Island.tsx';
import type { LiveShareProps } from './live-share.ts';
import { ButtonLink } from '../../design/parts/Button.tsx';
import styles from './ShareLink.module.scss';

export interface ShareLinkProps extends LiveShareProps {
  label: string;
}

/** Shares the page: with the share dialog of the device, by copying its URL, or, without scripts, by e-mail. */
export const ShareLink = ({ label, ...live }: ShareLinkProps) => (
  <LiveMarkup name="liveShare" props={live} className={styles.share}>
    <ButtonLink
      to={`mailto:?subject=${encodeURIComponent(live.title)}&body=${encodeURIComponent(live.url)}`}
      icon="share"
      outlined
      large
    >
      {label}
    </ButtonLink>
    <p role="status" data-part="status" />
  </LiveMarkup>
);
