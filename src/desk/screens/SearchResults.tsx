/* The screen with the results of a search. A name that is not found may be added as a class. */

import { capitalise } from '../../content/text/format.ts';
import { plainLetters } from '../../content/text/letters.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { fieldAt } from '../../content/field.ts';
import { freeId, newThing } from '../draft/new-thing.ts';
import { shortened } from '../words/one-line.ts';
import { Icon } from '../form/Icon.tsx';
import { go } from '../form/route.ts';
import { findIn } from './search.ts';
import { SearchBox } from './SearchBox.tsx';
import { Title } from '../form/Title.tsx';
import { formOfFile, namesIn, useShown, useStore } from '../draft/use-desk.ts';
import { TaskList } from './Start.tsx';
import { goToPlace, linkToPlace } from './subjects.ts';
import { tasksNow } from './tasks.ts';

const classesFile = 'classes.yaml';

/** The results of a search in tasks and content. */
export function SearchResults({ query }: { query: string }) {
  const shown = useShown();
  const found = findIn(shown, query);
  const queryWords = plainLetters(query).split(/\s+/);
  const tasks = tasksNow(shown, usePlaceNow().date).filter(({ name, also }) =>
    queryWords.every((word) => plainLetters(`${name} ${also}`).includes(word)),
  );
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

/** Offers to add a class by a name that a search did not find. */
function NewClassNamed({ name: asked }: { name: string }) {
  const shown = useShown();
  const { write } = useStore();
  const { classes = [] } = (shown.values[classesFile] ?? {}) as { classes?: unknown[] };
  const form = fieldAt(formOfFile(shown, classesFile), ['classes', 0]);
  if (!form || !/^\p{L}[\p{L} -]{2,39}$/u.test(asked)) return null;
  const name = capitalise(asked);
  const add = () => {
    const taken = (shown.things['class'] ?? []).map(([id]) => id);
    const id = freeId(name, taken);
    const value = { ...(newThing(form, shown) as object), ...(id !== '' && { id }), name };
    const path = ['classes', classes.length];
    write({ edits: [{ file: classesFile, kind: 'insert', path, value }] });
    goToPlace({ file: classesFile, path: [...path, 'name'] });
  };
  return (
    <div className="empty">
      <h2>Is it a new class?</h2>
      <p>Add it once; then you can put it in the timetable.</p>
      <button className="btn fix" type="button" onClick={add}>
        <Icon of="plus" />
        Add the class “{name}”
      </button>
    </div>
  );
}
