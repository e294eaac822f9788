import { useEffect, useRef, useState } from 'react';
import { usePublishLater } from './screens/publish-later.ts';
import { useDeskKeys } from './frame/desk-keys.ts';
import { Icon } from './form/Icon.tsx';
import { followFocus, useScroll } from './form/keep-focus.ts';
import { Navigation } from './frame/Navigation.tsx';
import { previewReplacement, RightColumn } from './frame/RightColumn.tsx';
import { routeWhenOpened, useFieldInRoute, useRoute } from './form/route.ts';
import { ScreenErrorBoundary } from './frame/ScreenErrorBoundary.tsx';
import { Toast } from './frame/Toast.tsx';
import { hasNote, Note, Top } from './frame/Top.tsx';
import { useIsWide, useDeskState, useStore } from './draft/use-desk.ts';
import { type PreviewCommands, PreviewContext } from './form/preview-context.ts';
import type { PreviewWidth } from './preview/Preview.tsx';
import { Screen } from './screens/Screen.tsx';
import { rowAt } from './screens/timetable-rows.ts';
import { words } from './words/words.ts';

/** The desk: the bar, the list of subjects, the form and the preview. */
export function App() {
  const route = useRoute();
  const fieldInRoute = useFieldInRoute();
  const state = useDeskState();
  const isWide = useIsWide();
  const previewRef = useRef<PreviewCommands>(null);
  const work = useRef<HTMLElement>(null);
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [screenInPreview, previewScreen] = useState<string>();
  const [previewCommands] = useState<PreviewCommands>(() => ({
    open: (...what) => previewRef.current?.open(...what),
    point: (...what) => previewRef.current?.point(...what),
  }));
  const isStart = route.length === 0;
  const side = previewReplacement(route[0]);
  const hasPreview = !side;
  // A class opens beside the week, which must not scroll.
  const openClass =
    isWide && route[0] === 'timetable' ? rowAt(state, route[1], route[2]) : undefined;
  const place = openClass ? 'timetable' : routeWhenOpened();
  const isPreviewInFront = screenInPreview === place;
  useDeskKeys(useStore());
  usePublishLater();
  useEffect(followFocus, []);
  useScroll(work, place, fieldInRoute);
  const classes = [
    'desk',
    !hasPreview && 'start',
    // The board of the week needs the width of the form column.
    width === 'computer' && hasPreview && route[0] !== 'timetable' && 'wide-view',
    isPreviewInFront && hasPreview && 'shows-view',
    hasNote(state) && 'has-strip',
  ];
  return (
    <PreviewContext value={previewCommands}>
      <div className={classes.filter(Boolean).join(' ')}>
        <a
          className="skip"
          href="#work"
          onClick={(event) => {
            // The hash must keep the route.
            event.preventDefault();
            work.current?.focus();
          }}
        >
          Skip to the form
        </a>
        <Top />
        {hasNote(state) && <Note state={state} />}
        <Navigation route={route} />
        <main
          className={`work${route[0] === 'timetable' ? ' wide' : ''}`}
          id="work"
          tabIndex={-1}
          aria-busy={state.busy !== undefined}
          ref={work}
        >
          {!isStart && (
            <p className="only-narrow back-p">
              <a className="back" href="#/">
                <Icon of="back" />
                {words.allTasks}
              </a>
            </p>
          )}
          <ScreenErrorBoundary key={place}>
            <Screen route={route} />
          </ScreenErrorBoundary>
        </main>
        <RightColumn
          side={side}
          openClass={openClass}
          width={width}
          onWidth={setWidth}
          previewRef={previewRef}
        />
        {hasPreview && (
          <FormOrPreview
            isPreview={isPreviewInFront}
            onChoose={(isPreview) => previewScreen(isPreview ? place : undefined)}
          />
        )}
        <Toast />
      </div>
    </PreviewContext>
  );
}

/** On a phone: switches between the form and the preview. */
const FormOrPreview = ({
  isPreview,
  onChoose,
}: {
  isPreview: boolean;
  onChoose: (isPreview: boolean) => void;
}) => (
  <nav className="tabs-foot" aria-label="Form or preview">
    <button type="button" aria-pressed={!isPreview} onClick={() => onChoose(false)}>
      <Icon of="pen" />
      Change
    </button>
    <button type="button" aria-pressed={isPreview} onClick={() => onChoose(true)}>
      <Icon of="eye" />
      {words.preview}
    </button>
  </nav>
);
