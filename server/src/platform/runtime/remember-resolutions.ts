import { type ModuleFormat, type ResolveFnOutput, type ResolveHookContext, registerHooks } from 'node:module';

type ResolveNext = (specifier: string, context?: Partial<ResolveHookContext>) => ResolveFnOutput;

/**
 * Makes the imports that follow quicker: what a package's name leads to is looked up once for each of our packages, and the
 * format of a package's modules once for each of its folders. Node asks `package.json` anew for each import, and parses all of
 * it: that of drizzle-orm has 180 kB and is imported two thousand times, half of what a start took. Only imports of later
 * `import()` gain, so it comes first and alone.
 */
export function rememberResolutions(): void {
  registerHooks({ resolve: makeResolve() });
}

/** The hook, which answers what Node would. */
export function makeResolve(): (
  specifier: string,
  context: ResolveHookContext,
  next: ResolveNext,
) => ResolveFnOutput {
  const packages = new Map<string, ResolveFnOutput>();
  const formats = new Map<string, ModuleFormat>();

  const ofPackage: typeof resolve = (specifier, context, next) => {
    const home = context.parentURL?.slice(0, context.parentURL.lastIndexOf('/')) ?? '';
    // All of our own files of a package see the same packages; in a package each folder may have its own.
    const key = `${OWN.exec(home)?.[0] ?? home} ${specifier}`;
    const known = packages.get(key);
    if (known) return known;
    const found = { ...next(specifier, context), shortCircuit: true };
    packages.set(key, found);
    return found;
  };

  const ofModule: typeof resolve = (specifier, context, next) => {
    const url = new URL(specifier, context.parentURL).href;
    const folder = url.slice(0, url.lastIndexOf('/'));
    const format = formats.get(folder);
    if (format !== undefined) return { url, format, shortCircuit: true };
    const found = next(specifier, context);
    if (found.url === url && found.format === 'module') formats.set(folder, found.format);
    return found;
  };

  function resolve(specifier: string, context: ResolveHookContext, next: ResolveNext): ResolveFnOutput {
    // What `require` finds, and what an import with attributes means, is left to Node.
    const isPlain =
      context.conditions.includes('import') && Object.keys(context.importAttributes).length === 0;
    if (!isPlain || !context.parentURL?.startsWith('file:')) return next(specifier, context);
    if (PACKAGE_NAME.test(specifier)) return ofPackage(specifier, context, next);
    const isOfPackage = context.parentURL.includes('/node_modules/');
    return isOfPackage && RELATIVE_MODULE.test(specifier)
      ? ofModule(specifier, context, next)
      : next(specifier, context);
  }
  return resolve;
}

const OWN = /^(?!.*\/node_modules\/).*\/(?:server|shared)\/(?:src|bench|scripts)(?=\/|$)/u;
const PACKAGE_NAME = /^(?:@[\w.-]+\/)?\w[\w.-]*(?:\/[\w./-]+)?$/u;
const RELATIVE_MODULE = /^\.\.?\/[\w./-]+\.js$/u;
