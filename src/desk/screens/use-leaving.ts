import { useState } from 'react';
import { useShown } from '../frame/use-desk.ts';
import { valuesAfterTakeover } from './takeover-edits.ts';
import { placesOfCoach, type PlaceOfCoach } from './places-of-coach.ts';

/** The choices so far, by coach and place, kept while other screens are open. */
const chosenSoFar = new Map<string, Record<string, string>>();

/** Identifies a place among the choices. */
export const keyOf = ({ kind, name }: PlaceOfCoach) => `${kind} ${name}`;

/**
 * State of the screen for a coach who leaves: the classes and other places that need another coach, who is free for
 * each, and the choices so far.
 */
export function useLeaving(id: string) {
  const shown = useShown();
  const [chosen, setChosen] = useState(chosenSoFar.get(id) ?? {});
  const places = placesOfCoach(shown, id);
  const others = (shown.things['trainer'] ?? []).filter(([one]) => one !== id);
  const freeFor = (place: PlaceOfCoach) => {
    const rest = places.filter((one) => one !== place);
    const after = valuesAfterTakeover(shown.values, rest, (one) => chosen[keyOf(one)]);
    return others.filter(([coach]) => !place.isBusy(coach, after));
  };
  const free = new Map(places.map((place) => [place, freeFor(place)]));
  return {
    places,
    others,
    freeFor: (place: PlaceOfCoach) => free.get(place)!,
    coachOf: (place: PlaceOfCoach) =>
      free.get(place)!.find(([coach]) => coach === chosen[keyOf(place)])?.[0],
    choose: (given: Record<string, string>) => {
      chosenSoFar.set(id, { ...chosen, ...given });
      setChosen({ ...chosen, ...given });
    },
  };
}

/** What `useLeaving` returns. */
export type Leaving = ReturnType<typeof useLeaving>;
