import styles from './NumberField.module.scss';

interface Props {
  id: string;
  name: string;
  label: string;
  unit: string;
  value: string;
  invalid: boolean;
  alertId: string;
  onChange: (value: string) => void;
}

/** A large field for a number, with its unit inside. */
export function NumberField({ id, name, label, unit, value, invalid, alertId, onChange }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        <input
          className={styles.input}
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? alertId : `${id}unit`}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={styles.unit} id={`${id}unit`}>
          {unit}
        </span>
      </div>
    </div>
  );
}
