import { Title } from '../frame/Title.tsx';
import { FindBox } from '../frame/FindBox.tsx';
import { findIn } from '../frame/find-in.ts';
import { go } from '../frame/route.ts';
import { linkToPlace } from './subjects.ts';
import { namesIn, useShown } from '../frame/use-desk.ts';
import { words } from '../words.ts';
import { NewClassNamed } from './NewClassNamed.tsx';
import { TaskList } from './TaskList.tsx';
import { tasksNow } from './tasks.ts';
import { shortened } from '../form/one-line.ts';

/** The results of a search in tasks and content. */
export function SearchResults({ query }: { query: string }) {
  const shown = useShown();
  const found = findIn(shown, query);
  const queryWords = query.toLowerCase().split(/\s+/);
  const tasks = tasksNow(shown).filter(({ name, also }) =>
    queryWords.every((word) => `${name} ${also}`.toLowerCase().includes(word)),
  );
  const count = found.length === 0 ? words.foundNothing : words.foundCount(found.length);
  return (
    <>
      <Title hint={count}>{words.foundFor(query)}</Title>
      <div className="only-narrow gap-b">
        <FindBox query={query} onFind={(next) => go('find', next)} />
      </div>
      <p className="vh" role="status">
        {count}
      </p>
      <div className="found">
        {tasks.length > 0 && <TaskList tasks={tasks} label={words.tasksFound} />}
        {found.length === 0 && tasks.length === 0 && <NewClassNamed name={query} />}
        <ul className="rows">
          {found.slice(0, 60).map(({ file, path, where, text }) => (
            <li key={`${file} ${path.join('.')}`}>
              <a className="line" href={linkToPlace({ file, path })}>
                <div>
                  <h2 className="it">{where}</h2>
                  <p>{shortened(text, namesIn(shown), 120)}</p>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
