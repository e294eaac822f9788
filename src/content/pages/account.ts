import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { button, revealPassword, seo } from '../page-parts.ts';

const next = { class: 'must', start: 'must', trainer: 'may' } as const;

/** content/pages/account.yaml: My week. */
export const accountPage = group({
  seo: seo(),
  image: image.optional(),
  focus: focus.optional(),
  title: text(40),
  signedInAs: sentence({ account: 'must' }),
  logOut: text(40),
  checking: sentence(),
  signedOut: group({
    title: text(80),
    body: sentence(),
    signIn: text(40),
    signUp: text(40),
    schedule: text(60),
  }),
  empty: group({ title: text(80), body: sentence(), button }),
  week: group({
    next: sentence({ ...next, day: 'must' }),
    nextToday: sentence(next),
    nextTomorrow: sentence(next),
    onNow: sentence({ class: 'must', end: 'may' }),
    savedOne: text(60),
    saved: sentence({ count: 'must' }),
    savedOf: sentence({ count: 'must', limit: 'must' }),
    removeButton: text(30),
    removeName: sentence({ class: 'must', day: 'may', start: 'may' }),
    removed: sentence({ class: 'must', day: 'may', start: 'may' }),
    undo: text(30),
    clash: sentence({ class: 'must' }),
    clashNote: sentence(),
    cancelled: sentence({ date: 'must', reason: 'may' }),
    leftOne: sentence(),
    left: sentence({ goneCount: 'must' }),
    limit: sentence({ limit: 'must' }),
  }),
  calendar: group({ add: text(60), note: sentence(), name: sentence() }),
  password: group({
    heading: text(60),
    current: text(60),
    new: text(60),
    hint: sentence(),
    ...revealPassword,
    button: text(40),
    busy: text(60),
  }),
  delete: group({
    heading: text(60),
    body: sentence(),
    button: text(40),
    confirmTitle: text(80),
    confirmBody: sentence({ account: 'may' }),
    password: text(60),
    confirmButton: text(40),
    cancelButton: text(40),
    busy: text(60),
  }),
  sharedAccount: sentence(),
  withoutScript: sentence(),
});

export type AccountPageContent = z.infer<typeof accountPage>;
