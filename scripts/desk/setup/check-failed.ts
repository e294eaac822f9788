/** A check that failed: its message says why, `remedy` what to do or whom to ask. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly remedy: string;

  constructor(cause: string, remedy: string) {
    super(cause);
    this.remedy = remedy;
  }
}
