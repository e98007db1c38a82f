import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Loads the modules it is given with a RegExp that writes down what it is asked to build, and prints that as JSON. Run in a
// process of its own: the recording one stays in place until the end.
const [root = '', ...modules] = process.argv.slice(2);
const recorded: { source: string; flags: string; place: string }[] = [];
const Native = RegExp;

globalThis.RegExp = new Proxy(Native, {
  construct(target, [pattern, flags]: [string | RegExp, string | undefined]) {
    const built = new target(pattern, flags);
    // The frame behind this one is the caller; libraries build expressions too, and are not ours to judge.
    const caller = new Error().stack?.split('\n')[2] ?? '';
    const [, url, line] = /(file:\/\/[^)\s]+?):(\d+):\d+/u.exec(caller) ?? [];
    const path = url ? relative(root, fileURLToPath(url)) : '';
    if (path !== '' && !path.startsWith('..') && !path.includes('node_modules'))
      recorded.push({ source: built.source, flags: built.flags, place: `${path}:${line}` });
    return built;
  },
});
for (const module of modules) await import(pathToFileURL(module).href);
process.stdout.write(JSON.stringify(recorded));
