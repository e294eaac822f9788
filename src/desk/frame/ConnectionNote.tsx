import type { Connection } from '../../editor/protocol.ts';
import { webWords } from '../words/web-words.ts';
import { words } from '../words.ts';
import { useMinutesAway } from './use-minutes-away.ts';

/** A note below the bar, while the website's files cannot be reached or the sign-in has ended. */
export function ConnectionNote({ connection }: { connection: Connection }) {
  const minutes = useMinutesAway(connection);
  if (connection === 'there') return undefined;
  return (
    <div className="strip" role="status">
      {textOf(connection, minutes)}
      {__ON_WEB__ && (connection === 'signed-out' || connection === 'expired') && (
        <button className="btn text" type="button" onClick={() => location.reload()}>
          {webWords.signInAgain}
        </button>
      )}
    </div>
  );
}

function textOf(connection: Exclude<Connection, 'there'>, minutes: number | undefined): string {
  if (!__ON_WEB__) return words.deskIsAway;
  if (connection !== 'away') return words.hostFaults[connection];
  return webWords.away(minutes);
}
