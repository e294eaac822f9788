import { Fragment, useEffect, useState } from 'react';
import { publishedAt } from '../draft/published-at.ts';
import { additionsTo } from '../form/additions.ts';
import { firstControlIn } from '../form/field-control.ts';
import { Field } from '../form/Field.tsx';
import { Fold } from '../form/Fold.tsx';
import type { GroupField, ValueField } from '../../content/field.ts';
import { GroupPart } from '../form/FormPart.tsx';
import { useItemKeys } from '../form/ListPart.tsx';
import { itemActs, More } from '../form/More.tsx';
import { newThing, withOwnId } from '../draft/new-thing.ts';
import { Icon } from '../form/Icon.tsx';
import { Title } from '../form/Title.tsx';
import { groupAt, useShown, useStore } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import { MistakesOf } from './problems-of-screen.tsx';
import { linkToPlace } from './subjects.ts';
import { PriceBegins } from './WhenItBegins.tsx';

const file = 'plans.yaml';

/** The fields of plans.yaml in each of the two collapsible sections below the plans. */
const meanings = ['units', 'terms'];
const textsAround = ['unitNote', 'features'];

/** The plans, with the price first, and the other texts about prices. */
export function Prices() {
  const shown = useShown();
  const { write, remove } = useStore();
  const value = shown.values[file] as { plans?: Record<string, unknown>[] } | null;
  const plans = value?.plans ?? [];
  const plan = groupAt(shown, file, ['plans', 0]);
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added !== undefined) firstControlIn(document.getElementById(`plan-${added}`)!)?.focus();
  }, [added]);
  const keys = useItemKeys(plans);
  const [announcement, setAnnouncement] = useState('');
  const add = (value: unknown, index: number) => {
    write({ edits: [{ file, kind: 'insert', path: ['plans', index], value }] });
    setAdded(index);
  };
  const addNew = () => {
    const blank = newThing(plan, shown) as Record<string, unknown>;
    // Most gyms sell all plans by one unit.
    add({ ...blank, unit: plans[0]?.['unit'] ?? blank['unit'] }, plans.length);
  };
  return (
    <>
      <Title hint="A price changes everywhere at once: on Home, on Pricing and in every sentence that names it.">
        {words.subjects.prices}
      </Title>
      <MistakesOf file={file} />
      <div className="plans">
        {plans.map((one, index) => (
          <PlanCard
            key={keys[index]}
            plan={one}
            form={plan}
            index={index}
            count={plans.length}
            onMove={(to, name) => {
              write({ edits: [{ file, kind: 'move', path: ['plans', index], to }] });
              setAnnouncement(words.nowAt(name, to + 1, plans.length));
            }}
            onCopy={() => add(withOwnId(plan, one, shown, plans), index + 1)}
            onRemove={(name) => remove({ file, path: ['plans', index] }, name)}
          />
        ))}
      </div>
      <p className="vh" role="status">
        {announcement}
      </p>
      <div className="row part">
        <button className="btn" type="button" onClick={addNew}>
          <Icon of="plus" />
          Add a plan
        </button>
        <a
          className="btn text"
          href={linkToPlace({ file: 'pages/blog.yaml', path: ['discount', 'headline'] })}
        >
          The box beside the posts
        </a>
      </div>
      <Fold
        title="What a price covers: unit, tax, joining fee, notice, refund"
        at={meanings.map((name) => ({ file, path: [name] }))}
      >
        <GroupPart
          field={groupAt(shown, file)}
          depth={0}
          leaveOut={['plans', ...textsAround]}
          file={file}
          path={[]}
        />
      </Fold>
      <Fold
        title="What plans can include, and text around the prices"
        at={textsAround.map((name) => ({ file, path: [name] }))}
      >
        <GroupPart
          field={groupAt(shown, file)}
          depth={0}
          leaveOut={['plans', ...meanings]}
          file={file}
          path={[]}
        />
      </Fold>
    </>
  );
}

/** One plan: its price and the sentence below, for a new one also its name; the other fields are folded. */
function PlanCard({
  plan,
  form,
  index,
  count,
  onMove,
  onCopy,
  onRemove,
}: {
  plan: Record<string, unknown>;
  form: GroupField;
  index: number;
  count: number;
  onMove: (to: number, name: string) => void;
  onCopy: () => void;
  onRemove: (name: string) => void;
}) {
  const shown = useShown();
  const store = useStore();
  const path = ['plans', index];
  const published = publishedAt(shown, { file, path }) as typeof plan | undefined;
  // A plan whose name was emptied is called by its published name.
  const named = [plan['name'], published?.['name']].find(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  const name = named ?? 'New plan';
  // A new plan needs a name first.
  const first = published === undefined ? ['name', 'price', 'line'] : ['price', 'line'];
  const rest = form.fields.filter(([own]) => !first.includes(own));
  return (
    <section className="card" aria-label={name} id={`plan-${index}`}>
      <div className="plan-grid">
        <div className="row apart">
          <h2>
            {name}{' '}
            {plan['shown'] === false && <span className="mark fill">Hidden from visitors</span>}
          </h2>
          <More
            name={named ?? words.itemAt(form.label, index + 1)}
            add={additionsTo(store, form, plan, { file, path }, first)}
            acts={itemActs({
              index,
              count,
              onMove: (to) => onMove(to, name),
              onCopy,
              onRemove: () => onRemove(name),
            })}
          />
        </div>
        {first.map((own) => (
          <Fragment key={own}>
            <Field
              field={form.fields.find(([one]) => one === own)![1] as ValueField}
              {...(own === 'line' && { label: 'Sentence under the price', help: '' })}
              file={file}
              path={[...path, own]}
            />
            {own === 'price' && <PriceBegins name={name} plan={plan} path={path} />}
          </Fragment>
        ))}
      </div>
      <Fold
        title={words.detailsOf(name)}
        at={rest.map(([own]) => ({ file, path: [...path, own] }))}
      >
        <GroupPart field={form} depth={1} leaveOut={first} isAddedOutside file={file} path={path} />
      </Fold>
    </section>
  );
}
