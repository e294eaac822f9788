/*
 * What is shown instead of the desk: while it opens, if it cannot be opened, and while another tab holds the draft.
 */

import type { ReactNode } from 'react';
import type { PendingRequest } from '../draft/protocol.ts';
import { words } from '../words/words.ts';
import { Message } from '../form/Message.tsx';
import { Waiting } from './Toast.tsx';
import { Button } from '../form/Button.tsx';

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
    <Waiting what="Opening the desk …" work={work} onStop={work.stop} />
  </BarAndPage>
);

/** Shown if the desk cannot be reached and this device has no data yet. */
export const NotOpened = () => (
  <BarAndPage isBusy={false}>
    <div role="alert" className="part">
      <Message
        kind="bad"
        fact="The desk could not be opened."
        buttons={<Button label={words.tryAgain} onPress={() => location.reload()} />}
      >
        Perhaps the content of the website cannot be reached now. What you typed before is kept on
        this device.
      </Message>
    </div>
  </BarAndPage>
);

/** Shown while another tab of this browser holds the draft. */
export const OtherTab = ({ onUse }: { onUse: () => void }) => (
  <BarAndPage isBusy={false}>
    <h1>The desk is open in another tab</h1>
    <p className="part">Only one tab can hold the draft. Nothing is lost.</p>
    <div className="row part">
      <Button label="Use it here" look="go" onPress={onUse} />
    </div>
  </BarAndPage>
);
