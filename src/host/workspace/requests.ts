/* Sends the requests of a page of the desk to its host. */

import { type HostFault, statusOf } from './workspace.ts';

/**
 * The error if there is no usable answer: the connection is lost, the server stopped or failed, or the request was
 * cancelled.
 */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/** The error if the host of the desk refused a request; the message is the code of the reason (`HostFault`). */
export class HostRefused extends Error {
  override readonly name = 'HostRefused';
}

/** Returns a valid ID token of the signed-in user. */
export type TokenNow = () => Promise<string>;

/** The kind of a request. */
export type Step =
  | 'head'
  | 'texts'
  | 'pictures'
  | 'photographs'
  | 'publish'
  | 'uploads'
  | 'history'
  | 'versions'
  | 'progress';

/** What is asked of the host, below /api: its kind, and what it is about. */
export type RequestPath = Step | `${Step}/${string}` | `${Step}?${string}`;

/** How long a request may take, in milliseconds. */
export const timeLimit = 30_000;

/** The error for a response that is not ok, with the code of the host if there is one. */
function refusalOf(response: Response, body: ArrayBuffer | null): NotReached | HostRefused {
  const { status } = response;
  const fault = faultIn(response, body);
  if (fault !== undefined) return new HostRefused(fault);
  // The platform below the host may reject a large request.
  if (status === 413) return new HostRefused('too-large');
  // Such as 403 of a restarted desk, whose new key this page lacks.
  return status >= 400 && status < 500
    ? new HostRefused('refused')
    : new NotReached(`The answer was ${status}.`);
}

/** The code of the host; undefined in an answer of a platform, or of another version of the host. */
function faultIn({ headers }: Response, body: ArrayBuffer | null): HostFault | undefined {
  if (!body || !headers.get('content-type')?.startsWith('application/json')) return undefined;
  const { fault = '' } = JSON.parse(new TextDecoder().decode(body)) as { fault?: string };
  return Object.hasOwn(statusOf, fault) ? (fault as HostFault) : undefined;
}

/** Sends the HTTP requests of the desk's worker, reports the pending one, and can cancel all. */
export class Requests {
  private stopping = new AbortController();
  private readonly pending: Step[] = [];
  private readonly onStep: (step: Step | undefined) => void;
  private readonly tokenNow: TokenNow | undefined;

  constructor(onStep: (step: Step | undefined) => void, tokenNow?: TokenNow) {
    this.onStep = onStep;
    this.tokenNow = tokenNow;
  }

  stop() {
    this.stopping.abort(new NotReached('Stopped.'));
    this.stopping = new AbortController();
  }

  /**
   * Returns the complete response; what is only read may be missing (404). Rejects with HostRefused for a refusal and
   * for a failure with a code, and with NotReached otherwise.
   */
  async ask(what: RequestPath, init?: RequestInit): Promise<Response> {
    const step = /^\w+/.exec(what)![0] as Step;
    this.pending.push(step);
    this.onStep(this.pending[0]);
    try {
      const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(timeLimit)]);
      const token = await this.tokenNow?.();
      const headers = {
        ...init?.headers,
        ...(token && { authorization: `Bearer ${token}`, 'x-desk-build': __DESK_BUILD__ }),
      };
      const response = await fetch(`/api/${what}`, { ...init, headers, signal });
      const body = response.status === 204 ? null : await response.arrayBuffer();
      const isMissing = response.status === 404 && init === undefined;
      if (!response.ok && !isMissing) throw refusalOf(response, body);
      return new Response(body, { status: response.status });
    } catch (cause) {
      if (cause instanceof NotReached) throw cause;
      // `tokenNow` runs in the page, and its errors arrive here as plain ones with their names.
      const { name, message } = cause as Error;
      if (name === 'HostRefused') throw new HostRefused(message);
      throw new NotReached('No answer.', { cause });
    } finally {
      this.pending.splice(this.pending.indexOf(step), 1);
      this.onStep(this.pending[0]);
    }
  }
}
