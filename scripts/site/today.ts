const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/**
 * The date that a build uses as today, "2026-11-21" in India: SOURCE_DATE_EPOCH (seconds) if it is set, so that a build
 * can be repeated byte for byte, else the clock.
 */
export function today(): string {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  if (seconds === undefined) return inIndia.format(new Date());
  if (!/^\d+$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH must be whole seconds, but it is "${seconds}".`);
  return inIndia.format(new Date(Number(seconds) * 1000));
}
