import { useState } from 'react';
import { causeOf } from '../../accounts/causes.ts';
import { sendConfirmation } from '../../accounts/desk-sign-in.ts';
import { Message } from '../frame/Message.tsx';
import { words as editorWords } from '../words/form-words.ts';
import type { HostFault } from '../../host/workspace/host-fault.ts';
import { signInFault, webWords as words } from '../words/web-words.ts';
import { SignInLayout } from './SignInLayout.tsx';

/** Says why somebody who is signed in cannot use the desk. */
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
  <SignInLayout title={words.notAdmitted} hint={words.signedInAs(email)}>
    <div role="alert">
      <Message
        kind="bad"
        buttons={
          <>
            <button className="btn" type="button" onClick={onAgain}>
              {editorWords.tryAgain}
            </button>
            {fault === 'not-confirmed' && <SendLink email={email} />}
            <button className="btn text" type="button" onClick={onOther}>
              {words.otherAccount}
            </button>
          </>
        }
      >
        {editorWords.hostFaults[fault]}
      </Message>
    </div>
  </SignInLayout>
);

/** The button that sends an e-mail with a link, which confirms the address. */
function SendLink({ email }: { email: string }) {
  const [said, say] = useState('');
  const send = () =>
    void sendConfirmation().then(
      () => say(words.linkSent(email)),
      (error: unknown) => say(signInFault(causeOf(error))),
    );
  return (
    <>
      <button className="btn" type="button" onClick={send}>
        {words.sendLink}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
