/* The screens of photographs: all of them, and one with its texts. */

import { listAt, pathOfDotted, textAt, valueAt } from '../../content/path.ts';
import { Field } from '../form/Field.tsx';
import { Fold } from '../form/Fold.tsx';
import { type Field as FieldOfForm, fieldAt, type ValueField } from '../../content/field.ts';
import { FormPart } from '../form/FormPart.tsx';
import { Lines } from '../form/Lines.tsx';
import type { DeskState } from '../draft/desk-state.ts';
import type { FieldPlace } from '../draft/edit.ts';
import { pageOfField } from '../draft/pages-of-files.ts';
import { linkTo } from '../form/route.ts';
import { Title } from '../form/Title.tsx';
import { formOfFile, placeOfDraft, useDeskState, valuesOf } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import { ButtonLink } from '../form/Button.tsx';

/** The screen for one use of a photograph: the picture, its focus and its texts. */
export function Photograph({ file, path: dottedPath }: { file: string; path: string }) {
  const state = useDeskState();
  const path = pathOfDotted(dottedPath);
  const around = path.slice(0, -1);
  const value = state.values[file];
  const form = formOfFile(state, file);
  const group = valueAt(value, around);
  const fields = [
    path,
    ...besidePicture(fieldAt(form, around)).map((name) => [...around, name]),
  ].filter((one) => valueAt(value, one) !== undefined);
  return (
    <>
      <Title>{placeOfDraft(state, { file, path: group === undefined ? [] : around })}</Title>
      <div className="stack">
        {fields.map((one) => {
          const field = fieldAt(form, one) as ValueField;
          return <Field key={one.join('.')} field={field} file={file} path={one} />;
        })}
        <ButtonLink label={words.done} look="fix" href={linkTo('photographs')} />
      </div>
    </>
  );
}

/** The fields of a group that are about its photograph: each focus, its description and its caption. */
const besidePicture = (group: FieldOfForm | undefined) =>
  group?.kind === 'group'
    ? group.fields.flatMap(([name, { kind }]) =>
        kind === 'focus' || kind === 'alt' || name === 'caption' ? [name] : [],
      )
    : [];

/** The list of the gallery, and every use of a photograph on the site. */
export function Photographs() {
  const state = useDeskState();
  return (
    <>
      <Title hint="Choose where the photograph is shown, then add the new one.">
        {words.subjects.photographs}
      </Title>
      <Fold
        title="The gallery"
        about="Add, reorder, remove"
        at={[{ file: 'gallery.yaml', path: [] }]}
      >
        <FormPart field={formOfFile(state, 'gallery.yaml')} file="gallery.yaml" path={[]} />
      </Fold>
      <Lines
        lines={photographsIn(state).map(({ file, path, name, where, alt }) => ({
          href: linkTo('photographs', file, path.join('.')),
          title: where,
          about: alt,
          mark: alt === '' && <span className="mark fill">{words.stillToFill}</span>,
          picture: state.pictures[name]?.address,
        }))}
      />
    </>
  );
}

/** Every use of a photograph in the content, in the order of the pages: Home, those of the menu, then all others. */
export function photographsIn(state: DeskState) {
  const menu = listAt(state.values['site.yaml'], ['navigation']).map((link) => textAt(link, 'to'));
  const pages = ['/', ...menu];
  /** A photograph of one class is among those of Classes, and "/gallery/page-1" leads to the Gallery. */
  const isIn = (page: string, link: string) =>
    page === link || page.startsWith(`${link}/`) || link.startsWith(`${page}/`);
  const orderOf = (place: FieldPlace) => {
    const page = pageOfField(state, place);
    const index = pages.findIndex((link) => isIn(page, link));
    return index === -1 ? pages.length : index;
  };
  const all = valuesOf(state).flatMap(({ file, path, field, value }) => {
    if (field.kind !== 'picture') return [];
    const around = path.slice(0, -1);
    const alt = valueAt(state.values[file], [...around, 'alt']);
    return [
      {
        file,
        path,
        name: String(value),
        where: placeOfDraft(state, { file, path: typeof path.at(-1) === 'number' ? path : around }),
        alt: typeof alt === 'string' ? alt : undefined,
      },
    ];
  });
  return all.sort((one, other) => orderOf(one) - orderOf(other));
}
