/** An error in the format of the hosted services. */
export class Refusal extends Error {
  readonly code: number;
  readonly status: string | undefined;

  constructor(code: number, message: string, status?: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Throws a refusal of the identity service unless the condition holds. */
export function need(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Refusal(400, message);
}
