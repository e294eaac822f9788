/** Thrown when an action is refused and nothing was changed; the message is for the person at the desk. */
export class DeskRefused extends Error {
  override readonly name = 'DeskRefused';
}
