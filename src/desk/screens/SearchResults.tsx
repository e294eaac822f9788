/* The screen with the results of a search. */

import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { shortened } from '../words/one-line.ts';
import { Lines } from '../form/Lines.tsx';
import { go } from '../form/route.ts';
import { findIn } from './search.ts';
import { SearchBox } from './SearchBox.tsx';
import { Title } from '../form/Title.tsx';
import { namesIn, useDeskState } from '../draft/use-desk.ts';
import { TaskList } from './Start.tsx';
import { linkToPlace } from './subjects.ts';
import { tasksFor, tasksNow } from './tasks.ts';

/** The results of a search in tasks and content. */
export function SearchResults({ query }: { query: string }) {
  const state = useDeskState();
  const found = findIn(state, query);
  const tasks = tasksFor(query, tasksNow(state, usePlaceNow().date));
  const all = found.length + tasks.length;
  const count =
    all === 0
      ? 'Not found on the website. Try a single word, or a shorter one.'
      : `Found in ${all === 1 ? 'one place' : `${all} places`}.`;
  return (
    <>
      <Title hint={count}>{`“${query}”`}</Title>
      <div className="only-narrow gap-b">
        <SearchBox query={query} onFind={(next) => go('find', next)} />
      </div>
      <p className="vh" role="status">
        {count}
      </p>
      <div className="found">
        {tasks.length > 0 && <TaskList tasks={tasks} label="To do" />}
        <Lines
          lines={found.slice(0, 60).map(({ file, path, where, text }) => ({
            href: linkToPlace({ file, path }),
            title: where,
            about: shortened(text, namesIn(state), 120),
          }))}
        />
      </div>
    </>
  );
}
