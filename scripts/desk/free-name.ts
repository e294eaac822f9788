import type { TakenPicture } from './take-picture.ts';

/**
 * Returns the name to store a picture under: its own, or "hall-2.jpg", "hall-3.jpg" if another picture has that. The
 * same picture gets the same name again. `taken` returns the bytes stored under a name.
 */
export function freeName(
  { name, bytes }: Pick<TakenPicture, 'name' | 'bytes'>,
  taken: (name: string) => Uint8Array | undefined,
): string {
  const [, stem, ending] = /^(.*)(\.[^.]+)$/.exec(name)!;
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? name : `${stem}-${number}${ending}`;
    const there = taken(wanted);
    if (there === undefined || Buffer.compare(there, bytes) === 0) return wanted;
  }
}
