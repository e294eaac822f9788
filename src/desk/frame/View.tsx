import { useState, type ReactNode, type Ref } from 'react';
import { Preview, type PreviewWidth } from '../../editor/preview/Preview.tsx';
import type { PreviewCommands } from '../../editor/preview/preview-context.ts';
import { ClassForm } from '../screens/ClassForm.tsx';
import { StartSide } from '../screens/StartSide.tsx';
import type { WeekRow } from '../screens/timetable-rows.ts';
import { words } from '../words.ts';
import { useWayTo } from './proposal-context.ts';
import { peopleWords } from '../words/people-words.ts';
import { RolesSide } from '../people/RolesSide.tsx';

interface Side {
  label: string;
  content: ReactNode;
}

/** What stands beside a screen that is about no page of the website. */
export function sideOf(screen: string | undefined): Side | undefined {
  if (screen === undefined) return { label: words.stateOfTheSite, content: <StartSide /> };
  return __ON_WEB__ && screen === 'people'
    ? { label: peopleWords.whatRolesMay, content: <RolesSide /> }
    : undefined;
}

/** The right column: the preview, or what stands instead of it; on the timetable the open class. */
export function View({
  side,
  openClass,
  width,
  onWidth,
  talk,
}: {
  side: Side | undefined;
  openClass: WeekRow | undefined;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  talk: Ref<PreviewCommands>;
}) {
  const wayTo = useWayTo();
  const [isPageInFront, showPage] = useState(false);
  const isClassInFront = openClass !== undefined && !isPageInFront;
  const besideClass = isClassInFront ? words.thisClass : words.preview;
  return (
    <aside className="view" aria-label={side?.label ?? besideClass} tabIndex={side ? undefined : 0}>
      {side?.content}
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
      <div className="view-inner" hidden={side !== undefined || isClassInFront}>
        <Preview
          width={width}
          onWidth={onWidth}
          onPlace={(place) => (location.hash = wayTo(place))}
          previewRef={talk}
        />
      </div>
    </aside>
  );
}
