import type { Desk, DeskSetting, DeskState, PublishState, Saved } from './protocol.ts';
import { words } from './words.ts';

/** What was asked for was not done; the message says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

async function ask<Reply>(address: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(address, init);
  // A desk that was started again has a key that this page does not have yet: as good as not there.
  if (response.status === 403) throw new TypeError('This is another desk.');
  const answer = (await response.json()) as Reply & { refused?: string };
  if (!response.ok) throw new Refused(answer.refused ?? words.deskFailed);
  return answer;
}

/** The desk on this computer, over HTTP. */
export function httpDesk(): Desk {
  let known = 0;
  const state = async (answer: Promise<DeskState>) => {
    const told = await answer;
    known = Math.max(known, told.version);
    return told;
  };
  const tell = <Reply>(what: string, body: unknown = {}) =>
    ask<Reply>(`/api/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const post = (what: string, body: unknown = {}) =>
    state(
      ask<DeskState>(`/api/${what}?since=${known}`, {
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
    publish: () => tell('publish'),
    answerPublish: ({ file, path }, by) => tell('publish/answer', { file, path, by }),
    takeBack: () => tell('publish/take-back'),
    stopPublish: () => tell('publish/stop'),
    setUp: (typed) => tell('publish/set-up', typed),
    takePicture: (file) =>
      ask(`/api/picture?name=${encodeURIComponent(file.name)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
      }),
    turnPicture: (name) => tell('turn-picture', { name }),
    pictureAddress: (name) => `/pictures/${encodeURIComponent(name)}`,
    follow,
  };
}

/** In milliseconds, between two tries to reach a desk that refused to be followed. */
const patience = 1000;

/** Hears of what is new, also from a desk that was stopped and started again. */
const follow: Desk['follow'] = (onNews, onConnection) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource('/api/follow');
    source.onopen = () => onConnection(true);
    source.onmessage = ({ data }) => onNews(Number(data));
    source.onerror = () => {
      onConnection(false);
      // After a refusal the browser does not try again by itself.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, patience);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
};
