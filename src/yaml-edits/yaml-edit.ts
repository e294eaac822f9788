/** A path into the value of a file, such as ['plans', 0, 'price']; the file itself is []. */
export type YamlPath = readonly (string | number)[];

/**
 * One change of a file's value, as plain data: it can be stored, applied to a newer text, and inverted. Values are
 * JSON; a text includes its final line break.
 */
export type YamlEdit =
  /** Replaces the value at `path`, which may be a whole list or group. */
  | { readonly kind: 'set'; readonly path: YamlPath; readonly value: unknown }
  /** Adds the field at `path`, which its group lacks. `order`: the names of the group's fields in order. */
  | {
      readonly kind: 'add';
      readonly path: YamlPath;
      readonly value: unknown;
      readonly order?: readonly string[];
    }
  /** Removes the field at `path` from its group. */
  | { readonly kind: 'take'; readonly path: YamlPath }
  /** Inserts an item into the list at `path`, before the item with this index, or at the end. */
  | {
      readonly kind: 'insert';
      readonly path: YamlPath;
      readonly index: number;
      readonly value: unknown;
    }
  /** Removes the item with this index from the list at `path`. */
  | { readonly kind: 'remove'; readonly path: YamlPath; readonly index: number }
  /** Moves an item of the list at `path` to the index `to`, counted without it. */
  | {
      readonly kind: 'move';
      readonly path: YamlPath;
      readonly from: number;
      readonly to: number;
    };
