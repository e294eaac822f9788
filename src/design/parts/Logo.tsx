import type { SVGProps } from 'react';
import mark from '../../../public/mark.svg?raw';

/** The only path of public/mark.svg. scripts/build/share-pictures.ts draws it too. */
export const logoPath = / d="([^"]+)"/.exec(mark)![1]!;

/** The mark of the gym. */
export const Logo = (
  attributes: Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'>,
) => (
  <svg {...attributes} viewBox="0 0 64 64" aria-hidden="true">
    <path d={logoPath} />
  </svg>
);
