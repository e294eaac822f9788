import { Icon } from '../../design/parts/Icon.tsx';
import styles from './SearchForm.module.scss';

export interface SearchFormProps {
  label: string;
  hint: string;
  button: string;
  /** Shown where scripts are off. */
  withoutScript?: string | undefined;
}

/** The search form of the blog. Until its script has loaded, it leads to /blog?q=. */
export const SearchForm = ({ label, hint, button, withoutScript }: SearchFormProps) => (
  <search className={styles.search}>
    <form action="/blog">
      <label htmlFor="search">{label}</label>
      <div className={styles.control}>
        <input id="search" type="search" name="q" placeholder={hint} autoComplete="off" />
        <button type="submit" aria-label={button}>
          <Icon name="search" />
        </button>
      </div>
      {withoutScript !== undefined && <p className={styles.withoutScript}>{withoutScript}</p>}
    </form>
  </search>
);
