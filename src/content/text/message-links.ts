const encoded = encodeURIComponent;

/** The URL of a WhatsApp chat with a number. A form with this action sends its field `text` as the message. */
export const whatsAppLink = (number: string) => `https://wa.me/${number.slice(1)}`;

/** The URL of a text message that is already written: iPhones read `body` after "&", Android after "?". */
export const smsLink = (number: string, words: string) => `sms:${number}?&body=${encoded(words)}`;

/** The URL of an e-mail that is already written; its lines end with CR and LF, RFC 6068. */
export const mailLink = (address: string, subject: string, words: string) =>
  `mailto:${address}?subject=${encoded(subject)}&body=${encoded(words).replaceAll('%0A', '%0D%0A')}`;
