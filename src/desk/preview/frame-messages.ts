/**
 * The names of a field and of what contains it, innermost first: a page may show the name of a class, but not its
 * level.
 */
export type Target = readonly string[];

/** Messages from the desk to the page in its frame. */
export type ToFrame =
  /** The answer to 'ready': the document as sent, the scroll position, and the target to show. */
  | { kind: 'begin'; html: string; scroll: number; target: Target }
  /** The same page after a change. */
  | { kind: 'page'; html: string; target: Target }
  | { kind: 'point'; target: Target }
  /** Moves the focus to a part, by its index. */
  | { kind: 'enter'; part: number };

/** Messages from the page to the desk. */
export type FromFrame =
  | { kind: 'ready' }
  /** A change affects hydrated parts, so the page has to be reloaded. */
  | { kind: 'reload'; scroll: number }
  /** The target is not on the page. */
  | { kind: 'not-found' }
  /** A link to a page of the site was pressed. */
  | { kind: 'link'; address: string }
  /** An element that shows a field was pressed. `part`: its index, if the keyboard was there; else -1. */
  | { kind: 'press'; field: string; part: number }
  /** The keyboard leaves the page: by Escape, F6, or F6 with Shift. */
  | { kind: 'leave'; by: 'Escape' | 'F6'; isBack: boolean };

/** Every message has the number of its page load, because messages of a replaced page may still arrive. */
interface Turn {
  turn: number;
}

/** The name of the <meta> element with the number of the load. */
export const turnName = 'preview-turn';

/** Whether message data, which may come from anywhere, is from the page of a load. */
export function isFromFrame(data: unknown, turn: number): data is FromFrame & Turn {
  if (typeof data !== 'object' || data === null) return false;
  const message = data as Partial<Record<string, unknown>>;
  return message['turn'] === turn && typeof message['kind'] === 'string';
}
