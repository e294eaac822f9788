import { Fragment } from 'react';
import { groupOf, textAt, valueAt } from '../../content/path.ts';
import { publishedValueAt } from '../draft/published-value.ts';
import { additionsTo } from '../form/additions.ts';
import { Field } from '../form/Field.tsx';
import { Fold } from '../form/Fold.tsx';
import { fieldAt, type ListField, type ValueField } from '../../content/field.ts';
import { GroupPart } from '../form/FormPart.tsx';
import { type Item, ListPart } from '../form/ListPart.tsx';
import { More } from '../form/More.tsx';
import { Title } from '../form/Title.tsx';
import { groupAt, useDeskState, useStore } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import { AllPrices } from './AllPrices.tsx';
import { FileMistakes } from './problems-of-screen.tsx';
import { linkToPlace } from './subjects.ts';
import { PriceBegins } from './WhenItBegins.tsx';
import { ButtonLink } from '../form/Button.tsx';

const file = 'plans.yaml';

/** The fields of plans.yaml in each of the two collapsible sections below the plans. */
const meanings = ['units', 'terms'];
const textsAround = ['unitNote', 'features'];

/** The plans, with the price first, and the other texts about prices. */
export function Prices() {
  const state = useDeskState();
  const form = groupAt(state, file);
  const unit = valueAt(state.values[file], ['plans', 0, 'unit']);
  return (
    <>
      <Title hint="A price changes everywhere at once: on Home, on Pricing and in every sentence that names it.">
        {words.subjects.prices}
      </Title>
      <FileMistakes file={file} />
      <ListPart
        field={fieldAt(form, ['plans']) as ListField}
        file={file}
        path={['plans']}
        look="plans"
        addName="Add a plan"
        // Most gyms have one unit for all plans.
        startsWith={unit === undefined ? {} : { unit }}
        renderItem={(item) => <PlanCard {...item} />}
      />
      <Fold title="All plans at once, by the same amount">
        <AllPrices />
      </Fold>
      <p className="part">
        <ButtonLink
          label="The box beside the posts"
          look="text"
          href={linkToPlace({ file: 'pages/blog.yaml', path: ['discount', 'headline'] })}
        />
      </p>
      <Fold
        title="What a price covers: unit, tax, joining fee, notice, refund"
        at={meanings.map((name) => ({ file, path: [name] }))}
      >
        <GroupPart field={form} leaveOut={['plans', ...textsAround]} file={file} path={[]} />
      </Fold>
      <Fold
        title="What plans can include, and text around the prices"
        at={textsAround.map((name) => ({ file, path: [name] }))}
      >
        <GroupPart field={form} leaveOut={['plans', ...meanings]} file={file} path={[]} />
      </Fold>
    </>
  );
}

/** One plan: its price and the sentence below, for a new one also its name; the other fields are folded. */
function PlanCard({ path, value, name: ownName, acts }: Item) {
  const state = useDeskState();
  const store = useStore();
  const form = groupAt(state, file, path);
  const plan = groupOf(value);
  const published = publishedValueAt(state, { file, path });
  // A plan whose name was emptied is called by its published name.
  const named = textAt(plan, 'name') || textAt(published, 'name');
  const name = named || 'New plan';
  // A new plan needs a name first.
  const first = published === undefined ? ['name', 'price', 'line'] : ['price', 'line'];
  const rest = form.fields.filter(([own]) => !first.includes(own));
  return (
    <section className="card" aria-label={name}>
      <div className="plan-grid">
        <div className="row apart">
          <h2>
            {name}{' '}
            {plan['shown'] === false && <span className="mark fill">Hidden from visitors</span>}
          </h2>
          <More
            name={named || ownName}
            add={additionsTo(store, form, plan, { file, path }, first)}
            acts={acts}
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
        <GroupPart field={form} leaveOut={first} isAddedOutside file={file} path={path} />
      </Fold>
    </section>
  );
}
