import type { IncomingMessage, ServerResponse } from 'node:http';
import { largestBody } from '../../src/host/create-host.ts';

/**
 * Converts a request of Node's server to a `Request`, with only the headers that the host (src/host) reads: add new
 * ones here.
 */
export function requestOf(
  { method = 'GET', headers: sent }: IncomingMessage,
  { href }: URL,
  body: Buffer,
) {
  const names = ['content-type', 'content-length', 'authorization', 'x-desk-build'];
  const headers = names.flatMap((name) =>
    typeof sent[name] === 'string' ? [[name, sent[name]] as [string, string]] : [],
  );
  const withBody = body.length > 0 && { body: new Uint8Array(body) };
  return new Request(href, { method, headers, ...withBody });
}

/** Sends a `Response` through Node's server. */
export async function send(target: ServerResponse, response: Response) {
  target.writeHead(response.status, Object.fromEntries(response.headers));
  target.end(Buffer.from(await response.arrayBuffer()));
}

/** Reads the body of a request; returns 'too-large' if it exceeds the limit. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer | 'too-large'> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBody) return 'too-large';
    parts.push(part);
  }
  return Buffer.concat(parts);
}
