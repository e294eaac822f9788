/* The side of the desk: loads documents into the frame of the preview and exchanges messages with in-frame.ts. */

import { trustedMarkup } from '../trusted-types.ts';
import {
  type FromFrame,
  isFromFrame,
  type Target,
  type ToFrame,
  turnName,
} from './frame-messages.ts';
import { withAssets } from './frame-assets.ts';

const nothing: Target = [];

/** In milliseconds: a page is not reloaded while somebody is typing. */
const reloadPause = 700;

/** Loads the page in a frame, sends changes to it, and handles its messages. */
export class FrameLoading {
  private readonly frame: HTMLIFrameElement;
  private readonly onMessage: (message: FromFrame) => void;
  /** The number of the current load: messages of earlier pages are ignored. */
  private turn = 0;
  /** The shown page, as "address day". */
  private shown = '';
  /** The document with which the frame was loaded. */
  private sent = '';
  /** The document to show; it may be newer than the loaded one. */
  private newest = '';
  private isReady = false;
  private reloading: ReturnType<typeof setTimeout> | undefined;
  private scroll = 0;
  private target = nothing;
  /** The index of the editable part to focus once the page is ready. */
  private toReturn: number | undefined;
  /** The index of the editable part to which the desk last returned the focus. */
  private part = 0;
  /** Whether a scroll was requested before the page was ready. */
  private isToPoint = false;

  constructor(frame: HTMLIFrameElement, onMessage: (message: FromFrame) => void) {
    this.frame = frame;
    this.onMessage = onMessage;
    addEventListener('message', this.listen);
  }

  /** Shows the document of a page: patches the loaded one, or loads a new one. */
  show(page: string, html: string, target: Target) {
    const isSamePage = page === this.shown;
    this.target = target;
    if (isSamePage && html === this.newest) return;
    this.newest = html;
    if (isSamePage && this.isReady) return this.post({ kind: 'page', html, target });
    // A page that is still loading gets the newest document once it is ready.
    if (isSamePage) return;
    this.scroll = 0;
    this.shown = page;
    this.load();
  }

  point(target: Target) {
    this.target = target;
    this.isToPoint = !this.isReady;
    this.post({ kind: 'point', target });
  }

  /** Moves the focus into the page, to a part. */
  enter(part = this.part) {
    this.frame.contentWindow?.focus();
    this.part = part;
    this.toReturn = this.isReady ? undefined : part;
    this.post({ kind: 'enter', part });
  }

  close() {
    removeEventListener('message', this.listen);
    clearTimeout(this.reloading);
  }

  private load() {
    clearTimeout(this.reloading);
    this.turn++;
    this.isReady = false;
    // The replaced page would take the focus with it.
    if (document.activeElement === this.frame) this.toReturn = this.part;
    this.sent = this.newest;
    const mark = `<meta name="${turnName}" content="${this.turn}">`;
    // Loading into a frame in the page would add a history entry, so it is taken out and inserted again.
    const around = this.frame.parentElement;
    this.frame.remove();
    this.frame.srcdoc = trustedMarkup(
      withAssets(this.sent).replace('<head>', () => `<head>${mark}`),
    );
    around?.append(this.frame);
  }

  /** The page has no origin to name as the target. */
  private post(message: ToFrame) {
    if (this.isReady) this.frame.contentWindow?.postMessage(message, '*');
  }

  private readonly listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== this.frame.contentWindow) return;
    if (!isFromFrame(data, this.turn)) return;
    if (data.kind === 'ready') this.begin();
    else if (data.kind === 'reload') {
      this.scroll = data.scroll;
      clearTimeout(this.reloading);
      this.reloading = setTimeout(() => this.load(), reloadPause);
    } else this.onMessage(data);
  };

  private begin() {
    this.isReady = true;
    const { sent, scroll, target } = this;
    this.post({ kind: 'begin', html: sent, scroll, target });
    // The document may have changed since it was sent.
    if (this.newest !== sent) this.post({ kind: 'page', html: this.newest, target });
    if (this.isToPoint) this.point(target);
    if (this.toReturn !== undefined) this.enter(this.toReturn);
  }
}
