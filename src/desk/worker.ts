/** The web worker of the desk: knows what is published, checks the draft, and renders its pages. */
import { expose, proxy } from 'comlink';
import { httpWorkspace } from '../host/workspace/http-workspace.ts';
import { Requests } from '../host/workspace/requests.ts';
import { todayAt } from '../timetable/clock.ts';
import { ContentEngine } from './draft/content-engine.ts';
import { DraftDatabase } from './draft/draft-database.ts';
import type { DeskWorker } from './draft/engine-in-worker.ts';
import { measurePicture, preparePicture } from './pictures/prepare-picture.ts';

let requests: Requests;

const worker: DeskWorker = {
  async open(draft, onStep, tokenNow) {
    requests = new Requests(onStep, tokenNow);
    const engine = await ContentEngine.open({
      database: await DraftDatabase.open(draft),
      workspace: httpWorkspace(requests),
      prepare: preparePicture,
      measure: measurePicture,
      loadPages: async () => (await import('./preview/pages-of-draft.ts')).pagesOfDraft,
      today: todayAt,
    });
    return proxy(engine);
  },
  stop: () => requests.stop(),
};
expose(worker);
