import type { Desk, DeskSetting, DeskState, PublishState, Saved } from './protocol.ts';
import { words } from './words.ts';

/** A refused request; the message says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

async function ask<Reply>(address: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(address, init);
  // A restarted desk has a new key, which this page lacks: handled like a desk that does not answer.
  if (response.status === 403) throw new TypeError('This is another desk.');
  const answer = (await response.json()) as Reply & { refused?: string };
  if (!response.ok) throw new Refused(answer.refused ?? words.deskFailed);
  return answer;
}

/** The desk on this computer, over HTTP. */
export function httpDesk(): Desk {
  let newestVersion = 0;
  const state = async (answer: Promise<DeskState>) => {
    const received = await answer;
    newestVersion = Math.max(newestVersion, received.version);
    return received;
  };
  const postJson = <Reply>(what: string, body: unknown = {}) =>
    ask<Reply>(`/api/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const post = (what: string, body: unknown = {}) =>
    state(
      ask<DeskState>(`/api/${what}?since=${newestVersion}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  return {
    setting: () => ask<DeskSetting>('/api/setting'),
    read: (since = 0) => state(ask<DeskState>(`/api/state?since=${since}`)),
    write: (act) => post('act', act),
    undo: () => post('undo'),
    redo: () => post('redo'),
    settle: (conflict, by) => post('settle', { file: conflict.file, path: conflict.path, by }),
    putAllBack: () => post('put-all-back'),
    save: (by) => post('save', { by }),
    history: () => ask<readonly Saved[]>('/api/history'),
    bringBack: (ids, line) => post('bring-back', { ids, line }),
    publishState: () => ask<PublishState>('/api/publish'),
    publish: () => postJson('publish'),
    answerPublish: ({ file, path }, by) => postJson('publish/answer', { file, path, by }),
    takeBack: () => postJson('publish/take-back'),
    stopPublish: () => postJson('publish/stop'),
    setUp: (typed) => postJson('publish/set-up', typed),
    takePicture: (file) =>
      ask(`/api/picture?name=${encodeURIComponent(file.name)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
      }),
    turnPicture: (name) => postJson('turn-picture', { name }),
    pictureAddress: (name) => `/pictures/${encodeURIComponent(name)}`,
    follow,
  };
}

/** Milliseconds before a refused event stream is opened again. */
const reconnectDelay = 1000;

/** Subscribes to new versions, and reconnects to a desk that was restarted. */
const follow: Desk['follow'] = (onNews, onConnection) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource('/api/follow');
    source.onopen = () => onConnection(true);
    source.onmessage = ({ data }) => onNews(Number(data));
    source.onerror = () => {
      onConnection(false);
      // The browser does not reconnect after an error status.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, reconnectDelay);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
};
