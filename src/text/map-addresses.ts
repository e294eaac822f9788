/** Google Maps with the way to a place, from where the visitor is. */
export const directionsTo = (query: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(query)}`;

/** Google Maps with the place itself. */
export const mapOf = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
