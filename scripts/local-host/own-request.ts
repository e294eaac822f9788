import type { IncomingMessage } from 'node:http';

/** The names of this machine; any other name in a request is that of a site which points here. */
const isThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a request was sent to this machine by its own name. */
export const isForThisMachine = ({ headers: { host = '' } }: IncomingMessage) =>
  isThisMachine.test(host);

/** Whether a page of this very server has sent a request, or a program that is no browser. */
export const isOwnRequest = (request: IncomingMessage) =>
  isForThisMachine(request) &&
  (request.headers.origin === undefined ||
    request.headers.origin === `http://${request.headers.host}`);
