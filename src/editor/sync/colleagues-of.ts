import type { ColleagueDraft } from './drafts-of-staff.ts';
import type { Colleague } from './sync-state.ts';

/** In milliseconds: somebody who changed something since is changing it now. */
const recent = 120_000;
/** In milliseconds: nobody works on an older draft. */
const oldest = 14 * 86_400_000;

/** The colleagues with a draft that they may still publish; `now` in milliseconds. */
export const colleaguesOf = (drafts: readonly ColleagueDraft[], now: number): Colleague[] =>
  drafts.flatMap(({ name, about, at }) => {
    const age = now - Date.parse(at);
    return age > oldest ? [] : { name, about, isNow: age < recent };
  });
