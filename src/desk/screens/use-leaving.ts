import { useState } from 'react';
import { useShown } from '../../editor/use-desk.ts';
import { valuesGiven } from '../consequences/edits-that-give.ts';
import { placesOfCoach, type PlaceOfCoach } from '../consequences/places-of-coach.ts';

/** Who was chosen, by coach and place: whoever looks at a text and comes back goes on. */
const chosenSoFar = new Map<string, Record<string, string>>();

export const keyOf = ({ kind, name }: PlaceOfCoach) => `${kind} ${name}`;

/** The places of a coach who leaves, who is free for each, and who was chosen. */
export function useLeaving(id: string) {
  const shown = useShown();
  const [chosen, setChosen] = useState(chosenSoFar.get(id) ?? {});
  const places = placesOfCoach(shown, id);
  const others = (shown.things['trainer'] ?? []).filter(([one]) => one !== id);
  const freeFor = (place: PlaceOfCoach) => {
    const rest = places.filter((one) => one !== place);
    const after = valuesGiven(shown.values, rest, (one) => chosen[keyOf(one)]);
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

export type Leaving = ReturnType<typeof useLeaving>;
