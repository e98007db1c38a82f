import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

const NOBODY = 65_534;

/** How to run PostgreSQL's binaries, which refuse to run as root. */
export interface Runner {
  /** Command and arguments that run `program` as another user than root. */
  wrap(
    program: string,
    args: readonly string[],
  ): { command: string; args: string[]; uid?: number; gid?: number };
  /** Makes a fresh folder usable for the programs. */
  adopt(folder: string): void;
}

const has = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/**
 * Root is mapped to `nobody` inside a user namespace (works below 0700 folders, no chown); where that is forbidden the
 * binaries run under the user id of `nobody`. Ordinary users run them directly.
 */
export function findRunner(): Runner {
  const deathSignal = process.platform === 'linux' && has('setpriv', ['--pdeathsig', 'INT', 'true']);
  // As parent-death signal SIGINT makes PostgreSQL shut down cleanly when this process is killed.
  const withDeathSignal = (program: string, args: readonly string[]) =>
    deathSignal ? ['setpriv', '--pdeathsig', 'INT', program, ...args] : [program, ...args];
  const split = ([command = '', ...args]: string[]) => ({ command, args });

  if (process.platform === 'win32' || process.getuid?.() !== 0) {
    return { wrap: (program, args) => split(withDeathSignal(program, args)), adopt: () => {} };
  }
  const namespace = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (has('unshare', [...namespace, 'true'])) {
    return {
      wrap: (program, args) => split(['unshare', ...namespace, ...withDeathSignal(program, args)]),
      adopt: () => {},
    };
  }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return {
    wrap: (program, args) => ({ command: program, args: [...args], uid, gid }),
    adopt: (folder) => chownSync(folder, uid, gid),
  };
}
