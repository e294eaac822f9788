import {
  type AccountError,
  type Cause,
  linesOf,
  textsOfAction,
} from '../../accounts/account-error.ts';
import { takeCompletedAction, withClassToSave } from '../../accounts/completed-action.ts';
import { mostSaved, seemsSignedIn } from '../../accounts/remembered-session.ts';
import { savedClasses } from '../../accounts/saved-classes.ts';
import { fill } from '../../content/text/fill.ts';
import { partsIn } from '../../design/runtime/parts.ts';
import type { savesOf } from './day-pages.ts';
import type { rowParts, saveParts } from './timetable-parts.ts';

type LiveSavesProps = ReturnType<typeof savesOf>;

/**
 * Lets the Save toggles of a timetable show the saved classes and announce the result of a press, also in rows that
 * another script writes later.
 */
export function liveSaves(box: HTMLElement, { messages, slots }: LiveSavesProps) {
  const toggles = () => partsIn<typeof rowParts>(box).all('save');
  const status = partsIn<typeof saveParts>(box).find('saveStatus');
  const { saving } = messages;

  const say = (...lines: string[]) => (status.textContent = lines.join(' '));
  const sayCause = (cause: Cause) =>
    say(
      ...linesOf(textsOfAction(messages, 'saving'), cause).map((line) =>
        fill(line, { limit: mostSaved }),
      ),
    );

  const show = () => toggles().forEach(showSaved);
  show();
  savedClasses.subscribe(show);
  new MutationObserver(show).observe(box, { childList: true, subtree: true });

  // After a sign-in that was to save a class, the row of the class is shown with the result. If the cause in the URL
  // has no message, the message for an unknown cause appears.
  const asked = takeCompletedAction((id): id is string => Object.hasOwn(slots, id));
  const unsaved = new URLSearchParams(location.search).get('unsaved');
  if (asked !== undefined) showRow(toggles(), asked);
  if (unsaved !== null) sayCause(unsaved as Cause);
  else if (asked !== undefined) say(fill(saving.saved, slots[asked]!));

  const hydratedAt = performance.now();
  /** Whether a press is one from before hydration, when every toggle still looked unsaved, that was replayed now. */
  const isReplayed = ({ isTrusted, timeStamp }: Event) =>
    !isTrusted && timeStamp - hydratedAt < 500;

  async function press(id: string, event: MouseEvent) {
    // The second click of a double click is ignored.
    if (event.detail > 1) return;
    if (!seemsSignedIn()) return location.assign(withClassToSave('/login', id));
    try {
      const action = savedClasses.ids.includes(id) && !isReplayed(event) ? 'drop' : 'keep';
      const stored = await savedClasses[action](id);
      if (!stored) return;
      const words = savedClasses.ids.includes(id) ? saving.saved : saving.removed;
      say(fill(words, slots[id]!), ...(stored.onThisDeviceOnly ? [saving['shared-account']] : []));
    } catch (error) {
      const { reason } = error as AccountError;
      if (reason !== 'account-gone') return sayCause(reason);
      location.assign(`${withClassToSave('/login', id)}&again=1`);
    }
  }

  box.addEventListener('click', (event) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-save]')?.dataset['save'];
    if (id !== undefined) void press(id, event);
  });
}

/** Shows whether the class of a toggle is saved. */
function showSaved(toggle: HTMLElement) {
  const id = toggle.dataset['save']!;
  const saved = savedClasses.ids.includes(id);
  toggle.ariaPressed = String(saved);
  toggle.ariaBusy = String(savedClasses.isPending(id));
  const mark = partsIn<typeof rowParts>(toggle.closest('[data-slot]')!).maybe('saved');
  if (mark) mark.hidden = !saved;
}

/**
 * Focuses the toggle, and centres its row so that the bottom bar of a phone does not cover it. Several rows may be
 * saved under one id, and only some of them be shown today.
 */
function showRow(toggles: readonly HTMLElement[], id: string) {
  const shown = toggles.find(
    (toggle) => toggle.dataset['save'] === id && !toggle.closest('[hidden]'),
  );
  shown?.closest('[data-slot]')!.scrollIntoView({ block: 'center' });
  shown?.focus({ preventScroll: true });
}
