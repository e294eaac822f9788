import { parseArgs, type ParseArgsConfig } from 'node:util';

/* The options, exit codes and error messages of all commands of scripts/commands. */
type Options = NonNullable<ParseArgsConfig['options']>;

interface Positionals {
  /** The word for one of them in messages: "a folder". */
  noun: string;
  most: number;
}

/**
 * Parses the options of a command, and its positional arguments if it takes any. `--help` prints `usage` and exits with
 * 0; an invalid argument is reported in one line and exits with 2. Returns the same as `parseArgs` of Node.
 */
export function commandLine<const Own extends Options>(
  usage: string,
  options: Own,
  positionals?: Positionals,
) {
  const all = { ...options, help: { type: 'boolean' } as const };
  const allowPositionals = positionals !== undefined;
  const mistake = mistakeIn(all, positionals?.most ?? 0);
  if (mistake !== undefined) {
    const names = Object.entries<Options[string]>(all).map(([name, { type }]) =>
      type === 'string' ? `--${name}=…` : `--${name}`,
    );
    const allowed = positionals ? [positionals.noun, ...names] : names;
    console.error(`${mistake} This command takes: ${allowed.join(', ')}.`);
    process.exit(2);
  }
  const understood = parseArgs({ options: all, allowPositionals, strict: true });
  if ((understood.values as { help?: boolean }).help) {
    console.log(usage);
    process.exit(0);
  }
  return understood;
}

/** Sets the exit code of a command; a rejection prints its message and exits with 1. */
export async function endWith(code: Promise<number>) {
  process.exitCode = await code.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}

/** Describes the first invalid argument in our own words, because Node's messages mention other things too. */
function mistakeIn(options: Options, maxPositionals: number): string | undefined {
  const { tokens } = parseArgs({ options, strict: false, allowPositionals: true, tokens: true });
  let count = 0;
  for (const token of tokens) {
    if (token.kind === 'positional' && ++count > maxPositionals)
      return `"${token.value}" is not understood here.`;
    if (token.kind !== 'option') continue;
    const { rawName, value } = token;
    const known = options[token.name];
    if (!known) return `There is no ${rawName}.`;
    if (known.type === 'boolean' && value !== undefined) return `${rawName} takes no value.`;
    if (known.type === 'string' && (!value || (!token.inlineValue && value.startsWith('-'))))
      return `${rawName} needs a value: ${rawName}=…`;
  }
  return undefined;
}
