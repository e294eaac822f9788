/*
 * What is shown instead of the desk: while it opens, if it cannot be opened, and while another tab holds the draft.
 */

import type { ReactNode } from 'react';
import type { PendingRequest } from '../draft/protocol.ts';
import { words } from '../words/words.ts';
import { Message } from './Message.tsx';
import { Waiting } from './Toast.tsx';

/** The bar of the desk with a page below it. */
const BarAndPage = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <div className="desk start">
    <header className={isBusy ? 'top busy' : 'top'}>
      <span className="brand">{words.theDeskAlone}</span>
    </header>
    <main className="work" aria-busy={isBusy}>
      {children}
    </main>
  </div>
);

/** Shown while the desk opens. The button Stop opens it with the data on this device. */
export const Opening = ({ work }: { work: PendingRequest }) => (
  <BarAndPage isBusy>
    <Waiting what={words.opening} work={work} onStop={work.stop} />
  </BarAndPage>
);

/** Shown if the desk cannot be reached and this device has no data yet. */
export const NotOpened = () => (
  <BarAndPage isBusy={false}>
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
  </BarAndPage>
);

/** Shown while another tab of this browser holds the draft. */
export const OtherTab = ({ onUse }: { onUse: () => void }) => (
  <BarAndPage isBusy={false}>
    <h1>{words.otherTab}</h1>
    <p className="part">{words.otherTabHint}</p>
    <div className="row part">
      <button className="btn go" type="button" onClick={onUse}>
        {words.useItHere}
      </button>
    </div>
  </BarAndPage>
);
