import { changesIn, subjectNames, wrongIn } from '../screens/subjects.ts';
import { peopleWords } from '../words/people-words.ts';
import { words } from '../words/words.ts';
import { go, linkTo, replaceRoute } from '../form/route.ts';
import { SearchBox } from '../screens/SearchBox.tsx';
import { useDeskState } from '../draft/use-desk.ts';

/**
 * The navigation of the desk: the search box, a link to each subject (such as prices or coaches) with its number of
 * changes or a mark for mistakes, and links to the start, the earlier publishes and, for owners, to the people and the
 * examples.
 */
export function Navigation({ route }: { route: readonly string[] }) {
  const state = useDeskState();
  const current = (name: string | undefined) => (route[0] === name ? 'page' : undefined);
  return (
    <nav className="list" aria-label="What can be changed">
      <SearchBox
        onFind={(query) => go('find', query)}
        onType={(query) => (route[0] === 'find' ? replaceRoute : go)('find', query)}
        query={route[0] === 'find' ? (route[1] ?? '') : ''}
      />
      <a href="#/" aria-current={current(undefined)}>
        Start
      </a>
      {subjectNames.map((subject) => {
        const { isBad, count } = wrongIn(state, subject);
        const changes = changesIn(state, subject);
        return (
          <a key={subject} href={linkTo(subject)} aria-current={current(subject)}>
            {words.subjects[subject]}
            {isBad && (
              <span className="n bad">
                !<span className="vh"> {count}</span>
              </span>
            )}
            {!isBad && changes > 0 && (
              <span className="n">
                {changes}
                <span className="vh"> {words.changed}</span>
              </span>
            )}
          </a>
        );
      })}
      <hr />
      <a href={linkTo('publishes')} aria-current={current('publishes')}>
        {words.publishes}
      </a>
      {state.session?.role === 'owner' && (
        <a href={linkTo('people')} aria-current={current('people')}>
          {peopleWords.people}
        </a>
      )}
      {state.session?.role !== 'publisher' && (
        <a href={linkTo('invented')} aria-current={current('invented')}>
          {words.toConfirm}
        </a>
      )}
    </nav>
  );
}
