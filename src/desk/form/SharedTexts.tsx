import { useState } from 'react';
import { valueAt } from '../../content/path.ts';
import { uncapitalise } from '../../content/text/format.ts';
import { isAlmost } from '../../content/text/nearest.ts';
import { words } from '../words/words.ts';
import { type FieldPlace, idOf, usePlace } from './field-control.ts';
import type { ListField } from '../../content/field.ts';
import { LabelledField } from './LabelledField.tsx';
import { ProblemsOfWhole } from './problems.tsx';
import { Button } from './Button.tsx';

/** Short texts, such as tags, chosen from those of all files in the folder; adding a new one takes an extra step. */
export function SharedTexts({ field, file, path }: FieldPlace & { field: ListField }) {
  const { state, value, change } = usePlace({ file, path });
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const chosen = textsIn(value);
  const usedTexts = Object.keys(state.values)
    .filter((one) => one.startsWith(folder))
    .flatMap((one) => textsIn(valueAt(state.values[one], path)));
  const all = [...new Set(usedTexts)].sort();
  const added = typed.trim();
  const twin = all.find((one) => one !== added && isAlmost(one.toLowerCase(), added.toLowerCase()));
  const set = (text: string, isChosen: boolean) => {
    const rest = chosen.filter((one) => one !== text);
    if (isChosen) rest.push(text);
    change(rest.length < field.least ? [''] : rest);
  };
  const add = () => {
    if (added === '') return;
    set(added, true);
    setAnnouncement(words.isAdded(added));
    setTyped('');
  };
  const id = idOf({ file, path: [...path, chosen.length] });
  return (
    <fieldset className={chosen.length < field.least ? 'field is-new' : 'field'}>
      <legend>
        {field.label}{' '}
        {chosen.length < field.least && <span className="count">{words.stillToFill}</span>}
      </legend>
      <div className="choice chips">
        {all.map((text) => (
          <label key={text}>
            <input
              type="checkbox"
              checked={chosen.includes(text)}
              onChange={({ target }) => set(text, target.checked)}
            />
            {text}
          </label>
        ))}
      </div>
      {chosen.map((text, index) => (
        <ProblemsOfWhole key={text} file={file} path={[...path, index]} />
      ))}
      <LabelledField
        id={id}
        label={`New ${uncapitalise(field.item.label)}`}
        look="stack tight gap-s"
      >
        <input
          id={id}
          className="input"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
        <div className="row">
          <Button label={words.add(field.item.label)} onPress={add} />
          <span role="status">{twin ? `${twin} is almost the same.` : announcement}</span>
        </div>
      </LabelledField>
    </fieldset>
  );
}

/** The texts that are filled in. */
const textsIn = (value: unknown) => (Array.isArray(value) ? value.filter(Boolean).map(String) : []);
