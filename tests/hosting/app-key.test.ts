import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appKeyOf } from '../../scripts/desk/setup/app-key.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const file = Buffer.from(privateKey.export({ type: 'pkcs1', format: 'pem' }));
const repository = { owner: 'the-owner', name: 'the-website', branch: 'main', folder: 'content' };
let server: Server;
let address: string;

beforeEach(async () => {
  server = createServer((request, response) => {
    const [, sent = ''] = request.headers.authorization!.split(' ');
    const isInstalled = request.url === '/repos/the-owner/the-website/installation';
    jwtVerify(sent, publicKey).then(
      ({ payload }) =>
        response
          .writeHead(isInstalled && String(payload.iss) === '4321' ? 200 : 404)
          .end('{"id":99}'),
      () => response.writeHead(401).end('{}'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

test('the file of an app becomes a secret that every host reads', async () => {
  const secret = await appKeyOf(address, file, 4321, repository);
  expect(JSON.parse(secret)).toEqual({
    appId: 4321,
    installationId: 99,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  });
});

test('another file, and an app that is not installed, are told apart', async () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const otherFile = Buffer.from(other.export({ type: 'pkcs1', format: 'pem' }));
  await expect(appKeyOf(address, Buffer.from('text'), 4321, repository)).rejects.toThrow(
    'The file holds no private key.',
  );
  await expect(appKeyOf(address, otherFile, 4321, repository)).rejects.toThrow(
    'GitHub does not accept this file',
  );
  await expect(appKeyOf(address, file, 4321, { ...repository, name: 'other' })).rejects.toThrow(
    'The app is not installed at the-owner/other.',
  );
});
