/** Texts to find, and texts near them: the time of a class, and the name of the class. */
export interface Target {
  words: readonly string[];
  near: readonly string[];
}

/** Messages from the desk to the page in its frame. */
export type ToFrame =
  /** The answer to 'ready': the document as sent, the scroll position, and the target to show. */
  | { kind: 'begin'; html: string; scroll: number; target: Target; framing: Framing }
  /** The same page after a change. */
  | { kind: 'page'; html: string; target: Target }
  | { kind: 'point'; target: Target }
  | { kind: 'frame'; framing: Framing }
  /** The answer to 'parts': which of them can be changed. */
  | { kind: 'known'; areKnown: readonly boolean[] }
  /** Returns the focus to a part, by its index. */
  | { kind: 'return'; part: number };

/** Whether all parts that can be changed are outlined, and their label: "Change this". */
export interface Framing {
  areOutlined: boolean;
  changeThis: string;
}

/** Messages from the page to the desk. */
export type FromFrame =
  | { kind: 'ready' }
  /** A change affects hydrated parts, so the page has to be reloaded. */
  | { kind: 'reload'; scroll: number; target: Target }
  /** The target is not on the page. */
  | { kind: 'not-found' }
  /** A link to a page of the site was pressed. */
  | { kind: 'link'; address: string }
  /** `part`: the index of the focused part, or -1. */
  | { kind: 'press'; pressed: Pressed; part: number }
  /** All elements that can be pressed. */
  | { kind: 'parts'; parts: readonly Pressed[] }
  /** F6 was pressed, with Shift or without. */
  | { kind: 'leave'; isBack: boolean };

/** A pressed element. */
export interface Pressed {
  /** The text of the innermost element, or of the picture. */
  text: string;
  /** The texts around it, nearest first. */
  near: readonly string[];
}

/** Every message has the number of its page load, because messages of a replaced page may still arrive. */
export interface Turn {
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
