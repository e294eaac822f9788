import { useState, type Ref } from 'react';
import { Preview, type PreviewWidth } from '../../editor/preview/Preview.tsx';
import type { PreviewTalk } from '../../editor/preview/preview-context.ts';
import { ClassForm } from '../screens/ClassForm.tsx';
import { StartSide } from '../screens/StartSide.tsx';
import type { WeekRow } from '../screens/timetable-rows.ts';
import { words } from '../words.ts';
import { useWayTo } from './proposal-context.ts';

/** The right column: the preview; on the start screen the state of the site; on the timetable the open class. */
export function View({
  isStart,
  openClass,
  width,
  onWidth,
  talk,
}: {
  isStart: boolean;
  openClass: WeekRow | undefined;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  talk: Ref<PreviewTalk>;
}) {
  const wayTo = useWayTo();
  const [isPageInFront, showPage] = useState(false);
  const isClassInFront = openClass !== undefined && !isPageInFront;
  const besideClass = isClassInFront ? words.thisClass : words.preview;
  return (
    <aside
      className="view"
      aria-label={isStart ? words.stateOfTheSite : besideClass}
      tabIndex={isStart ? undefined : 0}
    >
      {isStart && <StartSide />}
      {openClass && (
        <div className="view-head">
          <div className="tabs" role="group" aria-label={words.show}>
            <button type="button" aria-pressed={!isPageInFront} onClick={() => showPage(false)}>
              {words.thisClass}
            </button>
            <button type="button" aria-pressed={isPageInFront} onClick={() => showPage(true)}>
              {words.preview}
            </button>
          </div>
        </div>
      )}
      {isClassInFront && (
        <div className="side">
          <ClassForm row={openClass} isBeside />
        </div>
      )}
      <div className="view-inner" hidden={isStart || isClassInFront}>
        <Preview
          width={width}
          onWidth={onWidth}
          onPlace={(place) => (location.hash = wayTo(place))}
          talk={talk}
        />
      </div>
    </aside>
  );
}
