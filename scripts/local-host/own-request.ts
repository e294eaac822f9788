import type { IncomingMessage } from 'node:http';

/** The names of this machine. Any other name in a request belongs to a foreign site that points to this machine. */
const isThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a request was sent to this machine by its own name. */
export const isForThisMachine = ({ headers: { host = '' } }: IncomingMessage) =>
  isThisMachine.test(host);

/** Whether a request comes from a page of this server, or from a program that is not a browser. */
export const isOwnRequest = (request: IncomingMessage) =>
  isForThisMachine(request) &&
  (request.headers.origin === undefined ||
    request.headers.origin === `http://${request.headers.host}`);
