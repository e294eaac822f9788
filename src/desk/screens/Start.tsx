import { usePlaceNow } from '../../timetable/usePlaceNow.ts';
import { Title } from '../frame/Title.tsx';
import { FindBox } from '../frame/FindBox.tsx';
import { go } from '../frame/route.ts';
import { useShown } from '../frame/use-desk.ts';
import { words } from '../words.ts';
import { ToDo } from './ToDo.tsx';
import { TaskList } from './TaskList.tsx';
import { tasksNow } from './tasks.ts';
import { dateInWords, timeInWords } from '../words/days-in-words.ts';

/** The start screen: the tasks, each with a summary of its content. */
export function Start() {
  const shown = useShown();
  const now = usePlaceNow();
  return (
    <>
      <Title hint={`${dateInWords(now.date)}, ${timeInWords(now.time)}.`}>
        {words.greeting(now.time)}
      </Title>
      <div className="only-narrow gap-b">
        <FindBox query="" onFind={(query) => go('find', query)} />
      </div>
      <ToDo />
      <h2 className="vh">{words.whatToDo}</h2>
      <TaskList tasks={tasksNow(shown)} />
    </>
  );
}
