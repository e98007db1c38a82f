import { fileURLToPath } from 'node:url';
import { CommandProcess } from '../../live/load/command-process.ts';
import type { CrowdCommands } from './crowd-commands.ts';

const ENTRY = fileURLToPath(new URL('./crowd-entry.ts', import.meta.url));

/** Starts the process of the people who fill a board with life. */
export const startCrowd = (): CommandProcess<CrowdCommands> => new CommandProcess<CrowdCommands>(ENTRY);
