import { numberToDial } from '../../content/number-to-dial.ts';
import { Field } from '../../editor/form/Field.tsx';
import { FormPart, GroupPart } from '../../editor/form/FormPart.tsx';
import { ProblemsOfWhole } from '../../editor/form/ProblemList.tsx';
import type { GroupField, ValueField } from '../../editor/form-field.ts';
import { Title } from '../../editor/frame/Title.tsx';
import { groupAt, useShown } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import { MistakesOf } from './MistakesOf.tsx';

const file = 'contact.yaml';

/** The form of the contact details. */
export function Contact() {
  const shown = useShown();
  const form = groupAt(shown, file);
  const value = (shown.values[file] ?? {}) as Record<string, unknown>;
  return (
    <>
      <Title hint={words.contactScreenHint}>{words.subjects.contact}</Title>
      <MistakesOf file={file} />
      <div className="plans">
        {form.fields.map(([name, field]) => {
          const part = value[name] as Record<string, unknown> | undefined;
          return (
            <section className="card" key={name} aria-label={field.label}>
              <div className="card-head">
                <h2>{field.label}</h2>
                {part?.['placeholder'] === true && (
                  <span className="mark invented">{words.invented}</span>
                )}
              </div>
              {name === 'phone' && <Phone field={field as GroupField} />}
              {name !== 'phone' && <FormPart field={field} file={file} path={[name]} />}
            </section>
          );
        })}
      </div>
      <a className="btn text" href="#/hours">
        {words.subjects.hours}
      </a>
    </>
  );
}

/** The displayed phone number, from which the number to dial is derived. */
function Phone({ field }: { field: GroupField }) {
  const display = field.fields.find(([name]) => name === 'display')![1] as ValueField;
  const follows = (next: unknown) => {
    const number = numberToDial(String(next));
    const path = ['phone', 'e164'];
    return number === undefined
      ? []
      : [{ file, edit: { kind: 'set' as const, path, value: number } }];
  };
  return (
    <div className="stack">
      <Field
        field={display}
        label={words.phoneAsRead}
        help={words.phoneFollows}
        follows={follows}
        file={file}
        path={['phone', 'display']}
      />
      <ProblemsOfWhole file={file} path={['phone', 'e164']} />
      <GroupPart
        field={field}
        depth={0}
        leaveOut={['display', 'e164']}
        file={file}
        path={['phone']}
      />
    </div>
  );
}
