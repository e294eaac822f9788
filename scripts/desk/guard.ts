import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Why a request is not answered. */
export interface Refusal {
  status: 400 | 403 | 405 | 415;
  words: string;
}

/**
 * Keeps everybody from the desk but the person who started it: other sites that are open in the same browser, names
 * that somebody points at this computer, programs that guess.
 */
export class Guard {
  /** Goes with the address that the terminal shows, once; then it is a cookie that no script can read. */
  readonly key = randomBytes(24).toString('base64url');
  private readonly hosts: readonly string[];
  /** Cookies do not know of ports: each desk of a computer has a name of its own for it. */
  private readonly cookieName: string;

  constructor(port: number) {
    this.cookieName = `desk-key-${port}`;
    this.hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  }

  refusalOf(request: IncomingMessage): Refusal | undefined {
    const { host = '', origin, cookie = '', 'content-type': type = '' } = request.headers;
    const site = request.headers['sec-fetch-site'];
    // A foreign name that leads to this computer: its page would count as one of this server.
    if (!this.hosts.includes(host))
      return { status: 403, words: 'This is not the name of the desk.' };
    if (origin !== undefined && origin !== `http://${host}`)
      return { status: 403, words: 'Another page asked for this.' };
    // The preview too is another page: it runs what the pages of the site run.
    const isOpened = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
    if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpened)
      return { status: 403, words: 'Another page asked for this.' };
    if (request.method !== 'GET' && request.method !== 'POST')
      return { status: 405, words: 'The desk does not know how to do this.' };
    // What a form of another page cannot send.
    if (request.method === 'POST' && !/^application\/(json|octet-stream)$/.test(type))
      return { status: 415, words: 'The desk does not read this.' };
    const told = cookie.split('; ').find((one) => one.startsWith(`${this.cookieName}=`));
    return this.isKey(told?.slice(this.cookieName.length + 1))
      ? undefined
      : { status: 403, words: 'Open the desk with the address that stands where it was started.' };
  }

  /** Whether a request brings the key in its address, to be kept as a cookie. */
  isArrival(request: IncomingMessage, address: URL): boolean {
    const key = address.searchParams.get('key');
    return (
      this.hosts.includes(request.headers.host ?? '') &&
      address.pathname === '/' &&
      key !== null &&
      this.isKey(key)
    );
  }

  get cookie(): string {
    return `${this.cookieName}=${this.key}; HttpOnly; SameSite=Strict; Path=/`;
  }

  private isKey(told: string | undefined): boolean {
    const [one, other] = [Buffer.from(told ?? ''), Buffer.from(this.key)];
    return one.length === other.length && timingSafeEqual(one, other);
  }
}
