/**
 * The number that a phone dials for a number as people write it, Indian without a country code: "+91 80 4123 4567",
 * "080 4123 4567" → "+918041234567". Undefined while it is incomplete.
 */
export function numberToDial(display: string): string | undefined {
  const digits = display.replace(/\D/g, '').replace(/^0+/, '');
  if (display.trim().startsWith('+')) return digits.length >= 10 ? `+${digits}` : undefined;
  return digits.length === 10 ? `+91${digits}` : undefined;
}
