import { onRequest } from 'firebase-functions/https';
import { defineSecret } from 'firebase-functions/params';
import { requestOf, send } from '../node-requests.ts';
import { answer } from './answer.ts';

const key = defineSecret('DESK_REPOSITORY_KEY');

/**
 * The function of the desk at Firebase (https://firebase.google.com/docs/functions/http-events), in Mumbai, near the
 * database of the accounts. It has a single instance, so that rate limits can be counted in memory, and costs are
 * limited.
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
