import { beforeAll, describe, expect, test } from 'vitest';
import { localProject } from '../../src/accounts/service.ts';
import { actsOn, fieldsOf, nameOf, type Send, type Sender } from '../accounts/rule-cases.ts';
import { staffBefore, staffCases } from '../accounts/staff-rule-cases.ts';
import { userCases } from '../accounts/user-rule-cases.ts';
import { emulators } from './emulators.ts';

const base = `${emulators?.store}/v1/projects/${localProject}/databases/(default)/documents`;

/** An unsigned token, which the emulator takes. */
function tokenOf(claims: NonNullable<Sender>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const iss = `https://securetoken.google.com/${localProject}`;
  const payload = { user_id: claims.sub, iss, aud: localProject, iat: now, exp: now + 3600 };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...payload, ...claims })}.`;
}

const post = (method: string, body: object, token: string | undefined) =>
  fetch(`${base}:${method}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

const send: Send = async (method, body, sender) => {
  const { status } = await post(method, body, sender && tokenOf(sender));
  expect([200, 403]).toContain(status);
  return status === 200;
};

describe.skipIf(!emulators)('the rules of the document store', () => {
  beforeAll(async () => {
    const writes = Object.entries(staffBefore).map(([path, fields]) => ({
      update: { name: nameOf(path), fields: fieldsOf(fields) },
    }));
    // The emulator lets this token past the rules.
    expect((await post('commit', { writes }, 'owner')).status).toBe(200);
  });

  for (const [what, allowed, attempt] of [...userCases, ...staffCases])
    test(`${allowed ? 'allow' : 'refuse'} ${what}`, async () => {
      expect(await attempt(actsOn(send))).toBe(allowed);
    });
});
