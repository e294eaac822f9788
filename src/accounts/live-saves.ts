import { fill } from '../content/text/fill.ts';
import { type AccountError, type Cause, linesOf, type Words, wordsOf } from './account-error.ts';
import { takeCompletedAction, withClassToSave } from './completed-action.ts';
import { isHinted } from './session-hint.ts';
import { savedClasses } from './saved-classes.ts';
import { mostSaved, type SavedSlots } from './my-week.ts';

export interface LiveSavesProps {
  messages: Words<'saving'>;
  slots: SavedSlots;
}

/** The Save toggles of a timetable: they show the saved classes and announce the result of a press. */
export function liveSaves(box: HTMLElement, { messages, slots }: LiveSavesProps) {
  const toggles = [...box.querySelectorAll<HTMLButtonElement>('[data-save]')];
  const status = box.querySelector('[data-part=save-status]')!;
  const { saving } = messages;

  const say = (...lines: string[]) => (status.textContent = lines.join(' '));
  const sayCause = (cause: Cause) =>
    say(
      ...linesOf(wordsOf(messages, 'saving'), cause).map((line) =>
        fill(line, { limit: mostSaved }),
      ),
    );

  function show() {
    const { ids } = savedClasses;
    for (const toggle of toggles) {
      const id = toggle.dataset['save']!;
      const saved = ids.includes(id);
      toggle.ariaPressed = String(saved);
      toggle.ariaBusy = String(savedClasses.isPending(id));
      const row = toggle.closest('[data-slot]');
      row?.querySelector('[data-part=saved]')?.toggleAttribute('hidden', !saved);
    }
  }
  show();
  savedClasses.subscribe(show);

  // After a sign-in that was to save a class, its row is shown with the result. A cause in the URL that has no message
  // gets the one for unknown causes.
  const asked = takeCompletedAction((id): id is string => Object.hasOwn(slots, id));
  const unsaved = new URLSearchParams(location.search).get('unsaved');
  if (asked !== undefined) showRow(box, asked);
  if (unsaved !== null) sayCause(unsaved as Cause);
  else if (asked !== undefined) say(fill(saving.saved, slots[asked]!));

  const hydratedAt = performance.now();
  /** A press replayed from before hydration, when every toggle still looked unsaved. */
  const isReplayed = ({ isTrusted, timeStamp }: Event) =>
    !isTrusted && timeStamp - hydratedAt < 500;

  async function press(id: string, event: MouseEvent) {
    // Ignore the second click of a double click.
    if (event.detail > 1) return;
    if (!isHinted()) return location.assign(withClassToSave('/login', id));
    try {
      const act = savedClasses.ids.includes(id) && !isReplayed(event) ? 'drop' : 'keep';
      const { onThisDeviceOnly } = await savedClasses[act](id);
      const words = savedClasses.ids.includes(id) ? saving.saved : saving.removed;
      say(fill(words, slots[id]!), ...(onThisDeviceOnly ? [saving['shared-account']] : []));
    } catch (error) {
      const { reason } = error as AccountError;
      if (reason !== 'account-gone') return sayCause(reason);
      location.assign(`${withClassToSave('/login', id)}&again=1`);
    }
  }

  for (const toggle of toggles)
    toggle.addEventListener('click', (event) => void press(toggle.dataset['save']!, event));
}

/** Focuses the toggle, and centres the row so that the bottom bar of a phone does not cover it. */
function showRow(box: HTMLElement, id: string) {
  box.querySelector(`[data-slot="${id}"]`)!.scrollIntoView({ block: 'center' });
  box.querySelector<HTMLElement>(`[data-save="${id}"]`)!.focus({ preventScroll: true });
}
