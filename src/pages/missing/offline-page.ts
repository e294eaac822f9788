import { plainWidths } from '../../content/photographs.ts';
import { content, phone, photoOf } from '../content.ts';

const { offline, notFound } = content['site.yaml'];

/** Returns the props of /offline (MissingPage.tsx), which appears without a network for a page that was not kept. */
export function offlineProps() {
  const { title, body, retry, links, image, focus } = offline;
  const photo =
    image !== undefined && focus !== undefined ? photoOf({ image, focus }) : photoOf(notFound);
  return {
    title,
    body,
    retry,
    links,
    phone,
    // The photograph has a single size, so that the cached file is the file that the browser requests.
    photo: {
      ...photo,
      photograph: { ...photo.photograph, widths: [plainWidths(photo.photograph).usual] },
    },
  };
}
