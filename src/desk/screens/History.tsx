import { useEffect, useState } from 'react';
import type { Saved } from '../desk.ts';
import { Title } from '../frame/Title.tsx';
import { indianTime } from '../../timetable/clock.ts';
import { dateInWords, timeInWords } from '../in-words.ts';
import { go } from '../route.ts';
import { useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';

/** Every save, with what it changed; each can be brought back by itself. */
export function History() {
  const store = useStore();
  const { version } = useShown();
  const [saves, setSaves] = useState<readonly Saved[]>();
  useEffect(() => {
    let isCurrent = true;
    void store.desk.history().then((found) => isCurrent && setSaves(found));
    return () => {
      isCurrent = false;
    };
  }, [store, version]);
  return (
    <>
      <Title hint={words.historyHint}>{words.history}</Title>
      {saves?.length === 0 && <p className="empty">{words.nothingSavedYet}</p>}
      <ul className="rows">
        {saves?.map(({ id, at, by, words: told }) => {
          const { date, time } = indianTime(new Date(at));
          return (
            <li className="line" key={id}>
              <div>
                {told.map((line) => (
                  <p key={line}>
                    <b>{line}</b>
                  </p>
                ))}
                <p>
                  {[`${dateInWords(date)}, ${timeInWords(time)}`, by].filter(Boolean).join(', ')}
                </p>
              </div>
              <button
                className="btn text"
                type="button"
                onClick={() =>
                  void store.ask((desk) => desk.bringBack(id)).then((done) => done && go('changes'))
                }
              >
                {words.bringBack}
                <span className="vh">: {told[0]}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
