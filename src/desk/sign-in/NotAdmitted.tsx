import { Message } from '../../editor/frame/Message.tsx';
import { words as editorWords } from '../../editor/words.ts';
import type { HostFault } from '../../editor/workspace/host-fault.ts';
import { webWords as words } from '../words/web-words.ts';
import { Door } from './Door.tsx';

/** Somebody who is signed in and may not come in, or not now. */
export const NotAdmitted = ({
  fault,
  email,
  onAgain,
  onOther,
}: {
  fault: HostFault;
  email: string;
  onAgain: () => void;
  onOther: () => void;
}) => (
  <Door title={words.notAdmitted} hint={words.signedInAs(email)}>
    <div role="alert">
      <Message
        kind="bad"
        buttons={
          <>
            <button className="btn" type="button" onClick={onAgain}>
              {editorWords.tryAgain}
            </button>
            <button className="btn text" type="button" onClick={onOther}>
              {words.otherAccount}
            </button>
          </>
        }
      >
        {editorWords.hostFaults[fault]}
      </Message>
    </div>
  </Door>
);
