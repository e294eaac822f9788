/* The screen of notice.yaml: the notices on every page, and what is different about classes on some days. */

import { type Group, groupOf, listAt, textAt } from '../../content/path.ts';
import { addDays } from '../../content/dates.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { Fold } from '../form/Fold.tsx';
import type { Field } from '../../content/field.ts';
import { FormPart, GroupPart, ItemsPart } from '../form/FormPart.tsx';
import { Button, ButtonLink } from '../form/Button.tsx';
import { linkTo } from '../form/route.ts';
import { Title } from '../form/Title.tsx';
import { groupAt, namesIn, useDeskState, useStore } from '../draft/use-desk.ts';
import { dateInWords, timeInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { type DatedList, noticeFile as file } from './dated-classes.ts';
import { FileMistakes } from './problems-of-screen.tsx';

/** The task that adds an entry to a list. */
const screensOf: Readonly<Record<DatedList, string>> = {
  cancellations: 'call-off',
  changes: 'call-off',
  extraClasses: 'extra-class',
  absences: 'away',
};

const onDay = {
  cancellations: 'Cancelled classes',
  changes: 'Classes with another coach or time on one day',
  extraClasses: 'Extra classes',
  absences: 'Coaches who are away',
};

/** The notices on every page; cancelled, changed, extra and moved classes; and coaches who are away. */
export function NoticeScreen() {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const form = groupAt(state, file);
  const value = groupOf(state.values[file]);
  const field = (name: string) =>
    form.fields.find(([own]) => own === name)![1] as Extract<Field, { kind: 'list' }>;
  return (
    <>
      <Title hint="Lines at the top of every page, each only on the days you choose. The first is on top.">
        {words.subjects.notice}
      </Title>
      <FileMistakes file={file} />
      <div className={value['notices'] === undefined ? 'empty' : 'stack'}>
        {value['notices'] === undefined && <p>{words.noNotice}</p>}
        <ItemsPart
          field={field('notices')}
          file={file}
          path={['notices']}
          addName={words.tasks.notice}
          startsWith={{ from: today, until: addDays(today, 6) }}
        />
      </div>
      {(['cancellations', 'changes', 'extraClasses', 'absences'] as const).map((name) => (
        <div className="part" key={name}>
          <h2>{onDay[name]}</h2>
          <Entries name={name} entries={listAt(value, [name]).map(groupOf)} />
          <ButtonLink label={words.addOnDay[name]} icon="plus" href={linkTo(screensOf[name])} />
        </div>
      ))}
      <div className="part">
        <h2>{field('moves').label}</h2>
        <p className="hint">{field('moves').help}</p>
        <ItemsPart
          field={field('moves')}
          file={file}
          path={['moves']}
          addName={words.addOnDay.moves}
        />
      </div>
      <Fold title={words.more} at={[{ file, path: ['label'] }]}>
        <FormPart field={field('label')} file={file} path={['label']} />
      </Fold>
    </>
  );
}

function Entries({ name, entries }: { name: DatedList; entries: readonly Group[] }) {
  const state = useDeskState();
  const { write } = useStore();
  const names = namesIn(state);
  return (
    <ul className="rows">
      {entries.map((entry, index) => {
        const path = [name, index];
        const day = dateInWords(textAt(entry, 'date') || textAt(entry, 'from'));
        const coach = names.thing('trainer', String(entry['trainer']));
        const title =
          name === 'absences'
            ? words.classOnDay(coach, day, '')
            : words.classOnDay(
                names.thing('class', textAt(entry, 'class')),
                day,
                timeInWords(textAt(entry, 'start')),
              );
        return (
          <li key={index}>
            <Fold title={title} about={textAt(entry, 'reason')} at={[{ file, path }]}>
              <GroupPart field={groupAt(state, file, path)} file={file} path={path} />
              <Button
                label={
                  name === 'cancellations' ? 'Undo the cancellation' : words.removeThing(title)
                }
                look="text"
                onPress={() =>
                  write({ edits: [{ file, kind: 'remove', path }] }, words.isRemoved(title))
                }
              />
            </Fold>
          </li>
        );
      })}
    </ul>
  );
}
