/** An action that cannot be done now and changed nothing; the message is for the person at the desk. */
export class DeskRefused extends Error {
  override readonly name = 'DeskRefused';
}
