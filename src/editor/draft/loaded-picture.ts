import type { Photograph } from '../../rendering/photographs.ts';
import { base64Of } from '../workspace/base64.ts';
import type { DraftPicture } from './draft-log.ts';

/** A picture that this device has, and the site not yet. */
export interface LoadedPicture extends DraftPicture {
  address: string;
  onPages: Photograph;
}

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
