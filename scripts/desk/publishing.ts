import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../disk/files-in.ts';
import { writeFileWhole } from '../disk/whole-file.ts';
import { mergeTexts } from '../../src/yaml-edits/merge-texts.ts';
import type { PublishProgress, PublishState, SetUp } from '../../src/editor/protocol.ts';
import { words } from '../../src/editor/words.ts';
import { DeskRefused } from '../../src/editor/desk-refused.ts';
import type { LocalDesk } from './local-desk.ts';
import { readPerson } from './history/person.ts';
import { deployRun, type DeployRun } from './publish/deploy-run.ts';
import {
  baseOf,
  folderOf,
  foldersAt,
  isText,
  type Base,
  type Content,
  type Contents,
} from './publish/folder.ts';
import { followedWorkflow, type FollowedWorkflow } from './publish/followed-workflow.ts';
import { githubOf, type GitHub } from './publish/github.ts';
import { followLive, readLiveState } from './publish/live-state.ts';
import type { FileConflict, Resolution } from './publish/merge-folders.ts';
import {
  publishCommit,
  type Asks,
  type Published,
  type PublishTools,
} from './publish/publish-commit.ts';
import { PublishRefused, type RefusalWords } from './publish/publish-refused.ts';
import {
  keepRepository,
  placeIn,
  readRepository,
  shownOf,
  type Repository,
} from './publish/repository.ts';
import { checkSetUp } from './publish/set-up.ts';
import { takeBack } from './publish/take-back.ts';
import { saveAll } from './save-all.ts';

export interface PublishParts {
  root: string;
  /** The content folder. */
  folder: string;
  /** A folder that no other desk uses. */
  own: string;
  /** The settings file of all desks on this computer. */
  settings: string;
  desk: LocalDesk;
  /** Returns why publishing is refused, if it is. */
  check: (files: Contents) => RefusalWords | undefined;
  /** The address of a stand-in for GitHub. */
  github?: string;
}

/** The last publish or fetch. */
interface LastPublish {
  at: string;
  /** Undefined until this desk has published. */
  commit?: string | undefined;
  base: [name: string, text: string][];
}

const workflowFile = 'site.yml';
/** Milliseconds between two requests for the progress. */
const pollInterval = 4000;

/** Publishes the saved content, and follows it until it is live. */
export class Publishing {
  private readonly parts: PublishParts;
  private readonly workflow: FollowedWorkflow;
  private progress: PublishProgress | undefined;
  private conflicts: readonly FileConflict[] = [];
  private resolutions: Resolution[] = [];
  private run: DeployRun | undefined;

  constructor(parts: PublishParts) {
    this.parts = parts;
    const file = join(parts.root, '.github/workflows', workflowFile);
    this.workflow = followedWorkflow(workflowFile, readFileSync(file, 'utf8'));
  }

  async state(): Promise<PublishState> {
    const repository = readRepository(this.parts.settings);
    const hasHost =
      process.env['FIREBASE_PROJECT_ID'] !== undefined ||
      existsSync(join(this.parts.root, '.firebaserc'));
    const alone = hasHost ? 'command' : 'none';
    return {
      way: repository ? 'repository' : alone,
      ...(repository && { repository: shownOf(repository) }),
      ...(this.progress && { progress: this.progress }),
      conflicts: this.conflicts.map((one) => this.parts.desk.inWords().conflict(one)),
      unpublished: await this.unpublished(),
      canTakeBack: repository !== undefined && this.last()?.commit !== undefined,
    };
  }

  /** Publishes the saved content, or keeps the conflicts to resolve. */
  async publish() {
    const repository = readRepository(this.parts.settings);
    if (!repository) return this.deploy();
    const lines = await this.unpublished();
    const message =
      lines.length === 1 ? lines[0]! : [words.changesCount(lines.length), '', ...lines].join('\n');
    const work = { files: this.contents(), base: this.base() };
    const about = { message, author: readPerson(this.parts.own) || words.somebody };
    await this.runPublish(
      () => publishCommit(work, this.tools(repository), about, this.resolutions),
      repository,
    );
  }

  async takeBack() {
    const [repository, last] = [readRepository(this.parts.settings), this.last()];
    if (!repository || last?.commit === undefined) throw new DeskRefused(words.nothingToTakeBack);
    const work = { files: this.contents(), base: this.base() };
    const about = { message: words.tookBack, author: readPerson(this.parts.own) || words.somebody };
    const { commit } = last;
    await this.runPublish(() => takeBack(commit, work, this.tools(repository), about), repository);
  }

  /** Resolves a conflict for the next publish. */
  answer(file: string, path: FileConflict['path'], take: 'mine' | 'theirs') {
    const isChosen = (one: Pick<FileConflict, 'file' | 'path'>) =>
      one.file === file && JSON.stringify(one.path) === JSON.stringify(path);
    const conflict = this.conflicts.find(isChosen);
    if (!conflict) throw new DeskRefused(words.settledAlready);
    this.resolutions = [
      ...this.resolutions.filter((one) => !isChosen(one)),
      { file, path, theirs: conflict.theirs, take },
    ];
    this.conflicts = this.conflicts.filter((one) => !isChosen(one));
  }

  /** Checks each step of the set-up; stores the settings once all are done. */
  async setUp(typed: SetUp) {
    const { github } = this.parts;
    const steps = await checkSetUp(
      typed,
      workflowFile,
      github === undefined ? {} : { address: github },
    );
    if (steps.every(({ state }) => state === 'done')) {
      keepRepository(this.parts.settings, {
        ...placeIn(typed.address)!,
        branch: typed.branch,
        token: typed.token,
      });
      await this.remember();
    }
    return steps;
  }

  /**
   * Stores the files that are the same here and on the website as the first merge base. Runs once, when publishing is
   * set up.
   */
  async remember() {
    const repository = readRepository(this.parts.settings);
    if (!repository || this.last()) return;
    const github = this.githubOf(repository);
    const mine = folderOf(this.contents());
    const { tree } = await github.commit(await github.head());
    const theirs = await foldersAt(github, mine)(tree.sha);
    const same = new Map([...theirs].filter(([name, { sha }]) => mine.get(name)?.sha === sha));
    this.storeLast({ base: await baseOf(same) });
  }

  stop() {
    this.run?.stop();
  }

  private deploy() {
    if (this.run) throw new DeskRefused(words.publishingAlready);
    this.run = deployRun(this.parts.root, (progress) => (this.progress = progress));
    void this.run.ended.then(() => (this.run = undefined));
  }

  private async runPublish(send: () => Promise<Published | Asks>, repository: Repository) {
    this.progress = { state: 'waiting', words: words.sending };
    try {
      this.finish(await send(), repository);
    } catch (error) {
      this.progress = undefined;
      throw error;
    }
  }

  private finish(done: Published | Asks, repository: Repository) {
    if (done.kind === 'asks') {
      this.conflicts = done.conflicts;
      this.progress = undefined;
      return;
    }
    const { folder, own, desk } = this.parts;
    this.resolutions = [];
    // Take over what others published; the draft stays on top of it.
    if (done.files.size > 0) saveAll(folder, own, done.files);
    desk.lookOutside();
    // A publish that changed nothing cannot be taken back; the one before it can.
    const commit = done.changed.length > 0 ? done.commit : this.last()?.commit;
    this.storeLast({ base: done.base, ...(commit !== undefined && { commit }) });
    this.progress = { state: 'waiting', words: words.sent };
    void this.followCommit(done.commit, repository);
  }

  private async followCommit(commit: string, repository: Repository) {
    const github = this.githubOf(repository);
    const wait = () => new Promise((resolve) => setTimeout(resolve, pollInterval));
    try {
      for await (const now of followLive(() => readLiveState(github, commit, this.workflow), wait))
        this.progress = now;
    } catch (error) {
      if (!(error instanceof PublishRefused)) throw error;
      this.progress = { state: 'failed', words: error.message };
    }
  }

  private githubOf(repository: Repository): GitHub {
    const { github } = this.parts;
    return githubOf(repository, github === undefined ? {} : { address: github });
  }

  private tools(repository: Repository): PublishTools {
    const check = (files: Contents) => Promise.resolve(this.parts.check(files));
    return { github: this.githubOf(repository), check, mergeTexts };
  }

  /** The saved files of the content folder, without hidden ones. */
  private contents(): Contents {
    const { folder } = this.parts;
    return new Map(
      filesIn(folder)
        .filter((name) => !/(^|\/)\./.test(name))
        .map((name): [string, Content] => {
          const bytes = readFileSync(join(folder, name));
          return [name, isText(name) ? bytes.toString('utf8') : bytes];
        }),
    );
  }

  /** The changes saved since the last publish, one line each. */
  private async unpublished(): Promise<string[]> {
    const since = this.last()?.at ?? '';
    const saves = await this.parts.desk.history(100);
    return saves.filter(({ at }) => at > since).flatMap(({ words: lines }) => lines);
  }

  private get lastFile() {
    return join(this.parts.own, 'published.json');
  }

  private last(): LastPublish | undefined {
    return existsSync(this.lastFile)
      ? (JSON.parse(readFileSync(this.lastFile, 'utf8')) as LastPublish)
      : undefined;
  }

  private base(): Base | undefined {
    const last = this.last();
    return last && new Map(last.base);
  }

  private storeLast({ commit, base }: Pick<Published, 'base'> & { commit?: string }) {
    const last: LastPublish = { at: new Date().toISOString(), commit, base: [...base] };
    writeFileWhole(this.lastFile, JSON.stringify(last), 0o600);
  }
}
