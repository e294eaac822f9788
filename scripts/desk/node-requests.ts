import type { IncomingMessage, ServerResponse } from 'node:http';

/** In bytes: all photographs of one save, in base64. */
const largestBody = 60_000_000;

/** A request of Node as one of the web, with the headers that a desk reads. */
export function requestOf(
  { method = 'GET', headers: sent }: IncomingMessage,
  { href }: URL,
  body: Buffer,
) {
  const headers = ['content-type', 'authorization', 'x-desk-build'].flatMap((name) =>
    typeof sent[name] === 'string' ? [[name, sent[name]] as [string, string]] : [],
  );
  return new Request(href, {
    method,
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

export async function send(response: ServerResponse, answered: Response) {
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}

/** 'too-large' for more than a save with all its photographs has. */
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
