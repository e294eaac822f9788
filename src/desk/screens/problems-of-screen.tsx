/* The problems that a screen shows beside those of its fields, and all of them in the review. */

import { isGroup } from '../../content/path.ts';
import { useEffect, useRef } from 'react';
import { valueAfter } from '../../content/edit.ts';
import { publishedValueAt } from '../draft/published-value.ts';
import type { DeskProblem } from '../draft/protocol.ts';
import { ProblemList, QuickFixes } from '../form/problems.tsx';
import { Message } from '../form/Message.tsx';
import { formOfFile, isToFix, namesIn, useDeskState, useStore } from '../draft/use-desk.ts';
import { placeInWords } from '../words/place-in-words.ts';
import { words } from '../words/words.ts';
import { linkToPlace, wrongIn } from './subjects.ts';
import { Button, ButtonLink } from '../form/Button.tsx';

/** The problems of a file as a whole, which a change outside the desk may cause. */
export function FileMistakes({ file }: { file: string }) {
  const { problems, values } = useDeskState();
  const isUnreadable = values[file] === null;
  const own = problems.filter(
    (one) =>
      one.file === file && one.severity === 'error' && (isUnreadable || one.path.length === 0),
  );
  if (own.length === 0) return null;
  return (
    <div className="part">
      <ProblemList problems={isUnreadable ? own.slice(0, 1) : own} />
    </div>
  );
}

/**
 * Problems of another file that a change on this screen may have caused, with links. `except` is the index of an item
 * that shows its own problems.
 */
export function ProblemsElsewhere({ file, except }: { file: string; except?: number }) {
  const found = useDeskState().problems.filter(
    (one) => one.file === file && isToFix(one) && one.path[1] !== except && one.path.length > 1,
  );
  return (
    <div role="status" className="stack tight">
      {found.map((problem) => (
        <Message
          key={`${problem.message} ${problem.path.join('.')}`}
          kind="bad"
          fact={problem.message}
          buttons={
            <>
              <QuickFixes of={problem} />
              <ButtonLink label={words.goThere} look="text" href={linkToPlace(problem)} />
            </>
          }
        >
          {problem.fix}
        </Message>
      ))}
    </div>
  );
}

/** The errors and empty fields of the draft, each with a link to its field. */
export function ProblemsFirst() {
  const state = useDeskState();
  const { wrong, count } = wrongIn(state);
  const box = useRef<HTMLDivElement>(null);
  // Whoever opens the list to publish should first read what prevents it.
  useEffect(() => box.current?.focus(), []);
  if (wrong.length === 0) return null;
  const place = ({ file, path, isEmpty }: DeskProblem) => {
    const [now, was] = [state.values[file], publishedValueAt(state, { file, path })];
    // A thing whose name was emptied is called by its published name.
    const isGone = isEmpty && was !== undefined;
    const value = isGone ? valueAfter(now, { kind: 'set', path, value: was }) : now;
    return placeInWords(file, formOfFile(state, file), value, path, namesIn(state));
  };
  return (
    <div
      className="stack tight gap-b"
      ref={box}
      tabIndex={-1}
      aria-label={count}
      role="group"
      data-first-problem=""
    >
      {wrong.map((one) => (
        <Message
          key={`${one.file} ${one.path.join('.')} ${one.message}`}
          kind="bad"
          fact={place(one)}
          buttons={
            <>
              <QuickFixes of={one} />
              <KeepAsDraft file={one.file} />
              <ButtonLink
                label={words.goThere}
                about={place(one)}
                look="text"
                href={linkToPlace(one)}
              />
            </>
          }
        >
          {one.isEmpty && !state.held.includes(one)
            ? words.stillToFill
            : `${one.message} ${one.fix}`}
        </Message>
      ))}
    </div>
  );
}

/** For a post that is not finished: the button that publishes everything else, and keeps the post hidden. */
function KeepAsDraft({ file }: { file: string }) {
  const { values, published } = useDeskState();
  const { write } = useStore();
  const post = values[file];
  if (!file.startsWith('posts/') || !isGroup(post) || post['draft'] === true) return null;
  const isNew = published[file] === null;
  if (!isNew) return null;
  return (
    <Button
      label="Keep it as a draft"
      about={file}
      look="text"
      onPress={() => write({ edits: [{ file, kind: 'set', path: ['draft'], value: true }] })}
    />
  );
}
