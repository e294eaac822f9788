import { groupOf, textAt } from '../../content/path.ts';
import { useState } from 'react';
import { AskFirst } from '../form/AskFirst.tsx';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { actionMovingPost, addressFor, hasNoAddress, isNewPost } from '../draft/moved-post.ts';
import { additionsTo } from '../form/additions.ts';
import { usePlace } from '../form/field-control.ts';
import { Fold } from '../form/Fold.tsx';
import { FormPart, GroupPart } from '../form/FormPart.tsx';
import { ChangedMeanwhile } from '../form/problems.tsx';
import { More } from '../form/More.tsx';
import { PlainChoice, PlainInput } from '../form/plain-controls.tsx';
import { go, linkTo } from '../form/route.ts';
import { Title } from '../form/Title.tsx';
import { groupAt, useDeskState, useStore } from '../draft/use-desk.ts';
import { dateInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { FileMistakes } from './problems-of-screen.tsx';
import { Button, ButtonLink } from '../form/Button.tsx';

/** The main fields, in the order of writing. */
const first = ['title', 'body', 'excerpt', 'category', 'tags', 'image', 'focus', 'alt', 'date'];

const giveAddress = (id: string) => `Give it the address /blog/${id}`;

/** The form of one post. */
export function Post({ id }: { id: string }) {
  const state = useDeskState();
  const store = useStore();
  const { write } = store;
  const file = `posts/${id}.yaml`;
  const value = groupOf(state.values[file]);
  const form = groupAt(state, file);
  const title = textAt(value, 'title') || words.newPost;
  const wanted = addressFor(state, id, title);
  return (
    <>
      <Title
        hint={`Its address: /blog/${id}`}
        more={
          <More name={title} add={additionsTo(store, form, value, { file, path: [] }, ['draft'])} />
        }
      >
        {title}
      </Title>
      <FileMistakes file={file} />
      <ChangedMeanwhile file={file} />
      <div className="stack">
        {hasNoAddress(title) && isNewPost(state, id) && <AddressInWords id={id} />}
        {wanted !== id &&
          title !== words.newPost &&
          !hasNoAddress(title) &&
          !isNewPost(state, id) && (
            <div className="row">
              <Button
                label={giveAddress(wanted)}
                onPress={() => write(actionMovingPost(state, id, wanted))}
              />
              <span className="hint">The old address will lead to the new one.</span>
            </div>
          )}
        {first.map((name) => {
          const field = form.fields.find(([own]) => own === name)?.[1];
          if (!field || (field.optional === true && value[name] === undefined)) return null;
          return <FormPart key={name} field={field} file={file} path={[name]} />;
        })}
        <WhenItAppears file={file} isDraft={value['draft'] === true} date={textAt(value, 'date')} />
        <Fold
          title={words.detailsOf(title)}
          at={form.fields
            .filter(([name]) => !first.includes(name))
            .map(([name]) => ({ file, path: [name] }))}
        >
          <GroupPart
            field={form}
            leaveOut={[...first, 'draft']}
            isAddedOutside
            file={file}
            path={[]}
          />
        </Fold>
        <div className="row">
          <ButtonLink label={words.done} look="fix" href={linkTo('posts')} />
          <AskFirst
            icon="close"
            label="Remove this post"
            question="Remove this post?"
            yes="Yes, remove it"
            no="No, keep it"
            onYes={() => {
              store.remove({ file, path: [] }, title);
              go('posts');
            }}
          />
        </div>
      </div>
    </>
  );
}

/** Asks for the address of a new post whose title makes none. */
function AddressInWords({ id }: { id: string }) {
  const state = useDeskState();
  const { write } = useStore();
  const [typed, setTyped] = useState('');
  const wanted = hasNoAddress(typed) ? undefined : addressFor(state, id, typed);
  return (
    <>
      <PlainInput
        label="Words for its address"
        hint="Addresses are made of Latin letters, and the title has none. Type a few words for the address, such as: five stretches."
        type="text"
        value={typed}
        onChange={setTyped}
      />
      {wanted !== undefined && wanted !== id && (
        <Button
          label={giveAddress(wanted)}
          onPress={() => write(actionMovingPost(state, id, wanted))}
        />
      )}
    </>
  );
}

/** Whether the post stays a draft, or appears with the next publish or on its date. */
function WhenItAppears({ file, isDraft, date }: { file: string; isDraft: boolean; date: string }) {
  const { change } = usePlace({ file, path: ['draft'] });
  const shownFrom =
    date > usePlaceNow().date ? `On its day, ${dateInWords(date)}` : 'With the next publish';
  return (
    <PlainChoice
      legend="When it appears"
      hint="A post with a future date appears that morning."
      name="when"
      isAcross
      value={isDraft}
      options={[
        [false, shownFrom],
        [true, 'Stays a draft'],
      ]}
      onChange={(draft) => change(draft || undefined)}
    />
  );
}
