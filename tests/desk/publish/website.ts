import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, vi } from 'vitest';
import { githubOf } from '../../../scripts/desk/publish/github.ts';
import type { RequestSettings } from '../../../scripts/desk/publish/github-requests.ts';
import type { Base, Content } from '../../../scripts/desk/publish/folder.ts';
import {
  publishCommit,
  type Published,
  type PublishTools,
} from '../../../scripts/desk/publish/publish-commit.ts';
import type { Resolution } from '../../../scripts/desk/publish/merge-folders.ts';
import {
  startStandIn,
  type StandIn,
  type StandInSettings,
} from '../../../scripts/desk/publish/stand-in.ts';
import { takeBack } from '../../../scripts/desk/publish/take-back.ts';
import { mergeTexts } from '../../../src/yaml-edits/merge-texts.ts';

export const token = 'github_pat_of_the_tests_1a2b';
export const workflow = {
  file: 'site.yml',
  text: readFileSync(join(process.cwd(), '.github/workflows/site.yml'), 'utf8'),
};

export const picture = (word: string) => Buffer.from(`\xff\xd8${word}`, 'latin1');
export const plans = '# In rupees.\nbeginners: 750\nexperts: 1150 # the dearest\n';

/** What is on the website when a test begins. */
const first = new Map<string, Content>([
  ['content/plans.yaml', plans],
  ['content/notice.yaml', 'shown: false\n'],
  ['content/posts/old.yaml', 'title: Old\n'],
  ['content/images/rack.jpg', picture('rack')],
  ['src/main.ts', 'the code\n'],
]);

let open: StandIn[] = [];
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  open = [];
});

export async function openStandIn(settings: Partial<StandInSettings> = {}): Promise<StandIn> {
  const standIn = await startStandIn({ files: first, token, workflow, ...settings });
  open.push(standIn);
  return standIn;
}

export const waits = vi.fn<(time: number) => Promise<void>>(() => Promise.resolve());
export const message = 'Experts: price ₹1,150 → ₹1,250';

/** A computer with a copy of the content, and what it may do with the website. */
export class Computer {
  readonly files = new Map<string, Content>();
  readonly standIn: StandIn;
  readonly tools: PublishTools;
  base: Base | undefined;

  constructor(standIn: StandIn, settings: Partial<RequestSettings> = {}) {
    this.standIn = standIn;
    const known = { address: standIn.address, wait: waits, ...settings };
    this.tools = {
      github: githubOf({ owner: 'the-owner', name: 'the-website', branch: 'main', token }, known),
      mergeTexts,
      check: () => Promise.resolve(undefined),
    };
    for (const [path, content] of first)
      if (path.startsWith('content/')) this.files.set(path.slice('content/'.length), content);
  }

  /** As it is after the first publish, of which nothing was new. */
  static async upToDate(standIn: StandIn, settings?: Partial<RequestSettings>): Promise<Computer> {
    const computer = new Computer(standIn, settings);
    await computer.publish();
    standIn.asked.length = 0;
    return computer;
  }

  /** Publishes; and as the desk does, writes here what is new only once that is done. */
  async publish(resolutions: readonly Resolution[] = []) {
    const { files, base, tools } = this;
    const words = { message, author: 'Asha' };
    return this.#keep(await publishCommit({ files, base }, tools, words, resolutions));
  }

  async takeBack(commit: string, resolutions: readonly Resolution[] = []) {
    const { files, base, tools } = this;
    const words = { message: 'Taken back', author: 'Asha' };
    return this.#keep(await takeBack(commit, { files, base }, tools, words, resolutions));
  }

  #keep<Done extends { kind: string }>(done: Done | Published): Done | Published {
    if (!('files' in done)) return done;
    for (const [name, content] of done.files)
      if (content === undefined) this.files.delete(name);
      else this.files.set(name, content);
    this.base = done.base;
    return done;
  }

  /** What is here, to be compared. */
  texts() {
    return textsOf(this.files);
  }
}

const textsOf = (files: ReadonlyMap<string, Content>) =>
  Object.fromEntries(
    [...files]
      .sort()
      .map(([name, content]) => [name, Buffer.from(content as string).toString('latin1')]),
  );

/** What the website has in content/ now, to be compared. */
export const published = ({ repository }: StandIn) =>
  textsOf(
    new Map(
      [...repository.filesAt()]
        .filter(([path]) => path.startsWith('content/'))
        .map(([path, bytes]) => [path.slice('content/'.length), bytes]),
    ),
  );
