import { useState } from 'react';
import { ActRow } from '../../editor/form/ActRow.tsx';
import { Message } from '../../editor/frame/Message.tsx';
import { Title } from '../../editor/frame/Title.tsx';
import { dateInWords, timeInWords } from '../../editor/days-in-words.ts';
import { linkTo } from '../../editor/route.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { placeTime } from '../../timetable/clock.ts';
import { words as deskWords } from '../words.ts';
import { webWords as words } from '../words/web-words.ts';
import { lastPublishIn } from './last-publish.ts';
import { Published } from './Published.tsx';
import { useHistory } from './use-history.ts';

/** Lists what the last publish changed, with the button that takes it back from the website. */
export function TakeBack({ id }: { id: string }) {
  const { session } = useShown();
  const { ask } = useStore();
  const [isDone, setDone] = useState(false);
  const all = useHistory();
  const last = lastPublishIn(all);
  if (isDone) return <Published isTakeBack />;
  if (last === undefined || last.id !== id)
    return (
      <>
        <Title hint={all && words.notTheLast}>{words.takeBackTitle}</Title>
        <a className="btn" href={linkTo('history')}>
          {deskWords.history}
        </a>
      </>
    );
  const { date, time } = placeTime(Date.parse(last.at));
  const takeBack = () => ask(deskWords.takingBack, (desk) => desk.takeBack(id, session!.name));
  return (
    <>
      <Title hint={words.takeBackHint(last.by, dateInWords(date), timeInWords(time))}>
        {words.takeBackTitle}
      </Title>
      <ul className="rows">
        {last.words.map((line, index) => (
          <li className="line" key={`${index} ${line}`}>
            {line}
          </li>
        ))}
      </ul>
      <div className="part">
        <Message kind="note" fact={words.othersStay}>
          {words.onlyThis}
        </Message>
      </div>
      <div className="part">
        <ActRow
          label={words.takeBackAndPublish}
          missing={undefined}
          onPress={() => void takeBack().then(setDone)}
        >
          <a className="btn text" href={linkTo('history')}>
            {words.cancelTakeBack}
          </a>
        </ActRow>
      </div>
    </>
  );
}
