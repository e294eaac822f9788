import { Field } from '../form/Field.tsx';
import type { ValueField } from '../form/form-field.ts';
import { Title } from '../frame/Title.tsx';
import { fieldAt } from '../form/field-at.ts';
import { placeInWords, valueAt } from '../words/place-in-words.ts';
import { pathOf, linkTo } from '../frame/route.ts';
import { formOfFile, namesIn, useShown } from '../frame/use-desk.ts';
import { words } from '../words.ts';

/** The screen for one use of a photograph: the picture, its focus and its texts. */
export function Photograph({ file, path: dottedPath }: { file: string; path: string }) {
  const shown = useShown();
  const path = pathOf(dottedPath);
  const around = path.slice(0, -1);
  const value = shown.values[file];
  const form = formOfFile(shown, file);
  const group = valueAt(value, around);
  const names = typeof path.at(-1) === 'number' ? [] : ['focus', 'alt', 'caption'];
  const fields = [path, ...names.map((name) => [...around, name])].filter(
    (one) => valueAt(value, one) !== undefined,
  );
  return (
    <>
      <Title>
        {placeInWords(file, form, value, group === undefined ? [] : around, namesIn(shown))}
      </Title>
      <div className="stack">
        {fields.map((one) => {
          const field = fieldAt(form, value, one) as ValueField;
          return <Field key={one.join('.')} field={field} file={file} path={one} />;
        })}
        <a className="btn fix" href={linkTo('photographs')}>
          {words.done}
        </a>
      </div>
    </>
  );
}
