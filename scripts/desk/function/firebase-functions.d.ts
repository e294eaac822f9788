// The types of the part of the package firebase-functions that the function of the desk uses. The package is not
// installed for this repository, but beside the built function when that is deployed. Compare these types with the
// package when its version in the deployed function is raised.
declare module 'firebase-functions/params' {
  export interface Secret {
    name: string;
  }
  export function defineSecret(name: string): Secret;
}

declare module 'firebase-functions/https' {
  import type { Secret } from 'firebase-functions/params';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Handler = (
    request: IncomingMessage & { rawBody?: Buffer<ArrayBuffer> },
    response: ServerResponse,
  ) => Promise<void>;
  export interface Options {
    region: string;
    secrets: readonly Secret[];
    maxInstances: number;
    concurrency: number;
    memory: string;
    timeoutSeconds: number;
    invoker: 'public';
  }
  export function onRequest(options: Options, handler: Handler): Handler;
}
