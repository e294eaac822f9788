import { fill } from '../fill.ts';
import { AccountError, type Cause } from './account-error.ts';
import { isHinted } from './hint.ts';
import { linesOf, type Words } from './cause-words.ts';
import { savedClasses } from './saved-classes.ts';
import { mostSaved, type SavedSlots } from './saved-slot.ts';

export interface LiveSavesProps {
  messages: Words<'saving'>;
  slots: SavedSlots;
}

/** The Save toggles of a timetable: they show what is saved, and say what has become of a press. */
export function liveSaves(box: HTMLElement, { messages, slots }: LiveSavesProps) {
  const toggles = [...box.querySelectorAll<HTMLButtonElement>('[data-save]')];
  const status = box.querySelector('[data-part=save-status]')!;
  const { saving } = messages;

  const say = (...lines: string[]) => (status.textContent = lines.join(' '));
  const sayCause = (cause: Cause) =>
    say(...linesOf(messages, 'saving', cause).map((line) => fill(line, { limit: mostSaved })));

  function show() {
    const { ids, pending } = savedClasses;
    for (const toggle of toggles) {
      const id = toggle.dataset['save']!;
      const saved = ids.includes(id);
      toggle.ariaPressed = String(saved);
      toggle.ariaBusy = String(pending.has(id));
      const row = toggle.closest('[data-slot]');
      row?.querySelector('[data-part=saved]')?.toggleAttribute('hidden', !saved);
    }
    if ([...pending.values()].some(({ wake }) => wake)) say(saving.waiting);
  }
  show();
  savedClasses.subscribe(show);

  // A class that was to be saved at the sign-in, and was not. Of what the address says only the name of a cause counts.
  const unsaved = new URLSearchParams(location.search).get('unsaved');
  if (unsaved !== null) sayCause(unsaved as Cause);

  async function press(id: string) {
    if (!isHinted()) return location.assign(`/login?save=${id}`);
    try {
      const act = savedClasses.ids.includes(id) ? 'drop' : 'keep';
      const { onThisDeviceOnly } = await savedClasses[act](id);
      const words = savedClasses.ids.includes(id) ? saving.saved : saving.removed;
      say(fill(words, slots[id]!), ...(onThisDeviceOnly ? [saving['shared-account']] : []));
    } catch (error) {
      const { reason } = error as AccountError;
      if (reason === 'account-gone') location.assign(`/login?save=${id}&again=1`);
      else sayCause(reason);
    }
  }

  for (const toggle of toggles)
    toggle.addEventListener('click', () => void press(toggle.dataset['save']!));
}
