import type { MeasurePicture } from '../pictures/measure-picture.ts';
import type { Workspace } from '../../host/workspace/workspace.ts';
import { loadedPicture, type LoadedPicture } from './loaded-picture.ts';

/** Photographs of the saved content that the published site does not have yet, loaded one by one. */
export class UnpublishedPictures {
  readonly loaded = new Map<string, LoadedPicture>();
  private waiting = new Set<string>();
  private readonly workspace: Workspace;
  private readonly measure: MeasurePicture;

  constructor(workspace: Workspace, measure: MeasurePicture) {
    this.workspace = workspace;
    this.measure = measure;
  }

  /** The names of all such photographs; loaded ones that are no longer among them are dropped. */
  setNames(names: readonly string[]) {
    for (const [name, { address }] of this.loaded) {
      if (names.includes(name)) continue;
      URL.revokeObjectURL(address);
      this.loaded.delete(name);
    }
    this.waiting = new Set(names.filter((name) => !this.loaded.has(name)));
  }

  /** Loads one that is not loaded yet; returns whether it can be shown. If it rejects, the next call tries again. */
  async loadNext(): Promise<boolean> {
    const [name] = this.waiting;
    if (name === undefined) return false;
    const bytes = await this.workspace.picture(name);
    const size = bytes && (await this.measure(bytes));
    this.waiting.delete(name);
    if (!size) return false;
    this.loaded.set(name, loadedPicture({ name, bytes, ...size }));
    return true;
  }
}
