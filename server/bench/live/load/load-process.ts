import { fileURLToPath } from 'node:url';
import { CommandProcess } from './command-process.ts';
import type { LoadCommands } from './commands.ts';

const GENERATOR = fileURLToPath(new URL('./generator.ts', import.meta.url));

/** A load generator in a process of its own. */
export class LoadProcess extends CommandProcess<LoadCommands> {
  constructor() {
    super(GENERATOR);
  }
}
