import type { ColleagueDraft } from './drafts-of-staff.ts';
import type { Colleague } from './sync-state.ts';

/** In milliseconds: somebody who changed something this recently is still changing it. */
const activeFor = 120_000;
/** In milliseconds: nobody works on an older draft any more. */
const maxAge = 14 * 86_400_000;

/** The colleagues with a draft that they may still publish; `now` in milliseconds since 1970. */
export const colleaguesOf = (drafts: readonly ColleagueDraft[], now: number): Colleague[] =>
  drafts.flatMap(({ name, about, at }) => {
    const age = now - Date.parse(at);
    return age > maxAge ? [] : { name, about, isNow: age < activeFor };
  });
