import { findIn } from '../frame/find-in.ts';
import { useShown } from '../frame/use-desk.ts';
import { valueAt } from '../words/place-in-words.ts';
import { words } from '../words.ts';
import { linkToPlace } from './subjects.ts';

/** The texts that name a coach, which somebody may change by hand. */
export function TextsThatName({ name }: { name: string }) {
  const shown = useShown();
  const texts = findIn(shown, name.split(' ')[0]!).filter(
    ({ file, path }) =>
      file !== 'trainers.yaml' &&
      String(valueAt(shown.values[file], path)).includes(name.split(' ')[0]!),
  );
  if (texts.length === 0) return null;
  return (
    <>
      <p>{words.textsName(texts.length, name)}</p>
      <ul className="rows">
        {texts.map(({ file, path, where, text }) => (
          <li key={`${file} ${path.join('.')}`}>
            <a className="line" href={linkToPlace({ file, path })}>
              <div>
                <b>{where}</b>
                <p>{text}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
