/** Renders a Markdown table; line breaks in cells are not supported, bars are escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${head.map(() => '---|').join('')}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
