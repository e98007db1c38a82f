/** Prints a figure or a seed of a test run. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
