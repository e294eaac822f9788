/* The preview: the page with the draft at the width of a phone or a computer, and the buttons above it. */

import { listAt } from '../../content/path.ts';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { FieldPlace } from '../draft/edit.ts';
import { Icon } from '../form/Icon.tsx';
import { Message } from '../form/Message.tsx';
import { useRoute } from '../form/route.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { useDeskState, useStore } from '../draft/use-desk.ts';
import { dateInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { futureFirstDay } from '../draft/pages-of-files.ts';
import type { PreviewCommands } from '../form/preview-context.ts';
import { useDraftedPage } from './use-drafted-page.ts';

/** In CSS pixels of the page. */
const widths = { phone: 390, computer: 1366 } as const;
/** The device whose width the page has. */
export type PreviewWidth = keyof typeof widths;

/** Where else visitors see the content of a subject. */
const alsoOn = {
  prices: 'Also on Home, and in every sentence that names a price.',
  timetable: 'Also on Home, Classes and About.',
  coaches: 'Also on Home, Classes, About, Contact and in the timetable.',
  hours: 'Also at the bottom of every page, and in the timetable.',
  notice: 'A notice is shown on every page.',
  posts: 'Also in the list of the blog.',
  contact: 'Also at the bottom of every page.',
};

function alsoShownOn({ values }: Pick<DeskState, 'values'>, screen = '') {
  const notices = listAt(values['notice.yaml'], ['notices']);
  if (screen === 'notice' && notices.length === 0) return undefined;
  return (alsoOn as Readonly<Record<string, string>>)[screen];
}

/** The page with the draft, laid out at the width of a phone or computer and scaled down to fit. */
export function Preview({
  width,
  onWidth,
  onPlace,
  previewRef,
}: {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  /** Called when a text, a picture or a gap of the page is pressed, with the place of its value. */
  onPlace: (place: FieldPlace) => void;
  previewRef: Ref<PreviewCommands>;
}) {
  const state = useDeskState();
  const { engine } = useStore();
  const { version, pagesAreBehind, hasPages, things } = state;
  const nameOf = (page: string) => things['page']?.find(([one]) => one === page)?.[1];
  const onLink = (to: string) => (nameOf(to) === undefined ? undefined : to);
  const [around, box] = useSize();
  const { frame, shownAddress, day, enter } = useDraftedPage({
    pageOf: engine.page,
    version,
    commandsRef: previewRef,
    dayOf: (place) => futureFirstDay(state, place),
    onLink,
    parts: { onPlace, onLeave: () => around.current?.focus() },
  });
  const [screen] = useRoute();
  const scale = box.width === 0 ? 1 : Math.min(1, box.width / widths[width]);
  const name = nameOf(shownAddress) ?? shownAddress;
  return (
    <>
      <Head width={width} onWidth={onWidth} />
      <div role="status">
        {pagesAreBehind && (
          <div className="view-body">
            <Message kind="note">
              {hasPages
                ? 'Something still needs fixing. The page shows everything else.'
                : 'The page appears here once nothing published has a mistake.'}
            </Message>
          </div>
        )}
      </div>
      <div
        className="view-body frame-room"
        ref={around}
        // A single Tab stop, although the page has many.
        tabIndex={0}
        role="group"
        aria-label={`Preview of the page ${name}. Enter goes into it, Escape comes back.`}
        onKeyDown={({ key, target, currentTarget }) => {
          if (key === 'Enter' && target === currentTarget) enter();
        }}
      >
        <iframe
          ref={frame}
          className="page-shot"
          title={`Preview of the page ${name}`}
          tabIndex={-1}
          // Without an origin, it can read neither the draft nor storage. Scripts need form events.
          sandbox="allow-scripts allow-forms"
          style={{
            width: widths[width],
            height: box.height === 0 ? undefined : box.height / scale,
            transform: `scale(${scale})`,
          }}
        />
      </div>
      <p className="view-note">
        <b>{name}</b> {day !== undefined && <>{`as it will be on ${dateInWords(day)}.`} </>}
        {alsoShownOn(state, screen)}
      </p>
    </>
  );
}

const Head = ({
  width,
  onWidth,
}: {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
}) => (
  <div className="view-head">
    <div className="tabs" role="group" aria-label="Width of the preview">
      {(['phone', 'computer'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === width} onClick={() => onWidth(one)}>
          <Icon of={one} />
          {words[one]}
        </button>
      ))}
    </div>
  </div>
);

/** Hook with the size of an element, updated whenever it changes. */
function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSize(entry!.contentRect));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return [element, size] as const;
}
