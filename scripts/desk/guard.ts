import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Why a request is refused. */
export interface Refusal {
  status: 400 | 403 | 405 | 415;
  words: string;
}

/**
 * Admits only the person who started the desk: no other sites in the browser (CSRF), no foreign names of this computer
 * (DNS rebinding), no programs that guess.
 */
export class Guard {
  /** Sent once, in the address that the terminal shows, then kept in a cookie that no script can read. */
  readonly key = randomBytes(24).toString('base64url');
  private readonly hosts: readonly string[];
  /** Contains the port, because all ports of a host share their cookies. */
  private readonly cookieName: string;

  constructor(port: number) {
    this.cookieName = `desk-key-${port}`;
    this.hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  }

  refusalOf(request: IncomingMessage): Refusal | undefined {
    const { host = '', origin, cookie = '', 'content-type': type = '' } = request.headers;
    const site = request.headers['sec-fetch-site'];
    // DNS rebinding: a page under a foreign name that resolves to this computer would be same-origin.
    if (!this.hosts.includes(host))
      return { status: 403, words: 'This is not the name of the desk.' };
    if (origin !== undefined && origin !== `http://${host}`)
      return { status: 403, words: 'Another page asked for this.' };
    // The preview is another page too: it runs the scripts of the site.
    const isOpened = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
    if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpened)
      return { status: 403, words: 'Another page asked for this.' };
    if (request.method !== 'GET' && request.method !== 'POST')
      return { status: 405, words: 'The desk does not know how to do this.' };
    // Forms on other pages cannot send these types.
    if (request.method === 'POST' && !/^application\/(json|octet-stream)$/.test(type))
      return { status: 415, words: 'The desk does not read this.' };
    const sent = cookie.split('; ').find((one) => one.startsWith(`${this.cookieName}=`));
    return this.isKey(sent?.slice(this.cookieName.length + 1))
      ? undefined
      : { status: 403, words: 'Open the desk with the address that stands where it was started.' };
  }

  /** Whether a request carries the key in its address, and should get the cookie. */
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

  private isKey(candidate: string | undefined): boolean {
    const [one, other] = [Buffer.from(candidate ?? ''), Buffer.from(this.key)];
    return one.length === other.length && timingSafeEqual(one, other);
  }
}
