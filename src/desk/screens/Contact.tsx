import { FormPart, GroupPart } from '../form/FormPart.tsx';
import type { FormField } from '../form-field.ts';
import { Title } from '../frame/Title.tsx';
import { formOfFile, useShown } from '../use-desk.ts';
import { words } from '../words.ts';
import { MistakesOf } from './MistakesOf.tsx';

const file = 'contact.yaml';

/** Phone, address and everything else by which the gym is reached. */
export function Contact() {
  const shown = useShown();
  const form = formOfFile(shown, file) as Extract<FormField, { kind: 'group' }>;
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
              {field.kind === 'group' ? (
                <GroupPart field={field} depth={0} file={file} path={[name]} />
              ) : (
                <FormPart field={field} file={file} path={[name]} />
              )}
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
