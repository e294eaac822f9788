import type { ReactNode } from 'react';
import { Message } from './Message.tsx';
import { Waiting } from './Toast.tsx';
import type { PendingRequest } from '../draft/protocol.ts';
import { words } from '../words/words.ts';

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

/** Shown while another tab of this browser holds the draft. */
export const OtherTab = ({ onUse }: { onUse: () => void }) => (
  <Frame isBusy={false}>
    <h1>{words.otherTab}</h1>
    <p className="part">{words.otherTabHint}</p>
    <div className="row part">
      <button className="btn go" type="button" onClick={onUse}>
        {words.useItHere}
      </button>
    </div>
  </Frame>
);
