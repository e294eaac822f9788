import type { Requests } from './requests.ts';

/** Sends a JSON body to the server behind the desk. */
export const post = (requests: Requests, what: string, body: unknown) =>
  requests.ask(what, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
