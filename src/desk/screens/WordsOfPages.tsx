import { groupOf, isGroup } from '../../content/path.ts';
import { Fold } from '../form/Fold.tsx';
import { type Field } from '../../content/field.ts';
import { FormPart } from '../form/FormPart.tsx';
import { shortened } from '../words/one-line.ts';
import { go } from '../form/route.ts';
import { PlainSelect } from '../form/plain-controls.tsx';
import { Title } from '../form/Title.tsx';
import { groupAt, namesIn, useDeskState } from '../draft/use-desk.ts';
import { titleOf } from '../words/in-words.ts';
import type { Names } from '../words/names.ts';
import { fileInWords } from '../words/site-names.ts';
import { FileMistakes } from './problems-of-screen.tsx';
import { subjects } from './subjects.ts';

/**
 * The screen for the texts of one page, or of another file such as site.yaml. Single texts come first, then groups and
 * lists, each in the order of the file; texts for search engines come last.
 */
export function WordsOfPages({ file: asked }: { file: string | undefined }) {
  const state = useDeskState();
  const file = asked !== undefined && state.files.includes(asked) ? asked : 'pages/home.yaml';
  const nameOf = (one: string) => fileInWords(one, state.values[one]);
  const files = [
    'pages/home.yaml',
    ...state.files
      .filter((one) => subjects.pages(one) && one !== 'pages/home.yaml')
      .sort((one, other) => nameOf(one).localeCompare(nameOf(other))),
  ];
  const form = groupAt(state, file);
  const value = groupOf(state.values[file]);
  // The fields in the order of the file, then those that it lacks.
  const names = [...Object.keys(value), ...form.fields.map(([name]) => name)];
  const fields = [...new Set(names)]
    // Texts for search engines are on no page.
    .sort((one, other) => Number(one === 'seo') - Number(other === 'seo'))
    .flatMap((name) => form.fields.filter(([own]) => own === name));
  const single = fields.filter(
    ([, { kind }]) => kind !== 'group' && kind !== 'list' && kind !== 'places',
  );
  const parts = fields.filter((one) => !single.includes(one));
  return (
    <>
      <Title
        hint={
          file === 'faq.yaml'
            ? 'Each page has a list of its own, “Which questions”: it says which of them the page shows, and in which order.'
            : 'From the top of the page to the bottom.'
        }
      >
        {fileInWords(file, value)}
      </Title>
      <div className="gap-b">
        <PlainSelect
          label="Page"
          isLabelHidden
          value={file}
          options={files.map((one) => [one, nameOf(one)])}
          onChange={(one) => go('pages', one)}
        />
      </div>
      <FileMistakes file={file} />
      {single.length > 0 && (
        <div className="stack gap-b">
          {single.map(([name, field]) => (
            <FormPart key={name} field={field} file={file} path={[name]} />
          ))}
        </div>
      )}
      {parts.map(([name, field]) => (
        <Fold
          key={name}
          title={field.label}
          about={aboutPart(field, value[name], namesIn(state))}
          open={parts.length === 1}
          at={[{ file, path: [name] }]}
        >
          <FormPart field={field} file={file} path={[name]} />
        </Fold>
      ))}
    </>
  );
}

/** The beginning of a part, as a reminder. */
function aboutPart(field: Field, value: unknown, names: Names): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string' && !isGroup(first)) return '';
  const text = titleOf(field, first, names);
  return text === field.label ? '' : shortened(text, names);
}
