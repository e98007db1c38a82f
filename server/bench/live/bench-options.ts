import { parseArgs } from 'node:util';

/** Options of a run. */
export interface BenchOptions {
  /** Scenario ids; empty means all. */
  only: readonly string[];
  /** Servers; empty means all. */
  peers: readonly string[];
  repeat: number;
  /** Short windows and small numbers: a smoke test whose figures mean nothing. */
  isQuick: boolean;
  /** Gets all samples after each row. */
  jsonFile: string | null;
  /** Goes on with the run that the file holds: rows it has whole are not measured again. */
  isResumed: boolean;
}

/** Parses `--only T1,T4 --peers ours,relay-ws --repeat 3 --quick --json file --resume`. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      peers: { type: 'string', default: '' },
      repeat: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
      resume: { type: 'boolean', default: false },
    },
  });
  const repeat = Number(values.repeat);
  if (!Number.isInteger(repeat) || repeat < 1) throw new Error('--repeat takes a number from 1');
  if (values.resume && values.json === undefined) throw new Error('--resume goes on with the file of --json');
  return {
    only: listOf(values.only.toUpperCase()),
    peers: listOf(values.peers),
    repeat,
    isQuick: values.quick,
    jsonFile: values.json ?? null,
    isResumed: values.resume,
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
