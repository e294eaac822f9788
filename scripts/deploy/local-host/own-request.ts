import type { IncomingMessage } from 'node:http';

/** The host names of this computer. Any other name belongs to a foreign site that resolves to it (DNS rebinding). */
const isThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a request has a host name of this computer. */
export const isForThisMachine = ({ headers: { host = '' } }: IncomingMessage) =>
  isThisMachine.test(host);

/** Whether a request for this computer names the origin of this server, or none, as from a program. */
export const isOwnRequest = (request: IncomingMessage) =>
  isForThisMachine(request) &&
  (request.headers.origin === undefined ||
    request.headers.origin === `http://${request.headers.host}`);
