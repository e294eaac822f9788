import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerRequest } from '../../src/host/workspace/workspace-server.ts';
import type { Workspace } from '../../src/host/workspace/workspace.ts';
import type { Guard } from './guard.ts';
import { fileOfDesk, headers, sendFile, type DeskPageParts } from './desk-page.ts';
import { bodyOf, requestOf, send } from './node-requests.ts';
import { contentHeader } from './running-desk.ts';

interface DeskServerParts extends DeskPageParts {
  guard: Guard;
  workspace: Workspace;
}

/**
 * Creates the server of the desk, for this computer only: serves the files of the page, and the workspace behind it.
 */
export function deskServer(parts: DeskServerParts): Server {
  let lastError = '';
  return createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      // The page asks again every second.
      if (String(error) !== lastError) console.error(error);
      lastError = String(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function answer(parts: DeskServerParts, request: IncomingMessage, response: ServerResponse) {
  const { guard, workspace } = parts;
  const address = new URL(request.url ?? '/', 'http://desk');
  for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
  response.setHeader(contentHeader, parts.name);
  if (guard.admit(request, address)) {
    // Not a redirect: the strict cookie would not be sent on a navigation that began in a local file.
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'set-cookie': guard.cookie,
    });
    response.end(
      '<!doctype html><meta http-equiv="refresh" content="0; url=/"><link rel="icon" href="data:,"><title>The desk</title>',
    );
    return;
  }
  const file = await fileOfDesk(parts, address.pathname);
  // The frame of the preview has no origin, and sends no cookie.
  const refusal = file?.isForFrame ? guard.refusalOfFrame(request) : guard.refusalOf(request);
  if (refusal) {
    // Shown to a person in the browser.
    response.writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(refusal.words);
    return;
  }
  if (file && request.method === 'GET') return sendFile(response, parts, address.pathname, file);
  const body = await bodyOf(request);
  if (body === 'too-large') return void response.writeHead(413, { connection: 'close' }).end();
  const answered = await answerRequest(workspace, requestOf(request, address, body));
  await send(response, answered ?? new Response(null, { status: 404 }));
}
