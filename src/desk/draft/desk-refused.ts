/** Thrown when an action is refused, or done only in part; the message is for the person at the desk. */
export class DeskRefused extends Error {
  override readonly name = 'DeskRefused';
}
