import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import { WeekFilters, type WeekFiltersProps } from './WeekFilters.tsx';
import styles from './WeekHeader.module.scss';

export interface WeekHeaderProps {
  title: string;
  photo: Picture;
  /** The widest dates that seven days can have, for which space is reserved. */
  longestDates: string;
  filters: WeekFiltersProps;
}

/** The top of the week: title, filters, and the dates, which the script fills in. */
export const WeekHeader = ({ title, photo, longestDates, filters }: WeekHeaderProps) => (
  <div className={styles.top}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="(min-width: 60rem) 52vw, 100vw" first />
    </div>
    <div className={styles.title}>
      <h1>{title}</h1>
      <p data-longest={longestDates}>
        <span data-part="dates" />
      </p>
    </div>
    <WeekFilters {...filters} />
  </div>
);
