import type { Connection } from '../draft/protocol.ts';
import { webWords } from '../words/web-words.ts';
import { words } from '../words.ts';

/** A note below the bar, while the website's files cannot be reached or the sign-in has ended. */
export const ConnectionNote = ({ connection }: { connection: Connection }) =>
  connection !== 'there' && (
    <div className="strip" role="status">
      {textOf(connection)}
      {__ON_WEB__ && (connection === 'signed-out' || connection === 'expired') && (
        <button className="btn text" type="button" onClick={() => location.reload()}>
          {webWords.signInAgain}
        </button>
      )}
    </div>
  );

function textOf(connection: Exclude<Connection, 'there'>): string {
  if (!__ON_WEB__) return words.deskIsAway;
  return connection === 'away' ? webWords.away : words.hostFaults[connection];
}
