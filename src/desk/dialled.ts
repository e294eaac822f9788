/** "+91 80 4123 4567", "080 4123 4567" → "+918041234567"; undefined while the number is incomplete. */
export function dialled(display: string): string | undefined {
  const digits = display.replace(/\D/g, '').replace(/^0+/, '');
  if (display.trim().startsWith('+')) return digits.length >= 10 ? `+${digits}` : undefined;
  return digits.length === 10 ? `+91${digits}` : undefined;
}
