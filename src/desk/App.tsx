import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../editor/frame/Icon.tsx';
import { Colleagues } from './frame/Colleagues.tsx';
import { List } from './frame/List.tsx';
import { Toast } from '../editor/frame/Toast.tsx';
import { ScreenThatFails } from '../editor/frame/ScreenThatFails.tsx';
import { ProposalDesk } from './frame/ProposalDesk.tsx';
import { Top } from './frame/Top.tsx';
import { followFocus } from '../editor/frame/keep-focus.ts';
import { useDeskKeys } from '../editor/frame/use-desk-keys.ts';
import { useScroll } from '../editor/frame/use-scroll.ts';
import { sideOf, View } from './frame/View.tsx';
import type { PreviewWidth } from '../editor/preview/Preview.tsx';
import { PreviewContext, type PreviewCommands } from '../editor/preview/preview-context.ts';
import { routeWhenOpened, useFieldInRoute, useRoute } from '../editor/route.ts';
import { Screen } from './screens/Screen.tsx';
import { usePublishLater } from './publish-later.ts';
import { rowAt } from './screens/timetable-rows.ts';
import { useIsWide } from '../editor/use-is-wide.ts';
import { useShown, useStore } from '../editor/use-desk.ts';
import { Strip } from './frame/Strip.tsx';
import { words } from './words.ts';

/** The desk: the bar, the list of subjects, the form and the preview. */
export function App() {
  const route = useRoute();
  const asked = useFieldInRoute();
  const shown = useShown();
  const isWide = useIsWide();
  const talk = useRef<PreviewCommands>(null);
  const work = useRef<HTMLElement>(null);
  const [width, setWidth] = useState<PreviewWidth>('phone');
  /** On a phone: the place whose preview is shown instead of the form. */
  const [previewed, preview] = useState<string>();
  const [passOn] = useState<PreviewCommands>(() => ({
    open: (...what) => talk.current?.open(...what),
    point: (...what) => talk.current?.point(...what),
  }));
  const isStart = route.length === 0;
  const side = sideOf(route[0]);
  const hasPreview = !side;
  // A class opens beside the week, which must not scroll.
  const openClass =
    isWide && route[0] === 'timetable' ? rowAt(shown, route[1], route[2]) : undefined;
  const place = openClass ? 'timetable' : routeWhenOpened();
  const isPreviewInFront = previewed === place;
  useDeskKeys(useStore());
  usePublishLater();
  useEffect(followFocus, []);
  useScroll(work, place, asked);
  const classes = [
    'desk',
    !hasPreview && 'start',
    // The board of the week needs the width of the form column.
    width === 'computer' && hasPreview && route[0] !== 'timetable' && 'wide-view',
    isPreviewInFront && hasPreview && 'shows-view',
    shown.connection !== 'there' && 'has-strip',
  ];
  return (
    <PreviewContext value={passOn}>
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
          {words.skip}
        </a>
        <Top />
        <Strip connection={shown.connection} />
        <List route={route} />
        <DeskOfRoute route={route}>
          <main
            className={`work${route[0] === 'timetable' ? ' wide' : ''}`}
            id="work"
            tabIndex={-1}
            aria-busy={shown.busy !== undefined}
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
            {__ON_WEB__ && <Colleagues route={route} />}
            <ScreenThatFails key={place} linkLabel={words.allTasks}>
              <Screen route={route} />
            </ScreenThatFails>
          </main>
          <View side={side} openClass={openClass} width={width} onWidth={setWidth} talk={talk} />
          {hasPreview && (
            <FormOrPreview
              isPreview={isPreviewInFront}
              onChoose={(isPreview) => preview(isPreview ? place : undefined)}
            />
          )}
          <Toast />
        </DeskOfRoute>
      </div>
    </PreviewContext>
  );
}

/** On the web a proposal is read at a desk of its own, beside one's own bar and list. */
const DeskOfRoute = ({ route, children }: { route: readonly string[]; children: ReactNode }) =>
  __ON_WEB__ ? (
    <ProposalDesk number={route[0] === 'proposals' ? Number(route[1]) : undefined}>
      {children}
    </ProposalDesk>
  ) : (
    children
  );

/** On a phone: switches between the form and the preview. */
const FormOrPreview = ({
  isPreview,
  onChoose,
}: {
  isPreview: boolean;
  onChoose: (isPreview: boolean) => void;
}) => (
  <nav className="tabs-foot" aria-label={words.formOrPreview}>
    <button type="button" aria-pressed={!isPreview} onClick={() => onChoose(false)}>
      <Icon of="pen" />
      {words.change}
    </button>
    <button type="button" aria-pressed={isPreview} onClick={() => onChoose(true)}>
      <Icon of="eye" />
      {words.preview}
    </button>
  </nav>
);
