import { ButtonLink, ReloadLink } from '../../design/parts/Button.tsx';
import { MissingPage } from '../../design/parts/MissingPage.tsx';
import type { Picture } from '../../design/parts/Photo.tsx';

export interface OfflinePageProps {
  title: string;
  body: string;
  phone: { display: string; e164: string };
  retry: string;
  links: readonly { label: string; to: string }[];
  photo: Picture;
}

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
