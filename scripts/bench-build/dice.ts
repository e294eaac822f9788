/** Makes the same choices each time that it begins with the same number. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** 0 to `below` - 1. */
  number(below: number): number {
    // "mulberry32": neighbouring seeds lead to choices that have nothing in common.
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  of<Thing>(things: readonly Thing[]): Thing {
    return things[this.number(things.length)]!;
  }

  /** So many different ones. */
  some<Thing>(count: number, things: readonly Thing[]): Thing[] {
    const left = [...things];
    return Array.from({ length: count }, () => left.splice(this.number(left.length), 1)[0]!);
  }
}
