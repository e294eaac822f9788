/** Adds to an address the class that a visitor pressed Save for before signing in. */
export const withClassToSave = (address: string, id: string | undefined) =>
  id === undefined ? address : `${address}?save=${id}`;

/** Returns the id of the class to save from the URL of the page, where the link of a reset e-mail quotes it, or ''. */
export const classToSave = (): string =>
  classIn(location.search) ??
  classIn(new URLSearchParams(location.search).get('continueUrl') ?? '') ??
  '';

const classIn = (address: string) => /[?&]save=([a-z0-9-]+)/.exec(address)?.[1];
