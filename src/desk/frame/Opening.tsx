import type { ReactNode } from 'react';
import { Message } from './Message.tsx';
import { Waiting } from './Waiting.tsx';
import type { PendingRequest } from '../draft/pending-request.ts';
import { words } from '../words.ts';

/** The bar of the desk around a page that is not a screen of it. */
export const Frame = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <div className="desk start">
    <header className={isBusy ? 'top busy' : 'top'}>
      <span className="brand">{words.theDeskAlone}</span>
    </header>
    <main className="work" aria-busy={isBusy}>
      {children}
    </main>
  </div>
);

/** Shown while the desk opens. Stop opens it with the data on this device. */
export const Opening = ({ work }: { work: PendingRequest }) => (
  <Frame isBusy>
    <Waiting what={words.opening} work={work} onStop={work.stop} />
  </Frame>
);

/** Shown if the desk cannot be reached and this device has no data yet. */
export const NotOpened = () => (
  <Frame isBusy={false}>
    <div role="alert" className="part">
      <Message
        kind="bad"
        fact={words.notOpened}
        buttons={
          <button className="btn" type="button" onClick={() => location.reload()}>
            {words.tryAgain}
          </button>
        }
      >
        {words.notOpenedHint}
      </Message>
    </div>
  </Frame>
);
