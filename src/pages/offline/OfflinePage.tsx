import type { offlineProps } from './offline-page.ts';
import { ButtonLink, ReloadLink } from '../../design/parts/Button.tsx';
import { MissingPage } from '../../design/parts/MissingPage.tsx';

type OfflinePageProps = ReturnType<typeof offlineProps>;

/** Shown by the service worker without a network, for a page that is not cached. */
export const OfflinePage = ({ retry, links, ...words }: OfflinePageProps) => (
  <MissingPage {...words}>
    <ReloadLink>{retry}</ReloadLink>
    {links.map(({ label, to }) => (
      <ButtonLink key={to} to={to} outlined>
        {label}
      </ButtonLink>
    ))}
  </MissingPage>
);
