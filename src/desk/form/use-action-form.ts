import type { FieldPlace } from '../draft/edit.ts';
import { useDeskState, useStore } from '../draft/use-desk.ts';

/**
 * Hook with the fields of the form of an action. Its input is kept with the draft, so that it is still there after a
 * visit to another screen, until the action is done or dismissed. `asked`: what the link to the form asks for; a form
 * that was filled in for something else then starts empty. `place`: the value of the draft that the form is about.
 */
export function useActionForm<Fields extends object>(
  action: string,
  blank: Fields,
  asked = '',
  place?: FieldPlace,
) {
  const { fillIn } = useStore();
  const kept = useDeskState().forms[action];
  const own = kept && (asked === '' || asked === kept.asked) ? kept : { asked, place, fields: {} };
  const fields: Fields = { ...blank, ...own.fields };
  const set = (change: Partial<Fields>) =>
    fillIn(action, { ...own, fields: { ...own.fields, ...change } });
  const end = () => fillIn(action, undefined);
  return {
    fields,
    set,
    /** The value of a field, and how it changes, for its control. */
    of: <Name extends keyof Fields>(name: Name) => ({
      value: fields[name],
      onChange: (value: Fields[Name]) => {
        const change: Partial<Fields> = {};
        change[name] = value;
        set(change);
      },
    }),
    /** Empties the form, because the action is done. */
    end,
    dismiss: () => {
      end();
      history.back();
    },
  };
}
