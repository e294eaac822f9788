import type { Requests } from './requests.ts';

/** Sends JSON. */
export const post = (requests: Requests, what: string, body: unknown) =>
  requests.ask(what, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
