/** The store of the content does not respond: the connection is lost, or its server was stopped. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/** The kind of a request: the first part of its path. */
export type Step =
  'head' | 'texts' | 'pictures' | 'photographs' | 'commit' | 'history' | 'versions';

/** In milliseconds. */
export const timeLimit = 30_000;

/** The requests of a worker: reports the pending one, and cancels all of them on request. */
export class Requests {
  private stopping = new AbortController();
  private readonly pending: Step[] = [];
  private readonly onStep: (step: Step | undefined) => void;

  constructor(onStep: (step: Step | undefined) => void) {
    this.onStep = onStep;
  }

  /** Aborted by `stop`, which then replaces it. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  stop() {
    this.stopping.abort(new NotReached('Stopped.'));
    this.stopping = new AbortController();
  }

  /** Returns the complete response; rejects with NotReached without one. */
  async ask(what: string, init?: RequestInit): Promise<Response> {
    const step = /^\w+/.exec(what)![0] as Step;
    this.pending.push(step);
    this.onStep(this.pending[0]);
    try {
      const signal = AbortSignal.any([this.signal, AbortSignal.timeout(timeLimit)]);
      const response = await fetch(`/api/${what}`, { ...init, signal });
      const body = response.status === 204 ? null : await response.arrayBuffer();
      // 403: a restarted desk has a new key, which this page lacks.
      if (!response.ok && response.status !== 404)
        throw new NotReached(`The answer was ${response.status}.`);
      return new Response(body, { status: response.status });
    } catch (cause) {
      throw cause instanceof NotReached ? cause : new NotReached('No answer.', { cause });
    } finally {
      this.pending.splice(this.pending.indexOf(step), 1);
      this.onStep(this.pending[0]);
    }
  }
}
