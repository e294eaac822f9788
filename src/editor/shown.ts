import type { Session } from './session.ts';
import type { Connection, DeskSetting, DeskState } from './protocol.ts';
import type { SyncState } from './sync/sync-state.ts';
import type { EditedSite } from './edited-site.ts';

/** The state of the desk for the screens, with unconfirmed changes applied. */
export interface Shown extends DeskState {
  site: EditedSite;
  setting: DeskSetting;
  /** Some acts have not been sent or confirmed. */
  isKeeping: boolean;
  /** How often somebody has asked for Undo or Redo here. */
  wentBack: number;
  connection: Connection;
  /** Other devices and colleagues; undefined at the desk of a folder. */
  sync?: SyncState | undefined;
  /** Who is signed in; undefined at the desk of a folder. */
  session: Session | undefined;
  /** The progress message of the running act: "Saving …"; undefined for typing. */
  busy?: string | undefined;
  /** The message of an action that was refused. */
  refused?: string | undefined;
  /** The message about what the last act changed out of sight, and how to revert it. */
  gone?: Gone | undefined;
}

interface Gone {
  what: string;
  back: 'undo' | 'redo';
}

/** What the screens show when the desk opens. */
export const shownAtFirst = (
  state: DeskState & Pick<Shown, 'site' | 'setting' | 'session'>,
): Shown => ({ ...state, isKeeping: false, wentBack: 0, connection: 'there' });
