/** A phone number as people read it, and as phones dial it: "+91 80 4123 4567" → "+918041234567". */
export interface PhoneNumber {
  display: string;
  e164: string;
}

export const phoneNumber = (display: string): PhoneNumber => ({
  display,
  e164: `+${display.replace(/\D/g, '')}`,
});
