/* Shows problems beside what they are about, with the buttons that resolve them, and questions about conflicts. */

import { Fragment } from 'react';
import type { ParagraphConflict } from '../draft/merge-text.ts';
import type { DeskConflict, DeskProblem } from '../draft/protocol.ts';
import { Message } from './Message.tsx';
import { isToFix, problemsIn, useDeskState, useStore } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import type { FieldPlace } from './field-control.ts';
import { runsOfWords } from '../words/one-line.ts';
import { Button } from './Button.tsx';

/** Badge of a row or part with a mistake or an empty field; without errors it shows its children. */
export function ProblemMark({
  problems,
  children,
}: {
  problems: readonly DeskProblem[];
  children?: React.ReactNode;
}) {
  if (problems.some(isToFix)) return <span className="mark bad">{words.toFixMark}</span>;
  const isEmpty = problems.some(({ severity }) => severity === 'error');
  return isEmpty ? <span className="mark fill">{words.stillToFill}</span> : children;
}

/** The problems of one part, each with its quick fixes. */
export const ProblemList = ({
  id,
  problems,
}: {
  id?: string;
  problems: readonly DeskProblem[];
}) => (
  <div {...(id !== undefined && { id })} className="stack tight">
    {problems.map((problem) => (
      <Message
        key={`${problem.message} ${problem.path.join('.')}`}
        kind={problem.severity === 'error' ? 'bad' : 'note'}
        fact={problem.message}
        buttons={problem.quickFixes.length > 0 && <QuickFixes of={problem} />}
      >
        {isCertain(problem) ? '' : problem.fix}
      </Message>
    ))}
  </div>
);

/** Whether the only quick fix changes the file of the problem. In another file, other fixes may be as good. */
const isCertain = ({ quickFixes, file }: DeskProblem) =>
  quickFixes.length === 1 && quickFixes[0]!.edits.every((edit) => edit.file === file);

/** The buttons that fix a problem. */
export function QuickFixes({ of: problem }: { of: DeskProblem }) {
  const { write } = useStore();
  const look = isCertain(problem) || problem.quickFixes.length > 1 ? 'btn fix' : 'btn';
  return problem.quickFixes.map(({ words, edits }) => (
    <button key={words} className={look} type="button" onClick={() => write({ edits })}>
      {words}
    </button>
  ));
}

/** The errors of a list, item or group itself, rather than of its fields. */
export function ProblemsOfWhole({ file, path }: FieldPlace) {
  const own = problemsIn(useDeskState(), file, path).filter(
    (one) => one.path.length === path.length && one.severity === 'error' && !one.isEmpty,
  );
  return own.length > 0 && <ProblemList problems={own} />;
}

/** The questions which value to keep, if somebody else published another one at this place. */
export const ConflictAt = ({ file, path }: FieldPlace) => (
  <Conflicts
    of={useDeskState().conflicts.filter(
      (one) => one.file === file && one.path.join() === path.join(),
    )}
  />
);

/** A question for each conflict. */
export const Conflicts = ({ of: conflicts }: { of: readonly DeskConflict[] }) =>
  conflicts.map((one) => (
    <div role="alert" key={`${one.file} ${one.path.join('.')} ${one.paragraph?.at}`}>
      {one.paragraph ? (
        <ParagraphQuestion of={one} paragraph={one.paragraph} />
      ) : (
        <ConflictQuestion of={one} />
      )}
    </div>
  ));

const changedTwice = (what: string) => `${what} was changed twice.`;

/** Both values of a conflict and the one before, with a button for each. */
function ConflictQuestion({ of: conflict }: { of: DeskConflict }) {
  const { resolve } = useStore();
  const { name } = useOther(conflict.file);
  const { what, was, mine, theirs } = conflict;
  const leave = 'Leave it removed';
  const removedBy = [theirs === undefined && name, mine === undefined && 'You'].find(
    (who) => who !== false,
  );
  const sides = [
    was !== undefined && `It was ${was}.`,
    mine !== undefined && `Yours: ${mine}.`,
    theirs !== undefined && `Theirs: ${theirs}.`,
  ];
  return (
    <Message
      kind="ask"
      fact={removedBy === undefined ? changedTwice(what) : `${removedBy} removed this: ${what}.`}
      buttons={
        <>
          <Button
            label={mine === undefined ? leave : `Keep ${mine}`}
            look="fix"
            onPress={() => resolve(conflict, 'mine')}
          />
          <Button
            label={theirs === undefined ? leave : `Take ${theirs}`}
            onPress={() => resolve(conflict, 'theirs')}
          />
        </>
      }
    >
      {sides.filter(Boolean).join(' ')}
    </Message>
  );
}

/** Both versions of a paragraph, with the words marked that differ from the one before. */
function ParagraphQuestion({
  of: conflict,
  paragraph: { was, mine, theirs },
}: {
  of: DeskConflict;
  paragraph: ParagraphConflict;
}) {
  const { resolve } = useStore();
  const { name } = useOther(conflict.file);
  const other = conflict.isOwn ? 'As it was before' : name;
  const sides = [
    ['mine', 'Yours', mine],
    ['theirs', other, theirs],
  ] as const;
  return (
    <Message
      kind="ask"
      fact={changedTwice(conflict.what)}
      about={
        <dl className="diff">
          {sides.map(([side, name, text]) => (
            <Fragment key={side}>
              <dt>{name}</dt>
              <dd>{text === undefined ? 'removed' : <MarkedWords was={was} now={text} />}</dd>
            </Fragment>
          ))}
        </dl>
      }
      buttons={
        <>
          {sides.map(([side, name]) => (
            <Button key={side} label={name} onPress={() => resolve(conflict, side)} />
          ))}
          {mine !== undefined && theirs !== undefined && (
            <Button label="Keep both" onPress={() => resolve(conflict, 'both')} />
          )}
        </>
      }
    />
  );
}

/** Hook with the name of whoever published the file last, and whether it was this person on another device. */
function useOther(file: string) {
  const { changedBy, session, setting } = useDeskState();
  const by = changedBy[file] ?? '';
  const isYou = by !== '' && by === (session?.name ?? setting.person);
  return { isYou, name: isYou ? 'You, on another device' : by || 'Somebody else' };
}

const MarkedWords = ({ was, now }: { was: string; now: string }) =>
  runsOfWords(was, now).map(({ words: run, isNew, isGone }, at) => (
    <Fragment key={at}>
      {isNew && <ins>{run}</ins>}
      {isGone && <del>{run}</del>}
      {!isNew && !isGone && run}{' '}
    </Fragment>
  ));

/** Says that somebody has published a change to this file while it was being written. */
export function ChangedMeanwhile({ file }: { file: string }) {
  const isChanged = useDeskState().changedBy[file] !== undefined;
  const { isYou, name } = useOther(file);
  return (
    <div role="status">
      {isChanged && (
        <Message
          kind="note"
          fact={
            isYou
              ? 'You published a change to this post on another device. It is now here, beside yours.'
              : `${name} published a change to this post while it was open here. It is now here, beside yours.`
          }
        />
      )}
    </div>
  );
}
