import { expect, test } from 'vitest';
import { LocalData, Refusal, type StoredValue } from '../../scripts/accounts/local-data.ts';
import { type StoreCall, storeCalls } from '../../scripts/accounts/local-store.ts';
import type { Claims } from '../../scripts/accounts/local-tokens.ts';
import { localProject } from '../../src/accounts/service.ts';
import { actsOn, fieldsOf, nameOf, type Send } from './rule-cases.ts';
import { staffBefore, staffCases } from './staff-rule-cases.ts';
import { userCases } from './user-rule-cases.ts';

const data = new LocalData();
const time = '2026-11-24T06:00:00.000000Z';
for (const [path, fields] of Object.entries(staffBefore))
  data.state.documents[nameOf(path)] = {
    fields: fieldsOf(fields) as Record<string, StoredValue>,
    createTime: time,
    updateTime: time,
  };
const calls = storeCalls(data, localProject);

const send: Send = (method, body, sender) =>
  Promise.resolve()
    .then(() => calls[method]!(body as StoreCall, sender as Claims | undefined))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 403) return false;
        throw error;
      },
    );

// The same cases are tried on the official emulator with firestore.rules.
for (const [what, allowed, attempt] of [...userCases, ...staffCases])
  test(`the local store ${allowed ? 'allows' : 'refuses'} ${what}`, async () => {
    expect(await attempt(actsOn(send))).toBe(allowed);
  });
