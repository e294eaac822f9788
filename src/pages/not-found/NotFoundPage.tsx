import { ButtonLink } from '../../design/parts/Button.tsx';
import { MissingPage } from '../../design/parts/MissingPage.tsx';
import type { Picture } from '../../design/parts/Photo.tsx';

export interface NotFoundPageProps {
  title: string;
  body: string;
  links: readonly { label: string; to: string }[];
  photo: Picture;
}

/** Shown for an address that does not exist. */
export const NotFoundPage = ({ links, ...words }: NotFoundPageProps) => (
  <MissingPage {...words}>
    {links.map(({ label, to }, index) => (
      <ButtonLink key={to} to={to} outlined={index > 0}>
        {label}
      </ButtonLink>
    ))}
  </MissingPage>
);
