import type { ReactNode } from 'react';

/** A list of links to screens, each with a title, a line about it, and a mark. */
export const Lines = ({
  lines,
}: {
  lines: readonly {
    href: string;
    title: string;
    about: ReactNode;
    mark?: ReactNode;
    /** The address of a thumbnail. */
    picture?: string | undefined;
  }[];
}) => (
  <ul className="rows gap-m">
    {lines.map(({ href, title, about, mark, picture }) => (
      <li key={href}>
        <a className={picture === undefined ? 'line' : 'line has-thumb'} href={href}>
          {picture !== undefined && <img className="thumb" src={picture} alt="" loading="lazy" />}
          <div>
            <h2 className="it">{title}</h2>
            <p>{about}</p>
          </div>
          {mark}
        </a>
      </li>
    ))}
  </ul>
);
