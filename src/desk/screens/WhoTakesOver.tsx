import { type ReactNode, useState } from 'react';
import { PlainChoice, PlainSelect } from '../form/plain-controls.tsx';
import { namesIn, useShown } from '../frame/use-desk.ts';
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
export const nobody = '-';

/** Hook with the chosen coaches: one for all classes, or one for each. */
export function useTakers() {
  const [isForAll, setForAll] = useState(true);
  const [one, setOne] = useState('');
  const [each, setEach] = useState<Readonly<Record<string, string>>>({});
  /** The id of the coach who takes it, `nobody`, or '' while none is chosen. */
  const takerOf = ({ key }: Pick<ToGive, 'key'>) => (isForAll ? one : (each[key] ?? ''));
  return { isForAll, setForAll, one, setOne, each, setEach, takerOf };
}

/** Asks who takes over classes: one coach for all of them, or one for each. Only who is free is offered. */
export function WhoTakesOver({
  all,
  except,
  takers,
  label,
  canCancel = false,
  children,
}: {
  all: readonly ToGive[];
  /** The coach who does not give them. */
  except: string;
  takers: ReturnType<typeof useTakers>;
  /** The label of the choice for all. */
  label: string;
  canCancel?: boolean;
  /** About the choice for all. */
  children?: ReactNode;
}) {
  const shown = useShown();
  const { isForAll, one, each } = takers;
  const coachesFor = (what: readonly ToGive[]) => [
    ...(shown.things['trainer'] ?? []).filter(
      ([id]) => id !== except && what.every(({ isFree }) => isFree(id)),
    ),
    ...(canCancel ? [[nobody, words.nobodyCancel] as const] : []),
  ];
  const forAll = coachesFor(all);
  const nameOf = (id: string) =>
    id === nobody ? words.isOff : namesIn(shown).thing('trainer', id);
  return (
    <>
      <PlainChoice
        legend={words.whoTakesOver}
        name="who-takes-over"
        value={isForAll}
        isAcross
        options={[
          [true, words.oneCoachForAll],
          [false, words.classByClass],
        ]}
        onChange={takers.setForAll}
      />
      {isForAll && forAll.length === 0 && <p>{words.nobodyIsFreeForAll}</p>}
      {isForAll && forAll.length > 0 && (
        <PlainSelect
          id="taker"
          label={label}
          value={one}
          options={forAll}
          onChange={takers.setOne}
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
                id={`taker-${what.key}`}
                label={words.whoGives(what.name)}
                isLabelHidden
                value={takers.takerOf(what)}
                options={coachesFor([what])}
                onChange={(coach) => takers.setEach({ ...each, [what.key]: coach })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
