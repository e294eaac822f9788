import { useEffect, useState } from 'react';
import { Title } from '../frame/Title.tsx';
import { Icon } from '../frame/Icon.tsx';
import { Field } from '../form/Field.tsx';
import { FormPart, GroupPart } from '../form/FormPart.tsx';
import { fieldAt } from '../names.ts';
import { savedAt } from '../saved-at.ts';
import { formOfFile, useShown, useStore } from '../use-desk.ts';
import { newThing } from '../new-thing.ts';
import { words } from '../words.ts';
import type { FormField, ValueField } from '../form-field.ts';
import { firstControlIn } from '../form/field-context.ts';
import { Fold } from '../form/Fold.tsx';
import { MistakesOf } from './MistakesOf.tsx';

const file = 'plans.yaml';

/** The plans, the price first; below them everything else that belongs to prices. */
export function Prices() {
  const shown = useShown();
  const { write } = useStore();
  const form = formOfFile(shown, file);
  const value = shown.values[file] as { plans?: Record<string, unknown>[] } | null;
  const plans = value?.plans ?? [];
  const plan = fieldAt(form, value, ['plans', 0]) as Extract<FormField, { kind: 'group' }>;
  const fieldCalled = (name: string) => plan.fields.find(([own]) => own === name)![1] as ValueField;
  /** Its name comes before its price. */
  const isNew = (index: number) => savedAt(shown, { file, path: ['plans', index] }) === undefined;
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added !== undefined) firstControlIn(document.getElementById(`plan-${added}`)!)?.focus();
  }, [added]);
  const add = () => {
    const made = newThing(plan, shown);
    const edit = { kind: 'insert', path: ['plans'], index: plans.length, value: made } as const;
    write({ edits: [{ file, edit }] });
    setAdded(plans.length);
  };
  return (
    <>
      <Title hint={words.pricesHint}>{words.subjects.prices}</Title>
      <MistakesOf file={file} />
      <div className="plans">
        {plans.map((one, index) => {
          const name =
            typeof one['name'] === 'string' && one['name'] !== '' ? one['name'] : words.newPlan;
          return (
            <section className="card" key={index} aria-label={name} id={`plan-${index}`}>
              <div className="plan-grid">
                <h2>{name}</h2>
                {isNew(index) && (
                  <Field field={fieldCalled('name')} file={file} path={['plans', index, 'name']} />
                )}
                <Field field={fieldCalled('price')} file={file} path={['plans', index, 'price']} />
                <Field
                  field={fieldCalled('line')}
                  label={words.sentenceUnderPrice}
                  help=""
                  file={file}
                  path={['plans', index, 'line']}
                />
              </div>
              <Fold title={words.moreOf(name)} at={restOf(plan, index)}>
                <GroupPart
                  field={plan}
                  depth={1}
                  leaveOut={isNew(index) ? ['name', 'price', 'line'] : ['price', 'line']}
                  file={file}
                  path={['plans', index]}
                />
                <button
                  className="btn text"
                  type="button"
                  onClick={() =>
                    write({ edits: [{ file, edit: { kind: 'remove', path: ['plans'], index } }] })
                  }
                >
                  <Icon of="close" />
                  {words.takeOffThing(name)}
                </button>
              </Fold>
            </section>
          );
        })}
      </div>
      <div className="row part">
        <button className="btn" type="button" onClick={add}>
          <Icon of="plus" />
          {words.addPlan}
        </button>
      </div>
      <Fold
        title={words.aroundPrices}
        at={['unit', 'unitNote', 'features'].map((name) => ({ file, path: [name] }))}
      >
        <FormPart field={withoutField(form, 'plans')} file={file} path={[]} />
      </Fold>
    </>
  );
}

const restOf = (plan: Extract<FormField, { kind: 'group' }>, index: number) =>
  plan.fields
    .filter(([name]) => name !== 'price' && name !== 'line')
    .map(([name]) => ({ file, path: ['plans', index, name] }));

const withoutField = (form: FormField, name: string): FormField =>
  form.kind === 'group' ? { ...form, fields: form.fields.filter(([own]) => own !== name) } : form;
