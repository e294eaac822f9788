import type { ReactNode } from 'react';
import type { FieldPlace } from '../draft/edit.ts';
import type { Action } from '../draft/protocol.ts';
import { useStore } from '../draft/use-desk.ts';
import { ActionRow } from '../form/ActionRow.tsx';
import { Title } from '../form/Title.tsx';
import type { useActionForm } from '../form/use-action-form.ts';
import { goToPlace } from './subjects.ts';

/** What an action changes in the draft, its sentence in the review, and the place to go to afterwards. */
export interface FormAction extends Action {
  says: string;
  place?: FieldPlace;
}

/** The form of an action: its fields, a hint about what is missing, and the button that does the action and leaves the form. */
export function ActionForm({
  form,
  title,
  hint,
  kind,
  label,
  lacks,
  action,
  goOn,
  children,
}: {
  form: Pick<ReturnType<typeof useActionForm>, 'end' | 'dismiss'>;
  /** undefined for a form inside another screen, which has no button that dismisses it. */
  title?: string;
  hint?: string;
  /** The look of the button: 'go' if the action is the next step of the screen. */
  kind?: 'fix' | 'go';
  /** The label of the button. */
  label: string;
  /** A sentence about what is missing before the button works. */
  lacks: string | undefined;
  action: () => FormAction;
  /** Called after an action that has no place to go to. */
  goOn?: () => void;
  children: ReactNode;
}) {
  const { write } = useStore();
  const act = () => {
    const { place, ...done } = action();
    write(done, done.says);
    form.end();
    if (place) goToPlace(place);
    else goOn?.();
  };
  return (
    <>
      {title !== undefined && <Title hint={hint}>{title}</Title>}
      <div className="stack">
        {children}
        <ActionRow
          kind={kind}
          label={label}
          missing={lacks}
          onPress={act}
          onDismiss={title === undefined ? undefined : form.dismiss}
        />
      </div>
    </>
  );
}
