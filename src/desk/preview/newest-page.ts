/** A requested page. */
interface Wanted<Made> {
  /** The address and the date of the page. A document is dropped if another page has been asked for since. */
  page: string;
  make: () => Promise<Made | undefined>;
  show: (made: Made) => void;
}

/** Renders one document at a time. Typing is faster, so only the newest waiting request counts. */
export class NewestPage<Made> {
  private wanted: Wanted<Made> | undefined;
  private isMaking = false;

  want(wanted: Wanted<Made>) {
    this.wanted = wanted;
    if (!this.isMaking) void this.make();
  }

  private async make() {
    this.isMaking = true;
    for (let now = this.wanted; now; now = this.wanted) {
      this.wanted = undefined;
      const made = await now.make().catch((error: unknown) => {
        // The page stays as it was; the next change tries again.
        console.error(error);
        return undefined;
      });
      if (made !== undefined && this.isWanted(now.page)) now.show(made);
    }
    this.isMaking = false;
  }

  /** Whether no other page has been requested meanwhile. */
  private isWanted(page: string) {
    return this.wanted === undefined || this.wanted.page === page;
  }
}
