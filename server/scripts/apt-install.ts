import { spawnSync } from 'node:child_process';
import { runProcess } from './run-tool.ts';

/** Installs a Debian package if possible (as root, with apt-get); gives whether it tried. */
export async function aptInstall(name: string): Promise<boolean> {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return false;
  console.error(`installing ${name} with apt-get …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdout: 'to-stderr' } as const;
  await runProcess('apt-get', ['update', '-qq'], options);
  await runProcess('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  return true;
}
