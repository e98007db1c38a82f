import { keepCompiled } from './platform/runtime/keep-compiled.ts';
import { rememberResolutions } from './platform/runtime/remember-resolutions.ts';

// Before everything else is imported, so that all of it is found and compiled quicker.
keepCompiled();
rememberResolutions();
const { runCommand } = await import('./run-command.ts');
void runCommand(process.argv[2], process.argv[3]);
