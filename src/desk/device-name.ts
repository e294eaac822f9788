const devices = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];

/** The everyday name of a device, from the user agent of its browser: "iPhone", "computer". */
export function deviceName(userAgent: string): string {
  const name = devices.find((one) => userAgent.includes(one));
  if (name === 'Android') return /Mobile/.test(userAgent) ? 'Android phone' : 'Android tablet';
  if (name === 'Windows') return 'Windows computer';
  return name === 'iPhone' || name === 'iPad' || name === 'Mac' ? name : 'computer';
}
