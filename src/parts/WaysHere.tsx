export interface WaysHereProps {
  /** Metro, bus, parking and so on. */
  ways: readonly { label: string; what: string; details: readonly string[] }[];
}

/** Rows of a list of facts about how people come here. */
export const WaysHere = ({ ways }: WaysHereProps) =>
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
