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
  jsonFile: string | null;
}

/** Parses `--only T1,T4 --peers ours,relay-ws --repeat 3 --quick --json file`. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      peers: { type: 'string', default: '' },
      repeat: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const repeat = Number(values.repeat);
  if (!Number.isInteger(repeat) || repeat < 1) throw new Error('--repeat takes a number from 1');
  return {
    only: listOf(values.only.toUpperCase()),
    peers: listOf(values.peers),
    repeat,
    isQuick: values.quick,
    jsonFile: values.json ?? null,
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
