import type { SVGProps } from 'react';

/** Also drawn into the pictures for shared links. */
export const logoPath =
  'M0 21h64v6H0zM5 15h4v18H5zM12 9h6v37h-6zM21 3h7v61h-7zM36 3h7v46h-7zM46 9h6v49h-6zM55 15h4v25h-4z';

/** The logo: a barbell with plates that also looks like a banyan tree. */
export const Logo = (
  attributes: Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'>,
) => (
  <svg {...attributes} viewBox="0 0 64 64" aria-hidden="true">
    <path d={logoPath} />
  </svg>
);
