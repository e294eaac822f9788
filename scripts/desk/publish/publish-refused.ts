/** A problem and its remedy, in words for staff. */
export interface RefusalWords {
  readonly problem: string;
  readonly remedy: string;
}

/** Publishing failed for a reason that people can remedy. */
export class PublishRefused extends Error {
  readonly words: RefusalWords;

  constructor(words: RefusalWords) {
    super(`${words.problem} ${words.remedy}`);
    this.name = 'PublishRefused';
    this.words = words;
  }
}
