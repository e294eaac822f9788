import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import { sharedUid } from '../../src/accounts/service.ts';
import { isOwnRequest } from '../local-host/own-request.ts';
import { identityCalls, refreshSession, type OnReset } from './local-identity.ts';
import { LocalData } from './local-state.ts';
import { storeCalls } from './local-store.ts';
import { LocalTokens } from './local-tokens.ts';
import { newUser, setPassword } from './local-users.ts';
import { Refusal } from './refusal.ts';

export interface LocalAccountsOptions {
  project: string;
  /** File for the accounts; without it they are lost when the process ends. */
  file?: string | undefined;
  /** The shared account, recreated with its password at each start. */
  testAccount?: { email: string; password: string } | undefined;
  /** Called with each password reset link, which a hosted service would e-mail. */
  onReset?: OnReset;
}

/** URL paths of the two services. */
const isCall = /^\/((identitytoolkit|securetoken)\.googleapis\.com\/|v1\/projects\/)/;

/** In characters; the longest request of the site has a few thousand. */
const maxCharacters = 100_000;

/**
 * The local account service: the subset of the REST APIs of Firebase Authentication and Firestore that this site uses,
 * for development and trials on one computer. Responds to anything else with 501.
 */
export function createLocalAccounts(options: LocalAccountsOptions): Connect.NextHandleFunction {
  const { project, file, testAccount, onReset = () => undefined } = options;
  const data = new LocalData(file);
  const tokens = new LocalTokens(project, data);
  if (testAccount) seed(data, testAccount);
  const identity = identityCalls(data, tokens, onReset);
  const store = storeCalls(data, project);
  const documents = `/v1/projects/${project}/databases/(default)/documents:`;

  function answer(path: string, text: string, authorization: string): object | undefined {
    const call = /^\/identitytoolkit\.googleapis\.com\/v1\/(accounts:\w+)$/.exec(path)?.[1];
    if (call !== undefined) return known(identity, call)(JSON.parse(text || '{}') as object);
    if (path === '/securetoken.googleapis.com/v1/token')
      return refreshSession(tokens, project, new URLSearchParams(text).get('refresh_token') ?? '');
    if (!path.startsWith(documents)) return undefined;
    const claims = tokens.read(authorization.replace(/^Bearer /, ''));
    return known(store, path.slice(documents.length))(JSON.parse(text || '{}') as object, claims);
  }

  return (request, response, next) => {
    const path = request.url!.replace(/[?#].*$/s, '');
    if (!isCall.test(path)) return next();
    const reply = (status: number, body: object) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
      response.end(JSON.stringify(body));
    };
    if (!isOwnRequest(request)) {
      const message = 'The local account service answers the pages of this server only.';
      return reply(403, { error: { code: 403, message } });
    }
    read(request)
      .then((text) => {
        const body = answer(path, text, request.headers.authorization ?? '');
        if (!body) throw new Refusal(501, `${path} is not part of the local account service.`);
        reply(200, body);
      })
      .catch((error: unknown) => {
        const { message } = error as Error;
        const refusal = error instanceof Refusal ? error : new Refusal(500, message, 'INTERNAL');
        const { code, status } = refusal;
        reply(code, { error: { code, message: refusal.message, status } });
      });
  };
}

function known<Call>(calls: Record<string, Call>, name: string): Call {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call)
    throw new Refusal(501, `${name} is not part of the local account service.`, 'UNIMPLEMENTED');
  return call;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > maxCharacters) throw new Refusal(413, 'The request is too large.');
  }
  return text;
}

/** Recreates the shared account with the password of the content and an empty document. */
function seed(data: LocalData, { email, password }: { email: string; password: string }) {
  const old = data.userByEmail(email);
  if (old) delete data.state.users[old.localId];
  const user = newUser(email, sharedUid);
  setPassword(user, password);
  data.state.users[sharedUid] = user;
  data.save();
}
