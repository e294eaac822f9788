import { plainWidths } from '../../content/photographs.ts';
import { content, phone, photoOf } from '../content.ts';

const { offline, notFound } = content['site.yaml'];

/** Props of /offline, shown for a page that the device has no copy of. */
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
    // A single size, so that the cached file is the one that the browser requests.
    photo: {
      ...photo,
      photograph: { ...photo.photograph, widths: [plainWidths(photo.photograph).usual] },
    },
  };
}
