import type { HostFault } from '../../editor/workspace/host-fault.ts';
import { webWords } from '../words/web-words.ts';
import { words } from '../words.ts';

/** Below the bar while the website's files cannot be reached, or nobody is signed in any more. */
export const Strip = ({ connection }: { connection: HostFault }) => (
  <div className="strip" role="status">
    {__ON_WEB__ ? words.hostFaults[connection] : words.deskIsAway}
    {__ON_WEB__ && (connection === 'signed-out' || connection === 'expired') && (
      <button className="btn text" type="button" onClick={() => location.reload()}>
        {webWords.signInAgain}
      </button>
    )}
  </div>
);
