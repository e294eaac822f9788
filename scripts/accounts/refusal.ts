/** An error with which the local account service replies, in the format of the hosted services. */
export class Refusal extends Error {
  readonly code: number;
  readonly status: string | undefined;

  constructor(code: number, message: string, status?: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Refuses a request to the identity service unless the condition holds. */
export function refuseUnless(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Refusal(400, message);
}
