import { encoders, loadSharp, openPicture, refusalOf } from './open-picture.ts';
import { kindOf } from './picture-refusals.ts';
import type { TakenPicture } from './take-picture.ts';

/** Rotates a picture by 90° clockwise and keeps its format, so that its file extension stays right. */
export async function turnPicture(
  name: string,
  bytes: Uint8Array,
): Promise<TakenPicture | { refused: string }> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(given);
  if (kind.refused !== undefined) return kind;
  const sharp = await loadSharp();
  try {
    const opened = await openPicture(sharp, given, 1);
    if ('refused' in opened) return opened;
    const { data, info } = await encoders[kind.kind](opened.picture);
    return { name, bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    return refusalOf(error);
  }
}
