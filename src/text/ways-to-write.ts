const encoded = encodeURIComponent;

/** The chat with a number on WhatsApp; a form that leads here sends its field `text` as the message. */
export const chatAddress = (number: string) => `https://wa.me/${number.slice(1)}`;

/** A text message with its words: iPhones read them after "&", Android after "?". */
export const textMessage = (number: string, words: string) =>
  `sms:${number}?&body=${encoded(words)}`;

export const mailTo = (address: string, subject: string, words: string) =>
  `mailto:${address}?subject=${encoded(subject)}&body=${encoded(words)}`;
