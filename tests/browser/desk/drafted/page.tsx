import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Pressed } from '../../../../src/editor/preview/frame-messages.ts';
import type { PreviewTalk } from '../../../../src/editor/preview/preview-context.ts';
import type { PreviewTarget } from '../../../../src/editor/preview/preview-target.ts';
import { trustedScript } from '../../../../src/editor/preview/trusted.ts';
import { useDraftedPage } from '../../../../src/editor/preview/use-drafted-page.ts';
import type { Asked } from './brain.ts';

/** The preview alone, for tests; a change is made by a call. */
export interface PreviewAlone {
  ask: (asked: Asked) => Promise<{ said: string; took: number }>;
  /** Asks, and shows the change. */
  change: (asked: Asked) => Promise<{ said: string; took: number }>;
  open: (address: string, target?: PreviewTarget) => void;
  point: (address: string, target: PreviewTarget) => void;
  pressed: { pressed: Pressed; address: string }[];
  /** The content is there. */
  begin: () => void;
}

declare global {
  var preview: PreviewAlone;
}

const brain = new Worker(trustedScript('/brain.js'), { type: 'module' });
let count = 0;
const ask = (asked: Asked) => {
  const id = ++count;
  return new Promise<{ said: string; took: number }>((resolve) => {
    brain.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; said: string; took: number }>) => {
        if (data.id === id) resolve(data);
      },
    );
    brain.postMessage({ ...asked, id });
  });
};
let target: PreviewTarget = { words: [], near: [] };
const pressed: PreviewAlone['pressed'] = [];

function Alone() {
  const [version, setVersion] = useState(0);
  const talk = useRef<PreviewTalk>(null);
  const { frame, address, day } = useDraftedPage({
    pageOf: async (page, on) =>
      version === 0 ? undefined : (await ask({ kind: 'page', address: page, day: on })).said,
    version,
    talk,
    seek: () => target,
    onLink: (to) => to,
    onPress: (what, on) => pressed.push({ pressed: what, address: on }),
  });
  const place = { file: '', path: [] };
  const alone: PreviewAlone = {
    ask,
    change: async (asked) => {
      const answer = await ask(asked);
      setVersion((one) => one + 1);
      return answer;
    },
    open: (to, wanted = { words: [], near: [] }) => {
      target = wanted;
      talk.current!.open(to, place);
    },
    point: (to, wanted) => {
      target = wanted;
      talk.current!.point(to, place);
    },
    pressed,
    begin: () => setVersion(1),
  };
  useEffect(() => {
    Object.assign(globalThis, { preview: alone });
  });
  return (
    <>
      <output>
        {address} {day}
      </output>
      <iframe ref={frame} title="Preview" sandbox="allow-scripts allow-forms" height="600" />
    </>
  );
}

createRoot(document.querySelector('#desk')!).render(
  <StrictMode>
    <Alone />
  </StrictMode>,
);
