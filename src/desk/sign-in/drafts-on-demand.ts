import type { DraftsOfStaff } from '../../editor/sync/drafts-of-staff.ts';

/** The drafts of the staff. The code of their store is loaded at the first call. */
export function draftsOnDemand(uid: string, name: string): DraftsOfStaff {
  let opened: Promise<DraftsOfStaff> | undefined;
  const drafts = () =>
    (opened ??= import('../../accounts/desk-drafts.ts').then(({ openDrafts }) =>
      openDrafts(uid, name),
    ));
  return {
    exchange: async (...what) => (await drafts()).exchange(...what),
    colleagues: async () => (await drafts()).colleagues(),
  };
}
