/** The URL of Google Maps directions to a place, from the visitor's position. */
export const directionsTo = (query: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(query)}`;

/** The URL of a place on Google Maps, for search engines. */
export const mapOf = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
