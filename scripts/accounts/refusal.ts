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

/** Throws a Refusal with the code 400 unless the condition holds; `message` is a code of the identity service. */
export function refuseUnless(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Refusal(400, message);
}
