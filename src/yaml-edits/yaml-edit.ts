/** A place in the value of a file, as ['plans', 0, 'price']; the file itself is []. */
export type YamlPath = readonly (string | number)[];

/**
 * One change of a file's value. It is plain data: it can be kept, made again on a newer text, and turned round. Values
 * are those of JSON; a text that ends in a line end says so itself.
 */
export type YamlEdit =
  /** Replaces the value at `path`: a text, a number, or a whole list or group. */
  | { readonly kind: 'set'; readonly path: YamlPath; readonly value: unknown }
  /** The field at `path`, which its group lacks, is written. `order`: the names of the group's fields, as they follow. */
  | {
      readonly kind: 'add';
      readonly path: YamlPath;
      readonly value: unknown;
      readonly order?: readonly string[];
    }
  /** The field at `path` is taken out of its group. */
  | { readonly kind: 'take'; readonly path: YamlPath }
  /** An item is put into the list at `path`, before the one that has the place `index` until then, or at its end. */
  | {
      readonly kind: 'insert';
      readonly path: YamlPath;
      readonly index: number;
      readonly value: unknown;
    }
  /** The item at the place `index` is taken out of the list at `path`. */
  | { readonly kind: 'remove'; readonly path: YamlPath; readonly index: number }
  /** An item of the list at `path` gets the place `to`, counted without it. */
  | {
      readonly kind: 'move';
      readonly path: YamlPath;
      readonly from: number;
      readonly to: number;
    };
