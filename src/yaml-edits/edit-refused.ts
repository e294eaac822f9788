import type { YamlPath } from './yaml-edit.ts';

/** Thrown for an edit that cannot be made safely. Nothing was changed. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused';
  /** The place of the edit, or of the list or group around it that prevents it. */
  readonly path: YamlPath;

  constructor(path: YamlPath, reason: string) {
    super(path.length === 0 ? reason : `${path.join(' › ')}: ${reason}`);
    this.path = path;
  }
}
