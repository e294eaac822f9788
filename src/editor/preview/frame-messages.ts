import type { Place } from '../place.ts';

/** Texts to find, and texts near them: the time of a class, and the name of the class. */
export interface Target {
  words: readonly string[];
  near: readonly string[];
  /** Where they are in the content: a gap there is shown instead. */
  place?: Place | undefined;
}

/** From the desk to the page in its frame. */
export type ToFrame =
  /** The answer to 'ready': the document as it was sent, where it had been scrolled to, and what to show in it. */
  | { kind: 'begin'; html: string; scroll: number; target: Target; framing: Framing }
  /** The same page after a change. */
  | { kind: 'page'; html: string; target: Target }
  | { kind: 'point'; target: Target }
  | { kind: 'frame'; framing: Framing }
  /** The answer to 'parts': which of them can be changed. */
  | { kind: 'known'; areKnown: readonly boolean[] }
  /** Back to a part, by its index. */
  | { kind: 'return'; part: number };

/** Whether all parts that can be changed are framed, and what each of them says: "Change this". */
export interface Framing {
  areFramed: boolean;
  changeThis: string;
}

/** From the page to the desk. */
export type FromFrame =
  | { kind: 'ready' }
  /** A change touches hydrated parts, so that the page has to be loaded again. */
  | { kind: 'reload'; scroll: number; target: Target }
  /** The page does not have what it should point to. */
  | { kind: 'not-found' }
  /** A link to a page of the site was pressed. */
  | { kind: 'link'; address: string }
  /** `part`: the index of the part that has the focus, or -1. */
  | { kind: 'press'; pressed: Pressed; part: number }
  /** All that can be pressed. */
  | { kind: 'parts'; parts: readonly Pressed[] }
  /** F6 was pressed, with Shift or without. */
  | { kind: 'leave'; isBack: boolean }
  /** What is missing there was pressed. */
  | { kind: 'fill'; place: Place; part: number }
  /** How many gaps the page shows. */
  | { kind: 'gaps'; count: number };

/** What somebody pressed. */
export interface Pressed {
  /** The text of the innermost element, or of the picture. */
  text: string;
  /** The texts around it, nearest first. */
  near: readonly string[];
}

/** Every message has the number of the load that it belongs to: one of a replaced page may still arrive. */
export interface Turn {
  turn: number;
}

/** The name of the element in the head that holds the number of the load. */
export const turnName = 'preview-turn';

/** Whether data of a message, which may come from anywhere, is from the page of a load. */
export function isFromFrame(data: unknown, turn: number): data is FromFrame & Turn {
  if (typeof data !== 'object' || data === null) return false;
  const message = data as Partial<Record<string, unknown>>;
  return message['turn'] === turn && typeof message['kind'] === 'string';
}
