import { useState } from 'react';
import { Message } from '../../editor/frame/Message.tsx';
import type { Colleague } from '../../editor/sync/sync-state.ts';
import { useShown } from '../../editor/use-desk.ts';
import { screenOf, subjectOf } from '../subjects.ts';
import { words } from '../words.ts';
import { webWords } from '../words/web-words.ts';

/**
 * Notes above a screen: colleagues with unpublished changes to the same content, and changes that the person made on
 * another device.
 */
export function Colleagues({ route }: { route: readonly string[] }) {
  const { sync, changes } = useShown();
  const { colleagues = [], cameFrom } = sync ?? {};
  const [understood, setUnderstood] = useState<string>();
  return (
    <div className="others" role="status">
      {changes.length > 0 && cameFrom !== undefined && cameFrom.at !== understood && (
        <Message
          kind="note"
          buttons={
            <button className="btn" type="button" onClick={() => setUnderstood(cameFrom.at)}>
              {words.understood}
            </button>
          }
        >
          {webWords.draftArrivedFrom(cameFrom.device)}
        </Message>
      )}
      {colleagues.flatMap((one) => {
        const what = subjectsOn(route, one);
        return what.length === 0 ? (
          []
        ) : (
          <Message kind="note" key={one.name}>
            {(one.isNow ? webWords.isChanging : webWords.hasChanged)(one.name, what.join(', '))}
          </Message>
        );
      })}
    </div>
  );
}

/** The subjects on a screen that a colleague has changed, in words; on the start screen all of them. */
function subjectsOn(route: readonly string[], { about }: Colleague): string[] {
  const shown = about.filter((file) => {
    const screen = screenOf(file);
    return route.every((part, index) => index >= screen.length || part === screen[index]);
  });
  return [...new Set(shown.map((file) => words.subjects[subjectOf(file)]))];
}
