/** What stands in the way, and what helps. Words for staff. */
export interface RefusalWords {
  readonly problem: string;
  readonly remedy: string;
}

/** Nothing was published, for a reason that people can do something about. */
export class PublishRefused extends Error {
  readonly words: RefusalWords;

  constructor(words: RefusalWords) {
    super(`${words.problem} ${words.remedy}`);
    this.name = 'PublishRefused';
    this.words = words;
  }
}
