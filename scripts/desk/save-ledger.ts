import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Save } from '../../src/host/history.ts';
import { writeFileWhole } from '../disk/whole-file.ts';

/** A record of the saves on the disk, which recognises repeated requests and completes the history after a failure. */
interface Ledger {
  /** The ids of the last saves, to recognise repeated requests. */
  done: readonly string[];
  /** The saves missing from the history, oldest first. */
  due: readonly Save[];
}

const mostDone = 200;

/**
 * Reads the ledger; `own` is the folder of the desk. A damaged ledger is moved aside: no save may fail because of it.
 */
export function ledgerIn(own: string): Ledger {
  const file = fileIn(own);
  if (!existsSync(file)) return { done: [], due: [] };
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Ledger;
  } catch (error) {
    console.error(`${file} is damaged and was moved aside: ${(error as Error).message}`);
    renameSync(file, `${file}.damaged`);
    return { done: [], due: [] };
  }
}

/** Records a save that is on the disk, unless a process that was killed has recorded it already. */
export function addToLedger(own: string, save: Save) {
  const { done, due } = ledgerIn(own);
  if (done.includes(save.id)) return;
  writeLedger(own, { done: [...done, save.id].slice(-mostDone), due: [...due, save] });
}

/** Records that the history has a save. */
export function settleInLedger(own: string, id: string) {
  const { done, due } = ledgerIn(own);
  writeLedger(own, { done, due: due.filter((save) => save.id !== id) });
}

const writeLedger = (own: string, ledger: Ledger) =>
  writeFileWhole(fileIn(own), JSON.stringify(ledger), 0o600);

const fileIn = (own: string) => join(own, 'saves.json');
