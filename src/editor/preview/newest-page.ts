interface Wanted {
  /** The page and its day: a document of another one is not shown. */
  page: string;
  make: () => Promise<string | undefined>;
  show: (html: string) => void;
}

/** Makes one document after the other, always the newest that is wanted: typing can be faster. */
export class NewestPage {
  private wanted: Wanted | undefined;
  private isMaking = false;

  want(wanted: Wanted) {
    this.wanted = wanted;
    if (!this.isMaking) void this.make();
  }

  private async make() {
    this.isMaking = true;
    for (let now = this.wanted; now; now = this.wanted) {
      this.wanted = undefined;
      const html = await now.make().catch((error: unknown) => {
        // The page stays as it was; the next change makes another.
        console.error(error);
        return undefined;
      });
      if (html !== undefined && this.isWanted(now.page)) now.show(html);
    }
    this.isMaking = false;
  }

  /** Whether nobody has asked for another page meanwhile. */
  private isWanted(page: string) {
    return this.wanted === undefined || this.wanted.page === page;
  }
}
