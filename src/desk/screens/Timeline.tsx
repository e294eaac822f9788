/** A timeline of a price or a class: one bar for each period, with the value that visitors see. */
export const Timeline = ({
  parts,
}: {
  parts: readonly { when: string; what: string; isNew?: boolean }[];
}) => (
  <ul className="ribbon">
    {parts.map(({ when, what, isNew = false }) => (
      <li key={when} className={isNew ? 'new' : undefined}>
        <span>{when}</span>
        <b>{what}</b>
      </li>
    ))}
  </ul>
);
