/** A check that failed: what is the cause, and who knows what to do. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly remedy: string;

  constructor(cause: string, remedy: string) {
    super(cause);
    this.remedy = remedy;
  }
}
