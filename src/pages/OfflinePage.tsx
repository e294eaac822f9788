import { ButtonLink, ReloadLink } from '../parts/Button.tsx';
import { Lost } from '../parts/Lost.tsx';
import type { Picture } from '../parts/Photo.tsx';

export interface OfflinePageProps {
  title: string;
  body: string;
  phone: { display: string; e164: string };
  retry: string;
  links: readonly { label: string; to: string }[];
  photo: Picture;
}

/** Shown by the service worker, without a network, for any page that is not cached. */
export const OfflinePage = ({ retry, links, ...words }: OfflinePageProps) => (
  <Lost {...words}>
    <ReloadLink>{retry}</ReloadLink>
    {links.map(({ label, to }) => (
      <ButtonLink key={to} to={to} line>
        {label}
      </ButtonLink>
    ))}
  </Lost>
);
