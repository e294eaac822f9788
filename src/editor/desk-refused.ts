/** Something that was asked for cannot be done now; the message is for the person at the desk. Nothing was changed. */
export class DeskRefused extends Error {
  override readonly name = 'DeskRefused';
}
