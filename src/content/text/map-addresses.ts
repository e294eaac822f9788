/** A text as a value of a query: "Unit 0, Banyan Yard" → "Unit+0%2C+Banyan+Yard". */
const asQuery = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** The URL of Google Maps directions to a place, from the visitor's position. */
export const directionsTo = (query: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${asQuery(query)}`;

/** The URL of a place on Google Maps, for search engines. */
export const mapOf = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${asQuery(query)}`;
