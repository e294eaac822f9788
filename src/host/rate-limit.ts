/** Lets through `most` requests of each sender within `time` milliseconds. */
export class RateLimit {
  private readonly most: number;
  private readonly time: number;
  private readonly now: () => number;
  private readonly sent = new Map<string, number[]>();

  constructor(most: number, time: number, now: () => number) {
    this.most = most;
    this.time = time;
    this.now = now;
  }

  /** Counts a request; returns whether it may go on. */
  admits(sender: string): boolean {
    const since = this.now() - this.time;
    for (const [other, times] of this.sent) if (times.at(-1)! <= since) this.sent.delete(other);
    const times = (this.sent.get(sender) ?? []).filter((one) => one > since);
    if (times.length >= this.most) return false;
    this.sent.set(sender, [...times, this.now()]);
    return true;
  }
}
