import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { DeskStore } from './draft/desk-store.ts';
import { NotOpened, Opening, OtherTab } from './frame/BeforeTheDesk.tsx';
import { followOpen } from './frame/follow-open.ts';
import { requestPersistence } from './frame/request-persistence.ts';
import { DraftDatabase } from './draft/draft-database.ts';
import { draftLock } from './draft/draft-lock.ts';
import { engineInWorker } from './draft/engine-in-worker.ts';
import { isExpected } from './draft/protocol.ts';
import { trustedScript } from './trusted-types.ts';
import { ScreenErrorBoundary } from './frame/ScreenErrorBoundary.tsx';
import '../design/styles/tokens.scss';
import './look/desk-tokens.scss';
import './look/base.scss';
import './look/bar.scss';
import './look/columns.scss';
import './look/preview.scss';
import './look/buttons.scss';
import './look/fields.scss';
import './look/rows.scss';
import './look/messages.scss';
import './look/texts.scss';
import './look/photographs.scss';
import './look/week.scss';
import './look/month.scss';
import './look/screens.scss';
import './look/web.scss';
import { pastePlainText } from './form/plain-text.ts';
import { DeskContext } from './draft/use-desk.ts';

/**
 * The entry point of the desk: starts its worker (`worker.ts`), on the web asks people to sign in, and shows the desk.
 */

const place = document.querySelector<HTMLElement>('#desk')!;
const worker = new Worker(trustedScript('/worker.js'), { type: 'module' });
const root = createRoot(place);
document.addEventListener('paste', pastePlainText);
if (__ON_WEB__) void (await import('./offline/keep-files.ts')).keepFiles();
const admitted = __ON_WEB__
  ? await (await import('./sign-in/sign-in-first.tsx')).signInFirst(root)
  : undefined;
// Two people who share a device must not see each other's drafts.
const draft = [place.dataset['workspace'], admitted?.uid].filter(Boolean).join('-');
const { engine, work } = engineInWorker(worker, draft, admitted?.tokenNow);
root.render(<Opening work={work} />);

/** Opens the desk with the draft of this device, which this tab holds now. */
async function open(): Promise<DeskStore> {
  const store = await DeskStore.open({
    engine: await engine,
    database: await DraftDatabase.open(draft),
    work,
    session: admitted?.session,
    now: Date.now,
  });
  const writeClock = () =>
    (document.documentElement.dataset['clock'] = JSON.stringify(store.current().place.clock));
  writeClock();
  store.subscribe(writeClock);
  addEventListener('pagehide', store.keepAtOnce);
  // A phone may end a page in the background without another event.
  addEventListener('visibilitychange', store.keepAtOnce);
  followOpen(store);
  requestPersistence(store);
  return store;
}

let store: DeskStore | undefined;
const lock = draftLock(
  draft,
  async () => store?.keep(),
  () => {
    store?.setElsewhere(true);
    showOtherTab();
  },
);

const show = (shown: DeskStore) =>
  root.render(
    <StrictMode>
      <DeskContext value={shown}>
        <ScreenErrorBoundary>
          <App />
        </ScreenErrorBoundary>
      </DeskContext>
    </StrictMode>,
  );

function showOtherTab() {
  root.render(<OtherTab onUse={() => void useHere()} />);
}

async function useHere() {
  await lock.takeOver();
  await begin();
}

async function begin() {
  try {
    if (store) await store.readAgain();
    else {
      store = await open();
      void store.poll();
    }
    show(store);
  } catch (error) {
    root.render(<NotOpened />);
    if (!isExpected(error)) throw error;
  }
}

if (await lock.take()) await begin();
else showOtherTab();
