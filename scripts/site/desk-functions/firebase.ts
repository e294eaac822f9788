import { onRequest } from 'firebase-functions/https';
import { defineSecret } from 'firebase-functions/params';
import { requestOf, send } from '../../desk/node-requests.ts';
import { answer } from './host-from-environment.ts';

const key = defineSecret('DESK_REPOSITORY_KEY');

/**
 * https://firebase.google.com/docs/functions/http-events. In Mumbai, beside the store of the accounts. One instance, for
 * 80 requests at a time: its limits count all requests of a person, and nobody can make it cost more.
 */
export const desk = onRequest(
  {
    region: 'asia-south1',
    secrets: [key],
    maxInstances: 1,
    concurrency: 80,
    memory: '512MiB',
    timeoutSeconds: 60,
    invoker: 'public',
  },
  async (request, response) => {
    const address = new URL(request.url ?? '/', 'https://desk');
    const given = requestOf(request, address, request.rawBody ?? Buffer.alloc(0));
    await send(response, await answer(given, process.env));
  },
);
