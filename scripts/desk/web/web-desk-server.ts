import { createServer, type Server } from 'node:http';
import type { Connect } from 'vite';
import { fileOfDesk, headers, sendFile, type DeskPageParts } from '../desk-page.ts';
import { bodyOf, requestOf, send } from '../node-requests.ts';

interface WebDeskParts extends DeskPageParts {
  /** The accounts of the site, on this machine. */
  accounts: Connect.NextHandleFunction;
  /** The handler of a function host. */
  handle: (request: Request) => Promise<Response>;
  /** The JSON files that the website publishes for the desk, by address. */
  facts: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Serves a desk as on the web: its files to anybody, and its API to signed-in staff. */
export function webDeskServer(parts: WebDeskParts): Server {
  return createServer((request, response) => {
    parts.accounts(request, response, () => {
      answer().catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });

    async function answer() {
      const address = new URL(request.url ?? '/', 'http://desk');
      for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
      const fact = Object.hasOwn(parts.facts, address.pathname) && parts.facts[address.pathname];
      if (fact) return send(response, Response.json(await fact()));
      const file = request.method === 'GET' && (await fileOfDesk(parts, address.pathname));
      if (file) return sendFile(response, parts, address.pathname, file);
      const body = await bodyOf(request);
      if (body === 'too-large') return void response.writeHead(413, { connection: 'close' }).end();
      return send(response, await parts.handle(requestOf(request, address, body)));
    }
  });
}
