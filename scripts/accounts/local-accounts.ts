/*
 * The local account service: the subset of the REST APIs of Firebase Authentication and Firestore that this site uses,
 * for development and tests on one computer.
 */

import type { JSONWebKeySet } from 'jose';
import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import { testAccountUid } from '../../src/accounts/service.ts';
import type { Member } from '../../src/host/staff.ts';
import { isOwnRequest } from '../deploy/valid-requests.ts';
import { LocalData, Refusal } from './local-data.ts';
import {
  confirmAddress,
  identityCalls,
  isPasswordOf,
  type LinkCallbacks,
  newUser,
  refreshSession,
  setPassword,
} from './local-identity.ts';
import { documentPrefix, storeCalls } from './local-store.ts';
import { LocalTokens } from './local-tokens.ts';

/** Options of the local account service. */
export interface LocalAccountsOptions extends Partial<LinkCallbacks> {
  project: string;
  /** The file for the accounts; without it they are lost when the process ends. */
  file?: string | undefined;
  /** The test account, which is recreated with its password at each start. */
  testAccount?: SeededAccount | undefined;
  /** The staff of the desk, whom each start puts on the list with confirmed accounts. */
  staff?: readonly (SeededAccount & Member)[] | undefined;
}

interface LocalAccounts {
  middleware: Connect.NextHandleFunction;
  /** The public keys of the ID tokens. */
  keys: () => JSONWebKeySet;
}

/** The path of links that confirm an e-mail address, which is the same as that of the hosted service. */
export const actionAddress = '/__/auth/action';

/** The URL paths of Firebase Authentication and Firestore that the local service answers. */
const callPattern =
  /^\/((identitytoolkit|securetoken)\.googleapis\.com\/|v1\/projects\/|__\/auth\/action$)/;

/** The maximum length of a request, far above what the site and its desk send. */
const maxCharacters = 1_500_000;

/** Makes the local account service. It answers calls that the site does not use with 501. */
export function createLocalAccounts(options: LocalAccountsOptions): LocalAccounts {
  const { project, file, testAccount, staff } = options;
  const { onReset = () => undefined, onConfirm = () => undefined } = options;
  const data = new LocalData(file);
  const tokens = new LocalTokens(project, data);
  if (testAccount) seedTestAccount(data, testAccount);
  if (staff) seedStaff(data, project, staff);
  const identity = identityCalls(data, tokens, { onReset, onConfirm });
  const store = storeCalls(data, project);
  const documents = `/v1/${documentPrefix(project).slice(0, -1)}:`;

  async function answer(path: string, query: string, text: string, authorization: string) {
    if (path === actionAddress)
      return confirmAddress(new URLSearchParams(query).get('oobCode') ?? '', data);
    const call = /^\/identitytoolkit\.googleapis\.com\/v1\/(accounts:\w+)$/.exec(path)?.[1];
    if (call !== undefined) return callNamed(identity, call)(JSON.parse(text || '{}') as object);
    if (path === '/securetoken.googleapis.com/v1/token')
      return refreshSession(tokens, project, new URLSearchParams(text).get('refresh_token') ?? '');
    if (!path.startsWith(documents)) return undefined;
    const claims = await tokens.claimsOf(authorization.replace(/^Bearer /, ''));
    return callNamed(store, path.slice(documents.length))(
      JSON.parse(text || '{}') as object,
      claims,
    );
  }

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const [path = '', query = ''] = request.url!.split(/[?#]/);
    if (!callPattern.test(path)) return next();
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
    bodyOf(request)
      .then(async (text) => {
        const body = await answer(path, query, text, request.headers.authorization ?? '');
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
  return { middleware, keys: () => tokens.publicKeys };
}

function callNamed<Call>(calls: Record<string, Call>, name: string): Call {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call)
    throw new Refusal(501, `${name} is not part of the local account service.`, 'UNIMPLEMENTED');
  return call;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > maxCharacters) throw new Refusal(413, 'The request is too large.');
  }
  return text;
}

/** An account with a known password, which the local account service creates at its start. */
export interface SeededAccount {
  email: string;
  password: string;
}

/** Recreates the test account with the e-mail address and the password of the content. */
export function seedTestAccount(data: LocalData, { email, password }: SeededAccount) {
  const old = data.userByEmail(email);
  if (old) delete data.state.users[old.localId];
  const user = newUser(email, testAccountUid);
  setPassword(user, password);
  data.state.users[testAccountUid] = user;
  data.save();
}

/** Puts staff on the list, with confirmed accounts. An account keeps its sessions unless its password is new. */
export function seedStaff(
  data: LocalData,
  project: string,
  staff: readonly (SeededAccount & Member)[],
) {
  for (const { email, password, name, role } of staff) {
    const old = data.userByEmail(email);
    const user = old ?? newUser(email);
    if (!isPasswordOf(old, password)) setPassword(user, password);
    user.isConfirmed = true;
    data.state.users[user.localId] = user;
    const time = new Date().toISOString();
    data.state.documents[`${documentPrefix(project)}staff/${user.email}`] = {
      fields: { name: { stringValue: name }, role: { stringValue: role } },
      createTime: time,
      updateTime: time,
    };
  }
  data.save();
}
