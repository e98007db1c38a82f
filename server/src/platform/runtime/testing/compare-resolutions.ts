import { registerHooks } from 'node:module';
import { makeResolve } from '../remember-resolutions.ts';

// Loaded before a program: Node resolves its imports, and what the hook answers is compared. Prints the differences as JSON.
const resolve = makeResolve();
const seen = { answers: 0, remembered: 0, differences: [] as string[] };
registerHooks({
  resolve(specifier, context, next) {
    const truth = next(specifier, context);
    let isRemembered = true;
    const answer = resolve(specifier, context, () => {
      isRemembered = false;
      return truth;
    });
    seen.answers += 1;
    if (isRemembered) seen.remembered += 1;
    if (answer.url !== truth.url || answer.format !== truth.format)
      seen.differences.push(`${specifier} in ${context.parentURL}: ${answer.url}`);
    return truth;
  },
});
process.on('exit', () => process.stdout.write(JSON.stringify(seen)));
