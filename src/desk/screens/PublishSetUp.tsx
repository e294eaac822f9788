import { useState } from 'react';
import type { SetUp, SetUpStep } from '../../editor/protocol.ts';
import { Title } from '../../editor/frame/Title.tsx';
import { useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';

/** The CSS class of each state of a step. */
const marks = { wrong: 'fail', done: 'done', later: undefined } as const;

/** Guides the owner through the set-up of publishing, and checks each step. */
export function PublishSetUp({ onDone }: { onDone: () => void }) {
  const store = useStore();
  const [typed, setTyped] = useState<SetUp>({ address: '', branch: 'main', token: '' });
  const [steps, setSteps] = useState<readonly SetUpStep[]>([]);
  const tryIt = async () => {
    const found = await store.request((desk) => desk.setUp(typed));
    if (!found) return;
    setSteps(found);
    if (found.every(({ state }) => state === 'done')) onDone();
  };
  return (
    <>
      <Title hint={`${words.savedAll} ${words.setUpHint}`}>{words.publishTitle.none}</Title>
      <ol className="steps">
        {words.setUpGuide.map((line) => (
          <li key={line}>
            <div>{line}</div>
          </li>
        ))}
      </ol>
      <form
        className="card stack"
        onSubmit={(event) => {
          event.preventDefault();
          void tryIt();
        }}
      >
        <h2>{words.forTheOwner}</h2>
        {(['address', 'branch', 'token'] as const).map((name) => (
          <div className="field" key={name}>
            <label className="label" htmlFor={`set-up-${name}`}>
              {words.setUpFields[name]}
            </label>
            <p className="hint" id={`set-up-${name}-hint`}>
              {words.setUpHelp[name]}
            </p>
            <input
              id={`set-up-${name}`}
              className="input"
              type={name === 'token' ? 'password' : 'text'}
              autoComplete="off"
              aria-describedby={`set-up-${name}-hint`}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          </div>
        ))}
        <button className="btn fix" type="submit">
          {words.tryIt}
        </button>
      </form>
      <ol className="steps part" role="status">
        {steps.map(({ step, state, words: text }) => (
          <li key={step} className={marks[state]}>
            <div>{text}</div>
          </li>
        ))}
      </ol>
    </>
  );
}
