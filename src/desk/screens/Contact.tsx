import { FormPart } from '../form/FormPart.tsx';
import { Title } from '../form/Title.tsx';
import { groupAt, useDeskState } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import { FileMistakes } from './problems-of-screen.tsx';
import { ButtonLink } from '../form/Button.tsx';

const file = 'contact.yaml';

/** The form of the contact details. */
export function Contact() {
  const state = useDeskState();
  const form = groupAt(state, file);
  return (
    <>
      <Title hint="Facts that are marked as examples were made up for the first version. Replace or confirm them.">
        {words.subjects.contact}
      </Title>
      <FileMistakes file={file} />
      <div className="plans">
        {form.fields.map(([name, field]) => (
          <section className="card" key={name} aria-label={field.label}>
            <h2>{field.label}</h2>
            <FormPart field={field} file={file} path={[name]} />
          </section>
        ))}
      </div>
      <ButtonLink label={words.subjects.hours} look="text" href="#/hours" />
    </>
  );
}
