const paths = {
  check: 'M3 12l6 7L21 5',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12',
  search: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.5 15.5L22 22',
  back: 'M14 4l-8 8 8 8',
  next: 'M10 4l8 8-8 8',
  up: 'M4 15l8-8 8 8',
  down: 'M4 9l8 8 8-8',
  plus: 'M12 3v18M3 12h18',
  close: 'M4 4l16 16M20 4L4 20',
  phone: 'M7 2h10v20H7zM11 18.5h2',
  computer: 'M2 4h20v13H2zM8 21h8',
  pen: 'M4 20l1-5L16 4l4 4L9 19z',
  eye: 'M1 12c3-5 7-7 11-7s8 2 11 7c-3 5-7 7-11 7s-8-2-11-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  wrong: 'M12 3L1.5 21h21zM12 10v5M12 17.5v1',
  ask: 'M3 3h18v18H3zM9.5 9a2.5 2.5 0 1 1 3.5 2.3c-1 .5-1 1-1 2.2M12 16.5v1',
  note: 'M3 3h18v18H3zM12 11v6M12 7v1',
  copy: 'M8 8h13v13H8zM16 8V3H3v13h5',
} as const;

/** The name of an icon. */
export type DeskIcon = keyof typeof paths;

/** A decorative icon, beside text or alone in a button with a label. */
export const Icon = ({ of }: { of: DeskIcon }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[of]} />
  </svg>
);
