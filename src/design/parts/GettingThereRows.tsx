export interface GettingThereRowsProps {
  /** One for metro, bus, parking and so on. */
  ways: readonly { label: string; what: string; details: readonly string[] }[];
}

/** How to get to the gym: rows for a `<dl>`. */
export const GettingThereRows = ({ ways }: GettingThereRowsProps) =>
  ways.map(({ label, what, details }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {what}
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </dd>
    </div>
  ));
