import type { TakenPicture } from './take-picture.ts';

/**
 * The name under which a picture can be kept: its own, or "hall-2.jpg", "hall-3.jpg" where another picture has that.
 * `taken` answers with the bytes that stand under a name. The same picture has the same name again.
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
