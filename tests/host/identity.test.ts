import { createLocalJWKSet, errors, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { identityLookup } from '../../src/host/identity.ts';

const project = 'the-gym';
const now = Date.parse('2026-11-24T06:00:00Z');
const seconds = now / 1000;

let ours: CryptoKey;
let foreign: CryptoKey;
let keys: ReturnType<typeof createLocalJWKSet>;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  ours = pair.privateKey;
  foreign = (await generateKeyPair('RS256')).privateKey;
  const kid = 'a-key-of-google';
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256' }] });
});

const claims = {
  sub: 'uid-of-asha',
  email: 'Asha@Example.com',
  email_verified: true,
  auth_time: seconds - 600,
  iat: seconds - 600,
  exp: seconds + 3000,
  aud: project,
  iss: `https://securetoken.google.com/${project}`,
};

const tokenOf = (changed: object = {}, key = ours) =>
  new SignJWT({ ...claims, ...changed })
    .setProtectedHeader({ alg: 'RS256', kid: 'a-key-of-google' })
    .sign(key);

const requestWith = (authorization: string) =>
  new Request('https://desk.example/api/head', { headers: { authorization } });

const settings = { project, now: () => now };
const identityWith = (token: string, changed: object = {}) =>
  identityLookup({ ...settings, keys, ...changed })(requestWith(`Bearer ${token}`));

test('a token of the site names its person', async () => {
  const token = await tokenOf();
  const identity = { uid: 'uid-of-asha', email: 'asha@example.com', token };
  expect(await identityWith(token)).toEqual(identity);
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each<[string, () => Promise<string>, string]>([
  ['is signed by somebody else', () => tokenOf({}, foreign), 'signed-out'],
  ['has expired', () => tokenOf({ exp: seconds - 60 }), 'expired'],
  ['is of another project', () => tokenOf({ aud: 'another-gym' }), 'signed-out'],
  ['has another issuer', () => tokenOf({ iss: 'https://securetoken.google.com/x' }), 'signed-out'],
  [
    'is of an address that nobody confirmed',
    () => tokenOf({ email_verified: false }),
    'not-confirmed',
  ],
  ['has no address', () => tokenOf({ email: undefined }), 'signed-out'],
  ['has no subject', () => tokenOf({ sub: '' }), 'signed-out'],
  ['was signed in in the future', () => tokenOf({ auth_time: seconds + 900 }), 'signed-out'],
  ['never expires', () => tokenOf({ exp: undefined }), 'signed-out'],
  [
    'is not signed',
    () => Promise.resolve(`${encoded({ alg: 'none' })}.${encoded(claims)}.`),
    'signed-out',
  ],
  [
    'takes the public key for a password',
    () =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'a-key-of-google' })
        .sign(new TextEncoder().encode('x'.repeat(32))),
    'signed-out',
  ],
  [
    'has the letters of its signature in another order',
    async () => (await tokenOf()).replace(/(\.[^.]+\.)(.{9})(.*)/, '$1$3$2'),
    'signed-out',
  ],
  ['is no token', () => Promise.resolve('hello'), 'signed-out'],
])('a token that %s is refused', async (_, make, fault) => {
  expect(await identityWith(await make())).toBe(fault);
});

test('a request without a token is signed out', async () => {
  const identityOf = identityLookup({ ...settings, keys });
  expect(await identityOf(new Request('https://desk.example/api/head'))).toBe('signed-out');
  expect(await identityOf(requestWith('Basic YTpi'))).toBe('signed-out');
});

test('keys that cannot be fetched are no reason to sign out', async () => {
  const away = () => Promise.reject(new TypeError('fetch failed'));
  expect(await identityWith(await tokenOf(), { keys: away })).toBe('away');
  const broken = () =>
    Promise.reject(new errors.JOSEError('Expected 200 OK from the JSON Web Key Set HTTP response'));
  expect(await identityWith(await tokenOf(), { keys: broken })).toBe('away');
});
