import type { ReactNode } from 'react';
import { PlainChoice, PlainSelect } from '../form/plain-controls.tsx';
import { namesIn, useDeskState } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';

/** One class, or several of one kind, that somebody else is to give. */
export interface ToGive {
  key: string;
  /** In words: "Running". */
  name: string;
  /** In words: "Monday 10:00 pm, Friday 6:00 pm". */
  times?: string;
  isFree: (coach: string) => boolean;
}

/** Stands for a coach where nobody takes a class, which is then cancelled. */
export const cancelClass = '-';

/** The chosen coaches: one for all classes, or one for each, by its key. */
export interface Takers {
  isForAll: boolean;
  one: string;
  each: Readonly<Record<string, string>>;
}

export const noTakers: Takers = { isForAll: true, one: '', each: {} };

/** The id of the coach who takes a class, `cancelClass`, or '' while none is chosen. */
export const takerOf = ({ isForAll, one, each }: Takers, { key }: Pick<ToGive, 'key'>) =>
  isForAll ? one : (each[key] ?? '');

/** What is missing while nobody is chosen for some of the classes. */
export const missingTaker = (takers: Takers, all: readonly ToGive[]) =>
  all.some((what) => takerOf(takers, what) === '')
    ? 'Choose who takes over each class.'
    : undefined;

/** Asks who takes over classes: one coach for all of them, or one for each. Only who is free is offered. */
export function WhoTakesOver({
  all,
  except,
  takers,
  onChange,
  canCancel = false,
  children,
}: {
  all: readonly ToGive[];
  /** The coach who does not give them. */
  except: string;
  takers: Takers;
  onChange: (change: Partial<Takers>) => void;
  canCancel?: boolean;
  /** About the choice for all. */
  children?: ReactNode;
}) {
  const state = useDeskState();
  const { isForAll, one, each } = takers;
  const coachesFor = (what: readonly ToGive[]) => [
    ...(state.things['trainer'] ?? []).filter(
      ([id]) => id !== except && what.every(({ isFree }) => isFree(id)),
    ),
    ...(canCancel ? [[cancelClass, 'Nobody: cancel it'] as const] : []),
  ];
  const forAll = coachesFor(all);
  const nameOf = (id: string) =>
    id === cancelClass ? words.isOff : namesIn(state).thing('trainer', id);
  return (
    <>
      <PlainChoice
        legend="Who takes over"
        name="who-takes-over"
        value={isForAll}
        isAcross
        options={[
          [true, 'One for all'],
          [false, 'Class by class'],
        ]}
        onChange={(isOne) => onChange({ isForAll: isOne })}
      />
      {isForAll && forAll.length === 0 && (
        <p>No coach is free for all of these classes. Choose “Class by class”.</p>
      )}
      {isForAll && forAll.length > 0 && (
        <PlainSelect
          label={all.length === 1 ? 'Coach for this class' : 'Coach for all of these classes'}
          value={one}
          options={forAll}
          onChange={(coach) => onChange({ one: coach })}
        />
      )}
      {isForAll && children}
      <ul className="rows">
        {all.map((what) => (
          <li className="need" key={what.key}>
            <div>
              <b>{what.name}</b>
              {what.times !== undefined && <p className="small quiet">{what.times}</p>}
            </div>
            {isForAll && one !== '' && <span>{nameOf(one)}</span>}
            {!isForAll && (
              <PlainSelect
                label={`Who gives ${what.name}`}
                isLabelHidden
                value={takerOf(takers, what)}
                options={coachesFor([what])}
                onChange={(coach) => onChange({ each: { ...each, [what.key]: coach } })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
