import { AskFirst } from '../form/AskFirst.tsx';
import { useState } from 'react';
import type { DeskState } from '../draft/desk-state.ts';
import type { Change } from '../draft/protocol.ts';
import { publishLater, useWillPublishLater } from './publish-later.ts';
import { Check, PlainInput } from '../form/plain-controls.tsx';
import { Conflicts } from '../form/problems.tsx';
import { Button, ButtonLink } from '../form/Button.tsx';
import { linkTo } from '../form/route.ts';
import { reviewKey, switchReviewKey, useReviewKey } from '../form/review-key.ts';
import { Message, Named } from '../form/Message.tsx';
import { Title } from '../form/Title.tsx';
import { useDeskState, useStore } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import { ProblemsFirst } from './problems-of-screen.tsx';
import { Published } from './Publishes.tsx';
import { linkToPlace, wrongIn } from './subjects.ts';

/** What is not published: problems and questions first, then one line for each action; and the button that publishes. */
export function Review() {
  const state = useDeskState();
  const [isPublished, setPublished] = useState(false);
  const { changes, conflicts, forms } = state;
  if (changes.length === 0 && isPublished) return <Published />;
  if (changes.length === 0 && conflicts.length === 0)
    return (
      <>
        <Title {...(unfinished(forms).length === 0 && { hint: 'Everything is published.' })}>
          Nothing to publish
        </Title>
        <Unfinished />
        <p className="part">
          <ButtonLink label={words.allTasks} href="#/" />
        </p>
        <KeySwitch />
      </>
    );
  return (
    <>
      <Title hint="Visitors do not see this yet.">{words.reviewCount(changes.length)}</Title>
      <ProblemsFirst />
      <Unfinished />
      <Conflicts of={conflicts} />
      <ul className="rows">
        {changes.map((change) => (
          <OneChange key={change.id} change={change} />
        ))}
      </ul>
      <PublishFoot onDone={setPublished} />
      <KeySwitch />
    </>
  );
}

/** The tasks whose form is filled in and whose button was not pressed. */
const unfinished = (forms: DeskState['forms']) => taskForms.filter(([form]) => forms[form]);

const taskForms = [
  ...(['offer', 'call-off', 'away', 'leaves', 'extra-class'] as const).map(
    (screen) => [screen, screen, words.tasks[screen]] as const,
  ),
  ['other-hours', 'hours', words.otherHoursTask] as const,
];

/** Nobody takes a form for done that was only filled in. */
const Unfinished = () =>
  unfinished(useDeskState().forms).map(([form, screen, name]) => (
    <Message
      key={form}
      kind="note"
      fact={`“${name}” is not finished.`}
      buttons={<ButtonLink label="Continue" about={name} href={linkTo(screen)} />}
    >
      What you filled in is kept. Press the button below the form to make it a change.
    </Message>
  ));

/** Tells the key of this screen to whoever has a keyboard, and switches it off on this device. */
function KeySwitch() {
  const isOn = useReviewKey();
  if (!useDeskState().keepsDraft) return null;
  return (
    <Check
      look="check part only-wide"
      label={`${reviewKey} opens this page from any other (Option+R on a Mac)`}
      isChecked={isOn}
      onChange={switchReviewKey}
    />
  );
}

/** One action in its sentence, with its places folded, and a button that takes it out of the draft. */
function OneChange({ change: { id, what, rest, places, isSent, isMade } }: { change: Change }) {
  const { undoAction } = useStore();
  const [first] = places;
  const undoThis = <Named label="Undo this" what={what} />;
  return (
    <li className="line diff">
      <div>
        <b>{first ? <a href={linkToPlace(first)}>{what}</a> : what}</b>
        {rest !== undefined && <p>{rest}</p>}
        <BeforeAndAfter change={places} />
        {places.length > 1 && (
          <details className="places">
            <summary>
              <Named label={`${places.length} places`} what={what} />
            </summary>
            <ul>
              {places.map((place) => (
                <li key={`${place.file} ${place.path.join('.')} ${place.what}`}>
                  <a href={linkToPlace(place)}>{place.what}</a>{' '}
                  {place.before !== undefined && <del>{place.before}</del>}
                  {place.before !== undefined && place.after !== undefined && ' → '}
                  {place.after !== undefined && <ins>{place.after}</ins>}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {isSent !== true && isMade === true && (
        <AskFirst
          icon="undo"
          label={undoThis}
          question={words.removesWhole(what)}
          yes={words.removeIt}
          no={words.keepIt}
          onYes={() => undoAction(id)}
        />
      )}
      {isSent !== true && isMade !== true && (
        <Button label={undoThis} look="text" icon="undo" onPress={() => undoAction(id)} />
      )}
    </li>
  );
}

/** A photograph that was replaced, before and after. */
function BeforeAndAfter({ change }: { change: Change['places'] }) {
  const { pictures } = useDeskState();
  const picture = change.find(({ pictures: names }) => names);
  const shown = (['before', 'after'] as const).flatMap((side) => {
    const name = picture?.pictures?.[side];
    const found = name === undefined ? undefined : pictures[name];
    return found ? [{ side, ...found }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className="row pics">
      {shown.map(({ side, address, width, height }) => (
        <figure key={side}>
          <img className="thumb" src={address} alt="" width={width} height={height} />
          <figcaption>{words[side]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function PublishFoot({ onDone }: { onDone: (isDone: boolean) => void }) {
  const state = useDeskState();
  const store = useStore();
  const { session, setting, connection, conflicts, changes, busy } = state;
  const [by, setBy] = useState(session?.name ?? setting.person);
  const isWaiting = useWillPublishLater();
  const count = wrongIn(state).wrong.length + conflicts.length;
  const isAway = __ON_WEB__ && connection === 'away';
  const publish = async () => {
    // The check of what was typed last may still be running.
    await store.checked();
    const now = store.current();
    // The first problem gets the focus.
    if (wrongIn(now).wrong.length + now.conflicts.length > 0)
      document.querySelector<HTMLElement>('[data-first-problem]')?.focus();
    else if (isAway) publishLater(true);
    else onDone(await store.publishDraft(by));
  };
  return (
    <div className="part">
      {connection === 'no-staff' && <Message kind="bad">{words.hostFaults[connection]}</Message>}
      {session === undefined && (
        <PlainInput
          label="Your name"
          hint="It is shown beside what you publish, so that others know whom to ask."
          type="text"
          autoComplete="given-name"
          maxLength={60}
          value={by}
          onChange={setBy}
        />
      )}
      {isWaiting ? (
        <div role="status">
          <Message
            kind="note"
            fact="It is published as soon as there is internet. Keep this window open."
            buttons={<Button label="Do not publish" onPress={() => publishLater(false)} />}
          />
        </div>
      ) : (
        <div className="row part">
          {connection !== 'no-staff' && (
            <button
              className={isAway ? 'btn' : 'btn go'}
              type="button"
              onClick={() => void publish()}
            >
              {isAway ? 'Publish when there is internet' : 'Publish'}
            </button>
          )}
          {count > 0 && (
            <p className="hint">
              {count === 1 ? 'Solve one problem first.' : `Solve ${count} problems first.`}
            </p>
          )}
          <AskFirst
            icon="close"
            label="Discard all changes"
            question="Discard all changes?"
            means="The website stays as it is. Undo brings your changes back."
            onYes={store.discardAll}
          />
        </div>
      )}
      {busy === undefined && changes.some(({ isSent }) => isSent) && (
        <Message kind="note" fact="It is not known yet whether this is published.">
          The desk finds out as soon as the website answers. Nothing is published twice.
        </Message>
      )}
    </div>
  );
}
