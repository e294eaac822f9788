import { groupOf, textAt, valueAt } from '../../content/path.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { addressFor } from '../draft/moved-post.ts';
import { blankOf } from '../draft/new-thing.ts';
import { ProblemMark } from '../form/problems.tsx';
import { Button } from '../form/Button.tsx';
import { Lines } from '../form/Lines.tsx';
import { go, linkTo } from '../form/route.ts';
import { Title } from '../form/Title.tsx';
import { formOfFile, problemsIn, useDeskState, useStore } from '../draft/use-desk.ts';
import { dateInWords } from '../words/in-words.ts';
import { idOfFile } from '../words/page-of-file.ts';
import { words } from '../words/words.ts';

/** The posts, newest first. */
export function Posts() {
  const state = useDeskState();
  const { write } = useStore();
  const { date: today } = usePlaceNow();
  const posts = state.files
    .filter((file) => file.startsWith('posts/'))
    .map((file) => {
      const value = state.values[file];
      return {
        file,
        title: textAt(value, 'title'),
        category: textAt(value, 'category'),
        date: textAt(value, 'date'),
        draft: valueAt(value, ['draft']) === true,
      };
    })
    .sort((one, other) => (one.date > other.date ? -1 : 1));
  const writeOne = () => {
    const id = addressFor(state, '', '');
    const blank = groupOf(blankOf(formOfFile(state, 'posts/new.yaml')));
    const value = { ...blank, date: today, list: 'main' };
    write({ edits: [{ file: `posts/${id}.yaml`, kind: 'set', path: [], value }] });
    go('posts', id);
  };
  return (
    <>
      <Title>{words.subjects.posts}</Title>
      <Button label="Write a post" look="go" icon="plus" onPress={writeOne} />
      <Lines
        lines={posts.map(({ file, title, category, date, draft }) => ({
          href: linkTo('posts', idOfFile(file)),
          title: title === '' ? words.newPost : title,
          about: [category, dateInWords(date)].filter(Boolean).join(', '),
          mark: (
            <ProblemMark problems={problemsIn(state, file, [])}>
              {Object.hasOwn(state.published, file) ? (
                <span className="mark changed">{words.changed}</span>
              ) : (
                draft && <span className="mark fill">Draft</span>
              )}
            </ProblemMark>
          ),
        }))}
      />
    </>
  );
}
