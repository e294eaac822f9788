import type { Photograph } from '../../content/photographs.ts';
import { base64Of } from '../../host/workspace/files.ts';
import type { DraftPicture } from './draft-database.ts';

/** A picture on this device that the site does not have yet. */
export interface LoadedPicture extends DraftPicture {
  /** A URL for the page of the desk. */
  address: string;
  /** The same picture for the pages in the preview. */
  onPages: Photograph;
}

/** Makes the addresses of a picture; `address` must be revoked when it is no longer shown. */
export const loadedPicture = (picture: DraftPicture): LoadedPicture => ({
  ...picture,
  address: URL.createObjectURL(new Blob([picture.bytes])),
  onPages: {
    width: picture.width,
    height: picture.height,
    base: '',
    widths: [picture.width],
    colour: 0,
    // A frame without an origin cannot load a blob: address of the desk.
    file: `data:;base64,${base64Of(picture.bytes)}`,
  },
});
