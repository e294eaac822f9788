import type { Session } from './session.ts';
import type { Connection, DeskSetting, DeskState } from './protocol.ts';
import type { EditedSite } from './edited-site.ts';

/** What the screens show: the state of the desk, with what was just changed here. */
export interface Shown extends DeskState {
  site: EditedSite;
  setting: DeskSetting;
  /** Acts are still to be sent or confirmed. */
  isKeeping: boolean;
  connection: Connection;
  /** Who is signed in; undefined at the desk of a folder. */
  session: Session | undefined;
  /** What is being done: "Saving …"; undefined while no act other than typing is under way. */
  busy?: string | undefined;
  /** The message of an action that was refused. */
  refused?: string | undefined;
  /** What the last act changed out of sight, in words, and how to revert it. */
  gone?: Gone | undefined;
}

interface Gone {
  what: string;
  back: 'undo' | 'redo';
}
