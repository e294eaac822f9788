import { LiveMarkup } from '../../rendering/islands/LiveMarkup.tsx';
import type { LiveShareProps } from './live-share.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import styles from './ShareLink.module.scss';

export interface ShareLinkProps extends LiveShareProps {
  label: string;
}

/** Hands a page on: through the phone's own sheet, by copying its address, or, without script, by e-mail. */
export const ShareLink = ({ label, ...live }: ShareLinkProps) => (
  <LiveMarkup name="liveShare" props={live} className={styles.share}>
    <ButtonLink
      to={`mailto:?subject=${encodeURIComponent(live.title)}&body=${encodeURIComponent(live.url)}`}
      icon="share"
      line
      big
    >
      {label}
    </ButtonLink>
    <p role="status" data-part="status" />
  </LiveMarkup>
);
