/** A refusal of a call, in the form in which the hosted services answer. */
export class Refusal extends Error {
  readonly code: number;
  readonly status: string | undefined;

  constructor(code: number, message: string, status?: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Refuses a call of the identity service unless something holds. */
export function need(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Refusal(400, message);
}
