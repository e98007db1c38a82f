/** A pattern that only some files may contain. */
export interface SourceRule {
  name: string;
  pattern: RegExp;
  /** Paths (from the repository's root) that may contain it. */
  allowed: RegExp;
}

const TESTS = String.raw`\.test\.tsx?$|/testing/|^server/scripts/|^web/e2e/|^server/bench/|\.config\.ts$`;

/** Rules that need no parser: they look for a name outside of comments. */
export const SOURCE_RULES: readonly SourceRule[] = [
  {
    name: 'the time is read from the clock port',
    pattern: /\bDate\.now\(|\bnew Date\(\s*\)/u,
    allowed: new RegExp(`^(server|web)/src/platform/|${TESTS}`, 'u'),
  },
  {
    name: 'randomness comes from the ids port',
    pattern: /\bMath\.random\(/u,
    allowed: new RegExp(`^(server|web)/src/platform/|${TESTS}`, 'u'),
  },
  {
    name: 'the environment is read once, at the start',
    pattern: /\bprocess\.env\b/u,
    allowed: new RegExp(String.raw`^server/src/run-command\.ts$|${TESTS}`, 'u'),
  },
];

/** Finds the lines of a source text that break a rule, as `line: rule`. */
export function findBreaches(path: string, text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//gu, (comment) => comment.replaceAll(/[^\n]/gu, ' '));
  return code.split('\n').flatMap((line, index) => {
    const plain = line.replace(/(^|\s)\/\/.*$/u, '');
    return SOURCE_RULES.filter((rule) => rule.pattern.test(plain) && !rule.allowed.test(path)).map(
      (rule) => `${path}:${index + 1}: ${rule.name}`,
    );
  });
}
