import type { YamlPath } from './yaml-edit.ts';

/** An edit that cannot be made, or not without harm. Nothing was changed. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused';
  /** What the edit is about, or the list or group around it in which the trouble is. */
  readonly path: YamlPath;

  constructor(path: YamlPath, reason: string) {
    super(path.length === 0 ? reason : `${path.join(' › ')}: ${reason}`);
    this.path = path;
  }
}
