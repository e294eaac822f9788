import { Title } from '../frame/Title.tsx';
import { FindBox } from '../frame/FindBox.tsx';
import type { Shown } from '../desk-store.ts';
import type { FormField } from '../form-field.ts';
import { inWords } from '../in-words.ts';
import { fieldAt, shortened } from '../names.ts';
import { placeInWords } from '../place-in-words.ts';
import { go, to } from '../route.ts';
import { screenOf } from '../subjects.ts';
import { formOfFile, namesIn, useShown } from '../use-desk.ts';
import { words } from '../words.ts';

/** Everything that the site says and that holds the words that were asked for. */
export function Found({ asked }: { asked: string }) {
  const shown = useShown();
  const found = findIn(shown, asked);
  return (
    <>
      <Title hint={words.foundCount(found.length)}>{words.foundFor(asked)}</Title>
      <div className="only-narrow gap-b">
        <FindBox asked={asked} onFind={(next) => go('find', next)} />
      </div>
      <ul className="rows">
        {found.slice(0, 60).map(({ file, path, where, text }) => (
          <li key={`${file} ${path.join('.')}`}>
            <a className="line" href={to(...screenOf(file))}>
              <div>
                <h2 className="it">{where}</h2>
                <p>{shortened(text, 120)}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** "5:30 am", "5.30" and "5:30am" are the same, and capitals do not count. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/(\d)[.:](\d)/g, '$1:$2')
    .replace(/\s+(am|pm)\b/g, '$1')
    .replace(/[₹,]/g, '');

function findIn(shown: Shown, asked: string) {
  const names = namesIn(shown);
  const wanted = plain(asked);
  return shown.files.flatMap((file) => {
    const form = formOfFile(shown, file);
    const value = shown.values[file];
    return [...texts(value, [])].flatMap(({ path, text }) => {
      const field: FormField | undefined = fieldAt(form, value, path);
      const said = inWords(field, text, names);
      const isHit = [String(text), said].some((one) => plain(one).includes(wanted));
      return isHit
        ? [{ file, path, where: placeInWords(file, form, value, path, names), text: said }]
        : [];
    });
  });
}

function* texts(
  value: unknown,
  path: readonly (string | number)[],
): Generator<{ path: readonly (string | number)[]; text: string | number }> {
  if (typeof value === 'string' || typeof value === 'number') yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* texts(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* texts(one, [...path, name]);
}
