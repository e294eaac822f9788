import { go, replaceRoute, linkTo } from '../../editor/route.ts';
import { changesIn, subjectNames, wrongIn } from '../subjects.ts';
import { useShown } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import { peopleWords } from '../words/people-words.ts';
import { inventedIn } from '../screens/invented.ts';
import { FindBox } from './FindBox.tsx';

/**
 * The navigation of the desk: the search box, a link to each subject (such as prices or coaches) with its number of
 * changes or a mark for mistakes, and links to the start, the facts to confirm, the history and the people.
 */
export function Navigation({ route }: { route: readonly string[] }) {
  const shown = useShown();
  const current = (name: string | undefined) => (route[0] === name ? 'page' : undefined);
  const invented = inventedIn(shown).length;
  return (
    <nav className="list" aria-label={words.whatCanBeChanged}>
      <FindBox
        onFind={(query) => go('find', query)}
        onType={(query) => (route[0] === 'find' ? replaceRoute : go)('find', query)}
        query={route[0] === 'find' ? (route[1] ?? '') : ''}
      />
      <a href="#/" aria-current={current(undefined)}>
        {words.start}
      </a>
      {subjectNames.map((subject) => {
        const { isBad, count } = wrongIn(shown, subject);
        const changes = changesIn(shown, subject);
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
      <a href={linkTo('invented')} aria-current={current('invented')}>
        {words.toConfirm}
        <span className="n hollow">{invented}</span>
      </a>
      <a href={linkTo('history')} aria-current={current('history')}>
        {words.history}
      </a>
      {__ON_WEB__ && (
        <a href={linkTo('people')} aria-current={current('people')}>
          {peopleWords.people}
        </a>
      )}
    </nav>
  );
}
