import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Loads the given modules with a RegExp constructor that records its arguments, and prints them as JSON. It needs a process of
// its own, because the constructor stays replaced.
const [root = '', ...modules] = process.argv.slice(2);
const recorded: { source: string; flags: string; place: string }[] = [];
const Native = RegExp;

globalThis.RegExp = new Proxy(Native, {
  construct(target, [pattern, flags]: [string | RegExp, string | undefined]) {
    const built = new target(pattern, flags);
    // The next stack frame is the caller; expressions built by libraries are not checked.
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
