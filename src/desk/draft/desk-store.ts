/*
 * The state of the page of the desk: adds actions to the draft, keeps it on this device, has it checked and published.
 * Components read it with `useDeskState`.
 */

import type { DeskSession } from '../../accounts/desk-staff.ts';
import { isSame } from '../../content/path.ts';
import { setGymPlace } from '../words/gym-place.ts';
import { namesOfThings } from '../words/site-names.ts';
import { words } from '../words/words.ts';
import { formsAfter, openBeginnings } from './beginnings.ts';
import { actionInWords } from './changes.ts';
import type { DeskState } from './desk-state.ts';
import {
  afterAction,
  changedFiles,
  discarded,
  type Draft,
  editsOf,
  editsOfPublish,
  emptyDraft,
  type KeptForm,
  notPublished,
  onHead,
  paragraphResolved,
  published,
  publishing,
  redone,
  resolved,
  undone,
  withoutAction,
  withoutAnswered,
} from './draft.ts';
import type { DraftDatabase } from './draft-database.ts';
import { DraftInWords } from './draft-in-words.ts';
import { DraftKeeping } from './draft-keeping.ts';
import { editOfField, editsToReach, type FieldPlace, valuesWith } from './edit.ts';
import {
  type Action,
  type Checked,
  type DeskConflict,
  type DeskEngine,
  type DeskPictures,
  type DeskSetting,
  isAnswerLost,
  isExpected,
  type LookResult,
  type PendingRequest,
  type PublishedValues,
  type PublishReply,
  reasonOf,
  type Way,
} from './protocol.ts';
import { actionRemoving, usesOf } from './removal.ts';
import { seenFrom } from './seen-from.ts';
import { singleEdits } from './single-edits.ts';
import { LastField, LongText } from './typing.ts';

/** How often, in milliseconds, to look for content published elsewhere. */
const pollInterval = __ON_WEB__ ? 10_000 : 1000;

export interface StoreParts {
  engine: DeskEngine;
  database: DraftDatabase;
  work: PendingRequest;
  session?: DeskSession | undefined;
  /** In milliseconds since 1970. */
  now: () => number;
}

const nothingChecked: Omit<Checked, 'place'> = {
  problems: [],
  things: {},
  facts: {},
  hasPages: false,
  pagesAreBehind: false,
};

/** The draft in the page: every change shows at once, is kept on this device, and is then checked by the worker. */
export class DeskStore {
  readonly engine: DeskEngine;
  readonly work: PendingRequest;
  private readonly database: DraftDatabase;
  private readonly now: () => number;
  private draft: Draft;
  private state: DeskState;
  private readonly listeners = new Set<() => void>();
  /** The message to show when the running action is stopped. */
  private stopped: string | undefined;
  private checking: Promise<void> | undefined;
  private isCheckDue = true;
  private readonly keeping: DraftKeeping;
  private readonly inWords = new DraftInWords();
  private readonly longText = new LongText();
  private readonly lastField = new LastField();

  static async open(parts: StoreParts): Promise<DeskStore> {
    const { engine, database } = parts;
    const [setting, content, pictures] = await Promise.all([
      engine.setting(),
      engine.published(),
      engine.pictures(),
    ]);
    setGymPlace(setting.place);
    const draft = await database.draftOn(content.head, content.values);
    const store = new DeskStore(
      parts,
      draft ?? emptyDraft(content.head, content.values),
      setting,
      pictures,
    );
    store.check();
    void store.nameOthers(store.draft.conflicts.map(({ file }) => file));
    return store;
  }

  private constructor(
    { engine, database, work, session, now }: StoreParts,
    draft: Draft,
    setting: DeskSetting,
    pictures: DeskPictures,
  ) {
    this.engine = engine;
    this.database = database;
    this.now = now;
    this.work = work;
    this.draft = draft;
    this.keeping = new DraftKeeping(
      database,
      () => this.draft,
      (refused) => this.show({ refused }),
    );
    this.state = {
      ...nothingChecked,
      place: setting.place,
      setting,
      session,
      keepsDraft: database.outlivesTab,
      pictures,
      version: 1,
      isChecked: false,
      isElsewhere: false,
      seenFrom: undefined,
      connection: 'there',
      changedBy: {},
      ...this.inWords.stateOf(draft, setting, {}, false),
    };
  }

  /** Calls `listener` after each change; returns a function that ends that. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly current = () => this.state;

  /** Calls `write`, which writes what is typed in a long text, after a pause, or before anything else changes the draft. */
  readonly writeSoon = (write: () => void) => this.longText.writeSoon(write);

  /** Writes the letters that are not in the draft yet. */
  readonly writeTyped = () => this.longText.write();

  /** Applies a change; `gone` is the message about a removed item, with an Undo button. */
  readonly write = (action: Action, gone?: string) => {
    this.writeTyped();
    const { forms } = this.state.setting;
    const { putBack = [] } = action;
    const back = singleEdits(this.draft.values, putBack, forms);
    const between = back && valuesWith(this.draft.values, back);
    const edits = between && singleEdits(between, action.edits ?? [], forms);
    if (!edits)
      return this.show({
        refused:
          'This does not fit what is there now, perhaps because somebody else changed it. Nothing was changed.',
      });
    const made = { id: crypto.randomUUID(), says: action.says };
    const after = valuesWith(between, edits);
    const goesOn = this.lastField.isContinuedBy(action, this.draft, after, this.now());
    this.setDraft((draft) =>
      back.length > 0
        ? afterAction(afterAction(draft, back, { id: crypto.randomUUID() }), edits, made, true)
        : afterAction(draft, edits, made, goesOn),
    );
    this.show({
      refused: undefined,
      asks: undefined,
      removal: undefined,
      gone: gone === undefined ? undefined : { what: gone, canUndo: true },
    });
  };

  /** Removes a thing; asks first if it is named elsewhere. */
  readonly remove = (thing: FieldPlace, called: string) => {
    const uses = usesOf(this.state, thing);
    if (uses.length === 0) this.write(actionRemoving(thing), words.isRemoved(called));
    else this.show({ gone: undefined, removal: { thing, called, uses } });
  };

  /** Undoes or redoes one step; returns a place that it changed. */
  readonly step = (way: Way): FieldPlace | undefined => {
    this.writeTyped();
    const step = this.state[way];
    if (step === null) return undefined;
    const before = this.draft;
    const after = way === 'undo' ? undone(before) : redone(before);
    const { setting, things } = this.state;
    const names = namesOfThings(things);
    const edits = editsToReach(before.values, after.values);
    const { places } = actionInWords(before.values, edits, setting.forms, names);
    this.lastField.leave();
    const said = way === 'undo' ? `Undone: ${step.what}` : `Redone: ${step.what}`;
    this.show({ asks: undefined, gone: { what: said, canUndo: false } });
    this.setDraft(() => after);
    // If a post got another address, the present one.
    return places.find(({ file }) => file in after.values) ?? places[0];
  };

  /** Asks whether a step may remove a whole thing. */
  readonly askForStep = (way: Way) => this.show({ asks: way, gone: undefined });

  /** Takes one action out of the draft, and asks where a later one changed the same value. */
  readonly undoAction = (id: string) => this.setDraft((draft) => withoutAction(draft, id));

  readonly discardAll = () => {
    this.setDraft(discarded);
    this.show({ changedBy: {} });
  };

  /** Keeps what is filled in of the form of an action; undefined once the action is done or dismissed. */
  readonly fillIn = (action: string, form: KeptForm | undefined) => {
    const { [action]: _, ...others } = this.draft.forms ?? {};
    const forms = form ? { ...others, [action]: form } : others;
    this.draft = { ...this.draft, forms: Object.keys(forms).length > 0 ? forms : undefined };
    this.show({ forms, held: openBeginnings(forms, this.state) });
    void this.keep();
  };

  /** Resolves a conflict; taking their value is an action. */
  readonly resolve = (
    { file, path, paragraph }: Pick<DeskConflict, 'file' | 'path' | 'paragraph'>,
    by: 'mine' | 'theirs' | 'both',
  ) => {
    this.writeTyped();
    if (paragraph) {
      const settled = paragraphResolved(this.draft, { file, path }, paragraph, by);
      if (!settled) return;
      if (by !== 'mine') this.write({ edits: [editOfField({ file, path }, settled.text)] });
      this.setDraft((draft) => ({ ...draft, conflicts: settled.conflicts }));
      return;
    }
    const conflict = this.draft.conflicts.find(
      (one) => one.file === file && JSON.stringify(one.path) === JSON.stringify(path),
    );
    if (!conflict) return;
    if (by === 'theirs') this.write(actionTakingTheirs(file, conflict));
    this.setDraft((draft) => resolved(draft, file, conflict.path));
  };

  /** Publishes the whole draft; resolves with whether it was done. */
  readonly publishDraft = async (by: string): Promise<boolean> => {
    const isDone = await this.request(words.publishing, () => this.publish(by.trim()));
    if (isDone) this.show({ setting: { ...this.state.setting, person: by } });
    return isDone === true;
  };

  /** Takes back a publish, for everybody; the draft stays. */
  readonly takeBack = async (id: string, by: string, sentence: string): Promise<boolean> => {
    const isDone = await this.request(words.publishing, async (engine) => {
      const reply = await engine.takeBack(id, by.trim() || words.somebody, sentence);
      if (reply.kind === 'refused') throw refusal(reply.why);
      this.setDraft((draft) => onHead(draft, reply.head, reply.values));
      return reply.kind === 'done';
    });
    return isDone === true;
  };

  /** Adds a photograph; the reason for refusing it is for the person at the desk. */
  readonly takePicture: DeskEngine['takePicture'] = async (...picture) =>
    this.withPictures(await this.engine.takePicture(...picture));

  readonly turnPicture: DeskEngine['turnPicture'] = async (name) =>
    this.withPictures(await this.engine.turnPicture(name));

  /** Runs an action, unless another one is running. If it is refused, shows the reason and returns undefined. */
  readonly request = async <Reply>(
    busy: string,
    what: (engine: DeskEngine) => Promise<Reply>,
  ): Promise<Reply | undefined> => {
    if (this.state.busy !== undefined) return undefined;
    this.stopped = undefined;
    this.show({ busy, gone: undefined });
    try {
      return await this.load(what);
    } finally {
      this.show({ busy: undefined });
    }
  };

  /** Cancels the running action. A publish that was sent cannot be cancelled: it completes in the background. */
  readonly stop = () => {
    this.stopped =
      this.work.step() === 'publish'
        ? 'You can go on. It has been sent and finishes by itself; your draft is kept until then.'
        : 'Stopped. Nothing was changed, and your draft is kept.';
    this.work.stop();
  };

  /** Loads data that changes nothing. If that is refused, shows the reason and returns undefined. */
  readonly load = async <Reply>(
    what: (engine: DeskEngine) => Promise<Reply>,
  ): Promise<Reply | undefined> => what(this.engine).catch((error: unknown) => this.fail(error));

  /** Says what the last action did that may be unexpected, with an Undo button. */
  readonly say = (what: string) => this.show({ gone: { what, canUndo: true } });

  /** Shows a message that something was refused. */
  readonly refuse = (why: string) => this.show({ refused: why });

  /** Closes a message. */
  readonly dismiss = (what: 'refused' | 'gone' | 'asks' | 'removal') =>
    this.show({ [what]: undefined });

  /** Another tab has taken the draft over, or this one has it. */
  readonly setElsewhere = (isElsewhere: boolean) => this.show({ isElsewhere });

  /** Reads the kept draft again, after another tab has released it. */
  readonly readAgain = async () => {
    const { head, values } = await this.engine.published();
    this.draft = (await this.database.draftOn(head, values)) ?? emptyDraft(head, values);
    this.afterDraft();
    this.show({ isElsewhere: false });
  };

  /** Resolves once the draft is kept on this device. */
  readonly keep = (): Promise<void> => {
    this.writeTyped();
    return this.keeping.keep();
  };

  /** Keeps the newest change at once, because the tab is being closed. */
  readonly keepAtOnce = () => {
    this.writeTyped();
    this.keeping.keepAtOnce();
  };

  private async publish(by: string): Promise<boolean> {
    for (;;) {
      if (!this.draft.publish) {
        this.writeTyped();
        if (this.draft.conflicts.length > 0)
          throw refusal('Two people changed the same thing. Choose one first.');
        await this.checked();
        const { problems, held } = this.state;
        if (held.length > 0 || problems.some(({ severity }) => severity === 'error'))
          throw refusal('Something still needs fixing. It is at the top of the list of changes.');
        if (changedFiles(this.draft).length === 0) return false;
        const sentences = this.state.changes.map(({ what, rest }) =>
          rest === undefined ? what : `${what}. ${rest}`,
        );
        const id = crypto.randomUUID();
        this.setDraft((draft) =>
          publishing(draft, {
            id,
            by: by || words.somebody,
            sentences: sentences.length > 0 ? sentences : [words.onlyComments],
          }),
        );
        // Before it is sent, so that the desk can ask for a lost answer even after a crash.
        await this.keep();
      }
      const reply = await this.engine
        .publish(this.draft.publish!, editsOfPublish(this.draft), this.draft.head)
        .catch((error: unknown) => {
          if (!isAnswerLost(error as Error)) this.setDraft(notPublished);
          throw error;
        });
      if (this.isOver(reply)) return true;
    }
  }

  /** Whether a publish is done; after a newer head without a conflict it is tried again. */
  private isOver(reply: PublishReply): boolean {
    if (reply.kind === 'refused') {
      this.setDraft(notPublished);
      throw refusal(reply.why);
    }
    if (reply.kind === 'done') {
      const sent = this.state.changes.filter(({ isSent }) => isSent);
      const places = sent.flatMap((change) => change.places);
      this.show({ seenFrom: places.map((place) => seenFrom(this.state, place)) });
      this.setDraft((draft) => published(draft, reply.head, reply.values));
      this.show({
        changedBy: {},
        ...(reply.isUnlisted && {
          refused:
            'Everything is published, but it is missing from the list of earlier publishes. It will be listed with a later one.',
        }),
      });
      return true;
    }
    this.setDraft(notPublished);
    this.takeHead(reply);
    if (this.draft.conflicts.length > 0)
      throw refusal(
        'Somebody else has published meanwhile. What they changed is here now; look at your changes once more.',
      );
    return false;
  }

  /** Looks again and again, while the desk is open. */
  readonly poll = async (): Promise<never> => {
    for (;;) {
      // A failure, such as of the database of this device, may be temporary.
      await this.look().catch(console.error);
      await new Promise((resolve) => setTimeout(resolve, pollInterval));
    }
  };

  /** Rebases the draft on a publish of somebody else, and notes who changed a post. */
  private takeHead({ head, values }: PublishedValues) {
    const before = this.draft.published;
    const isChanged = (file: string) =>
      file in values && file in before && !isSame(values[file], before[file]);
    const posts = Object.keys(values).filter((file) => file.startsWith('posts/'));
    const changed = posts.filter(isChanged);
    this.setDraft((draft) => onHead(draft, head, values));
    void this.nameOthers(changed);
  }

  private async nameOthers(files: readonly string[]): Promise<void> {
    for (const file of files) {
      const by = await this.engine.publisherOf(file).catch((error: unknown) => {
        if (!isExpected(error)) throw error;
        return undefined;
      });
      this.show({ changedBy: { ...this.state.changedBy, [file]: by ?? '' } });
    }
  }

  /** Loads what was published elsewhere, and asks for a lost answer. */
  readonly look = async (): Promise<void> => {
    // A running publish changes the head by itself.
    if (this.state.busy !== undefined || this.state.isElsewhere) return;
    this.take(await this.engine.look());
    if (this.draft.publish && this.state.connection === 'there')
      await this.request(words.publishing, () => this.publish(''));
  };

  private take({ connection, published: content, pictures, today }: LookResult) {
    if (content && !this.draft.publish) this.takeHead(content);
    if (connection !== this.state.connection) this.show({ connection });
    if (pictures) this.show({ pictures });
    const isOtherDay = today !== undefined && today !== this.state.setting.today;
    if (isOtherDay) this.show({ setting: { ...this.state.setting, today } });
    if (pictures || isOtherDay) this.check();
  }

  private async withPictures<Reply>(reply: Reply): Promise<Reply> {
    this.show({ pictures: await this.engine.pictures() });
    this.check();
    return reply;
  }

  private setDraft(change: (draft: Draft) => Draft) {
    this.writeTyped();
    const changed = change(this.draft);
    if (changed === this.draft) return;
    const { forms } = changed;
    const draft = withoutAnswered({
      ...changed,
      forms: forms && formsAfter(forms, this.draft.values, changed.values),
    });
    this.draft = draft.actions.length > 0 ? { ...draft, since: draft.since ?? this.now() } : draft;
    this.afterDraft();
    void this.keep();
  }

  private afterDraft() {
    this.show(this.stateOfDraft());
    this.check();
  }

  private stateOfDraft() {
    const { setting, things, isChecked } = this.state;
    return this.inWords.stateOf(this.draft, setting, things, isChecked);
  }

  /** Checks the draft after the current task; if a check is running, again after it. */
  private check() {
    this.isCheckDue = true;
    this.checking ??= this.runChecks().finally(() => (this.checking = undefined));
  }

  /** Resolves once the draft is checked. */
  async checked(): Promise<void> {
    while (this.checking) await this.checking;
  }

  private async runChecks(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    while (this.isCheckDue) {
      this.isCheckDue = false;
      const { actions, head } = this.draft;
      const result = await this.engine.check(editsOf(actions), head);
      // The draft is checked again once it is on the newer content.
      if (!result) continue;
      setGymPlace(result.place);
      const isFirst = !this.state.isChecked;
      this.state = { ...this.state, ...result, isChecked: true };
      this.show({
        version: this.state.version + 1,
        ...(isFirst && this.stateOfDraft()),
      });
    }
  }

  private fail(error: unknown): undefined {
    const stopped = (error as Error).name === 'NotReached' ? this.stopped : undefined;
    this.show({ refused: stopped ?? reasonOf(error) });
    // At once, so that somebody who was removed does not see Publish any longer.
    if ((error as Error).message === 'no-staff') this.show({ connection: 'no-staff' });
    if (!isExpected(error)) throw error;
  }

  private show(change: Partial<DeskState>) {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

const refusal = (why: string) => Object.assign(new Error(why), { name: 'DeskRefused' });

/** The action that takes the value of the other side of a conflict. */
function actionTakingTheirs(
  file: string,
  { path, mine, theirs }: Draft['conflicts'][number],
): Action {
  const isGone = mine === undefined && typeof path.at(-1) === 'number';
  return {
    edits: [
      isGone ? { file, kind: 'insert', path, value: theirs } : editOfField({ file, path }, theirs),
    ],
  };
}
