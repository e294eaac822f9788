import { useCallback, useEffect, useRef, useState, type Ref } from 'react';
import { Icon } from '../frame/Icon.tsx';
import { Message } from '../frame/Message.tsx';
import type { Place } from '../place.ts';
import { useRoute } from '../route.ts';
import { useShown } from '../use-desk.ts';
import { words } from '../words.ts';
import { previewTargetAt } from './preview-target.ts';
import type { PreviewTalk } from './preview-context.ts';
import { useFrame } from './use-frame.ts';
import { dateInWords } from '../days-in-words.ts';

/** In pixels of the page. */
const widths = { phone: 390, computer: 1366 } as const;
export type PreviewWidth = keyof typeof widths;

/** The page with the draft, laid out at the width of a phone or computer and scaled down to fit. */
export function Preview({
  width,
  onWidth,
  talk,
}: {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  talk: Ref<PreviewTalk>;
}) {
  const shown = useShown();
  const { site, setting, version, previewIsThere, previewIsBehind, things } = shown;
  const seek = useCallback((place: Place) => previewTargetAt(shown, place), [shown]);
  const { frame, address, day } = useFrame(setting.preview, version, talk, seek);
  const [screen] = useRoute();
  const around = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setBox(entry!.contentRect));
    observer.observe(around.current!);
    return () => observer.disconnect();
  }, []);
  const scale = box.width === 0 ? 1 : Math.min(1, box.width / widths[width]);
  const name = things['page']?.find(([one]) => one === address)?.[1] ?? address;
  return (
    <>
      <div className="view-head">
        <div className="tabs" role="group" aria-label={words.previewWidth}>
          {(['phone', 'computer'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === width}
              onClick={() => onWidth(one)}
            >
              <Icon of={one} />
              {words[one]}
            </button>
          ))}
        </div>
        <a
          className="btn sq text"
          href={setting.preview + address}
          target="_blank"
          rel="noreferrer"
          aria-label={words.openInWindow}
        >
          <Icon of="outside" />
        </a>
      </div>
      <div role="status">
        {previewIsBehind && (
          <div className="view-body">
            <Message kind="note">
              {previewIsThere ? words.previewIsBehind : words.previewWaits}
            </Message>
          </div>
        )}
      </div>
      <div className="view-body frame-room" ref={around}>
        <iframe
          ref={frame}
          className="page-shot"
          title={words.previewOf(name)}
          src={previewIsThere ? setting.preview : undefined}
          tabIndex={-1}
          style={{
            width: widths[width],
            height: box.height === 0 ? undefined : box.height / scale,
            transform: `scale(${scale})`,
          }}
        />
      </div>
      <p className="view-note">
        <b>{name}</b> {day !== undefined && <>{words.asOn(dateInWords(day))} </>}
        {site.alsoOn[screen ?? '']}
      </p>
    </>
  );
}
