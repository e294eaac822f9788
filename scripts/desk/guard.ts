import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The reason why `Guard` refuses a request. */
export interface Refusal {
  status: 400 | 403 | 405 | 415;
  words: string;
}

const notOurName: Refusal = { status: 403, words: 'This address does not belong to the desk.' };
const otherPage: Refusal = { status: 403, words: 'This request came from another page.' };

/**
 * Admits only the person who started the desk on this computer, and refuses other sites in the browser (CSRF), foreign
 * host names of this computer (DNS rebinding) and programs that guess.
 */
export class Guard {
  /** Gets each new key, such as "x7…". A key opens the desk once. */
  private readonly onKey: (key: string) => void;
  private key = '';
  /** The value of an HttpOnly cookie, which the browser gets when a key is used. */
  private readonly secret = newKey();
  private readonly hosts: readonly string[];
  /** The name of the cookie, with the port, because all ports of a host share their cookies. */
  private readonly cookieName: string;

  constructor(port: number, onKey: (key: string) => void) {
    this.cookieName = `desk-key-${port}`;
    this.hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
    this.onKey = onKey;
    this.renewKey();
  }

  /**
   * Checks requests of the frame, which has no origin and sends no cookie: scripts, styles and pictures of the site,
   * which anybody may see. Foreign host names are refused here too.
   */
  refusalOfFrame({ headers: { host = '' }, method }: IncomingMessage): Refusal | undefined {
    return this.hosts.includes(host) && method === 'GET' ? undefined : notOurName;
  }

  /** Checks requests of the page: the host name, the origin, the method, the type of the body and the cookie. */
  refusalOf(request: IncomingMessage): Refusal | undefined {
    const { host = '', origin, cookie = '', 'content-type': type = '' } = request.headers;
    const site = request.headers['sec-fetch-site'];
    // A page under a foreign name that resolves to this computer would be of the same origin (DNS rebinding).
    if (!this.hosts.includes(host)) return notOurName;
    if (origin !== undefined && origin !== `http://${host}`) return otherPage;
    // The preview counts as another page, because it runs scripts of the site.
    const isOpened = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
    if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpened)
      return otherPage;
    if (request.method !== 'GET' && request.method !== 'POST')
      return { status: 405, words: 'The desk does not support this kind of request.' };
    // Forms on other pages cannot send these types.
    if (request.method === 'POST' && !/^application\/(json|octet-stream)$/.test(type))
      return { status: 415, words: 'The desk does not accept this type of content.' };
    const sent = cookie.split('; ').find((one) => one.startsWith(`${this.cookieName}=`));
    return isSame(sent?.slice(this.cookieName.length + 1) ?? '', this.secret)
      ? undefined
      : {
          status: 403,
          words:
            'Open the desk with the newest address in the terminal where it was started. Each address works once. If the newest one leads here as well, allow cookies for 127.0.0.1 in your browser.',
        };
  }

  /** Uses up the key of a request; returns whether the answer should set the cookie. */
  admit(request: IncomingMessage, address: URL): boolean {
    const key = address.searchParams.get('key');
    const isRight =
      this.hosts.includes(request.headers.host ?? '') &&
      address.pathname === '/' &&
      key !== null &&
      isSame(key, this.key);
    if (isRight) this.renewKey();
    return isRight;
  }

  /** The Set-Cookie header for an admitted request. */
  get cookie(): string {
    return `${this.cookieName}=${this.secret}; HttpOnly; SameSite=Strict; Path=/`;
  }

  private renewKey() {
    this.key = newKey();
    this.onKey(this.key);
  }
}

const newKey = () => randomBytes(24).toString('base64url');

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
