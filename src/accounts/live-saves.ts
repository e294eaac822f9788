import { fill } from '../fill.ts';
import type { User } from './backend.ts';
import { causeOf, type Cause } from './causes.ts';
import { withDeadline } from './deadline.ts';
import { hintedClasses, hintSession, isHinted, watchHint } from './hint.ts';
import { backend } from './load-backend.ts';
import { linesOf, type Words } from './messages.ts';
import { removeClasses, saveClass } from './saved-classes.ts';
import type { SavedSlots } from './saved-slot.ts';
import { mostSaved } from './session.ts';

export interface LiveSavesProps {
  messages: Words<'saving'>;
  slots: SavedSlots;
}

/** Nobody has to press again for these: they are tried anew when the network is back. */
const passing: readonly Cause[] = ['network', 'taking-too-long', 'page-outdated'];

/**
 * The Save toggles of a timetable. Their state comes from this device's own storage; the account service is
 * loaded only when one of them is pressed.
 */
export function liveSaves(box: HTMLElement, { messages, slots }: LiveSavesProps) {
  const toggles = [...box.querySelectorAll<HTMLButtonElement>('[data-save]')];
  const status = box.querySelector('[data-part=save-status]')!;

  function mark(toggle: HTMLButtonElement, saved: boolean) {
    toggle.ariaPressed = String(saved);
    const row = box.querySelector(`[data-slot="${toggle.dataset['save']}"]`);
    row?.querySelector('[data-part=saved]')?.toggleAttribute('hidden', !saved);
  }
  const markAll = () => {
    const saved = isHinted() ? hintedClasses() : [];
    for (const toggle of toggles)
      if (toggle.ariaBusy !== 'true') mark(toggle, saved.includes(toggle.dataset['save']!));
  };
  markAll();
  watchHint(markAll);

  const say = (lines: readonly string[]) => (status.textContent = lines.join(' '));

  const sayCause = (cause: Cause) =>
    say(linesOf(messages, 'saving', cause).map((line) => fill(line, { limit: mostSaved })));
  // A class that was to be saved at the sign-in, and was not; of the address no word is printed.
  const unsaved = new URLSearchParams(location.search).get('unsaved');
  if (unsaved !== null) sayCause(unsaved as Cause);

  async function press(toggle: HTMLButtonElement) {
    const id = toggle.dataset['save']!;
    if (!isHinted()) return location.assign(`/login?save=${id}`);
    if (toggle.ariaBusy === 'true') return;
    const save = toggle.ariaPressed !== 'true';
    toggle.ariaBusy = 'true';
    mark(toggle, save);
    try {
      const user = await currentUser();
      // The session has ended by itself, which is said there.
      if (!user) return location.assign(`/login?save=${id}&again=1`);
      if (save) await saveClass(backend, user, id);
      else await removeClasses(backend, user, [id]);
      const { saved, removed, 'shared-account': shared } = messages.saving;
      say([fill(save ? saved : removed, slots[id]!), ...(user.shared ? [shared] : [])]);
    } catch (error) {
      const cause = causeOf(error);
      if (passing.includes(cause)) {
        say([messages.saving.waiting]);
        addEventListener('online', () => void again(toggle, save), { once: true });
        return;
      }
      mark(toggle, !save);
      sayCause(cause);
    } finally {
      toggle.ariaBusy = 'false';
    }
  }

  /** Stores what could not be stored before. */
  async function again(toggle: HTMLButtonElement, save: boolean) {
    mark(toggle, !save);
    await press(toggle);
  }

  for (const toggle of toggles) toggle.addEventListener('click', () => void press(toggle));
}

async function currentUser(): Promise<User | undefined> {
  const auth = await withDeadline(backend.auth());
  const user = await withDeadline(auth.restore());
  if (!user) hintSession(false);
  return user;
}
