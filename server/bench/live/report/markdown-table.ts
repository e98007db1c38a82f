/** A Markdown table; cells hold no line breaks, and bars in them are escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${head.map(() => '---|').join('')}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
