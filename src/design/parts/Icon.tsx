import styles from './Icon.module.scss';

/** The outlines of all icons, on a grid of 24 units. */
const paths = {
  arrow: 'M3 12h17M13 5l7 7-7 7',
  back: 'M21 12H4M11 5l-7 7 7 7',
  first: 'M12 5l-7 7 7 7M20 5l-7 7 7 7',
  last: 'M4 5l7 7-7 7M12 5l7 7-7 7',
  alert: 'M12 3 1.5 21h21L12 3zM12 10v5M12 17.5v1',
  pin: 'M12 22c-4.5-5-7-8.8-7-12a7 7 0 0 1 14 0c0 3.2-2.5 7-7 12zM12 8.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  person: 'M12 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM3.5 22c.5-5 4-7 8.5-7s8 2 8.5 7',
  menu: 'M2 6h20M2 12h20M8 18h14',
  close: 'M4 4l16 16M20 4L4 20',
  phone: 'M4 3h5l2 5-3 2c1 2.6 3.4 5 6 6l2-3 5 2v5c-9.4 1-18-7.6-17-17z',
  message: 'M3 4h18v13H11l-5 4v-4H3z',
  mobile: 'M7 2h10v20H7zM7 17h10',
  mail: 'M3 5h18v14H3zM3 6l9 8 9-8',
  check: 'M3 12l6 6L21 5',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  addDate: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5M12 12.5v6M9 15.5h6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
  outside: 'M9 4H4v16h16v-5M13 4h7v7M20 4l-9 9',
  printer: 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon, beside a label or in a button with an accessible name. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
