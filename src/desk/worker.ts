/** The web worker of the desk: runs the draft, the check and the preview outside the page. */
import { expose, proxy } from 'comlink';
import type { DeskWorker } from '../editor/desk-in-worker.ts';
import { indexedLog } from '../editor/draft/indexed-log.ts';
import { measurePicture } from '../editor/pictures/measure-picture.ts';
import { preparePicture } from '../editor/pictures/prepare-picture.ts';
import type { DraftsOfStaff } from '../editor/sync/drafts-of-staff.ts';
import type { OpenedParts } from '../editor/draft/page-desk-parts.ts';
import { deviceName } from './device-name.ts';
import { PageDesk } from '../editor/draft/page-desk.ts';
import { httpWorkspace } from '../editor/workspace/http-workspace.ts';
import { Requests } from '../editor/workspace/requests.ts';
import { placeToday } from '../timetable/clock.ts';
import { draftedSiteOn } from './drafted-site.ts';

/** In milliseconds: the pause between two looks for content saved elsewhere and for drafts of other devices. */
const lookPause = 1000;
/** In milliseconds: a host on the web is asked for saved content only this often, since it and GitHub limit requests. */
const webLookInterval = 10_000;

async function keepLooking(desk: PageDesk): Promise<never> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, lookPause));
    await desk.look();
  }
}

let requests: Requests;

/** Returns a function that starts the sync, which keeps the draft the same on all devices of the person. */
async function syncWith(store: DraftsOfStaff) {
  const { DraftSync } = await import('../editor/sync/draft-sync.ts');
  const device = deviceName(navigator.userAgent);
  return (parts: OpenedParts & { about: () => readonly string[] }) =>
    new DraftSync({ ...parts, store, device, now: Date.now });
}

const worker: DeskWorker = {
  async open(workspace, onStep, account) {
    requests = new Requests(onStep, account?.tokenNow);
    const log = await indexedLog(workspace, () => requests.signal);
    const desk = await PageDesk.open({
      log,
      workspace: httpWorkspace(requests),
      prepare: preparePicture,
      measure: measurePicture,
      siteOn: draftedSiteOn,
      today: placeToday,
      ...(__ON_WEB__ && { lookInterval: webLookInterval }),
      ...(__ON_WEB__ && account && { sync: await syncWith(account.drafts) }),
    });
    log.follow(() => void desk.readOthers());
    void keepLooking(desk);
    return proxy(desk);
  },
  stop: () => requests.stop(),
};
expose(worker);
