/* The right column of the desk: the preview, or on some screens something else. */

import { type ReactNode, type Ref, useState } from 'react';
import { RolesSide } from '../people/PersonRow.tsx';
import type { PreviewCommands } from '../form/preview-context.ts';
import { Preview, type PreviewWidth } from '../preview/Preview.tsx';
import { ClassForm } from '../screens/ClassForm.tsx';
import { StartSide } from '../screens/Start.tsx';
import { linkToPlace } from '../screens/subjects.ts';
import type { ClassRow } from '../screens/timetable-rows.ts';
import { words } from '../words/words.ts';

const thisClass = 'This class';

/** What the right column shows instead of the preview. */
interface PreviewReplacement {
  label: string;
  content: ReactNode;
}

/** The replacement on the start screen, and on the web on that of the people; undefined on all others. */
export function previewReplacement(screen: string | undefined): PreviewReplacement | undefined {
  if (screen === undefined) return { label: 'What is on the website', content: <StartSide /> };
  return __ON_WEB__ && screen === 'people'
    ? { label: 'What each role may do', content: <RolesSide /> }
    : undefined;
}

/** The right column: the preview or its replacement; on the timetable the form of the open class. */
export function RightColumn({
  side,
  openClass,
  width,
  onWidth,
  previewRef,
}: {
  side: PreviewReplacement | undefined;
  openClass: ClassRow | undefined;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  previewRef: Ref<PreviewCommands>;
}) {
  const [isPageInFront, showPage] = useState(false);
  const isClassInFront = openClass !== undefined && !isPageInFront;
  const besideClass = isClassInFront ? thisClass : words.preview;
  return (
    <aside className="view" aria-label={side?.label ?? besideClass} tabIndex={side ? undefined : 0}>
      {side?.content}
      {openClass && (
        <div className="view-head">
          <div className="tabs" role="group" aria-label={words.show}>
            <button type="button" aria-pressed={!isPageInFront} onClick={() => showPage(false)}>
              {thisClass}
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
          onPlace={(place) => (location.hash = linkToPlace(place))}
          previewRef={previewRef}
        />
      </div>
    </aside>
  );
}
