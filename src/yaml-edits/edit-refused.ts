import type { YamlPath } from './yaml-edit.ts';

/** An edit that cannot be made without harm. Nothing was changed. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused';
  /** The place of the edit, or the list or group around it that is the obstacle. */
  readonly path: YamlPath;

  constructor(path: YamlPath, reason: string) {
    super(path.length === 0 ? reason : `${path.join(' › ')}: ${reason}`);
    this.path = path;
  }
}
