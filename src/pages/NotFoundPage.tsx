import { ButtonLink } from '../parts/Button.tsx';
import { Lost } from '../parts/Lost.tsx';
import type { Picture } from '../parts/Photo.tsx';

export interface NotFoundPageProps {
  title: string;
  body: string;
  links: readonly { label: string; to: string }[];
  photo: Picture;
}

export const NotFoundPage = ({ links, ...words }: NotFoundPageProps) => (
  <Lost {...words}>
    {links.map(({ label, to }, index) => (
      <ButtonLink key={to} to={to} line={index > 0}>
        {label}
      </ButtonLink>
    ))}
  </Lost>
);
