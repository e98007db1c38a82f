/** What happens to the columns of one table when a person takes their data along, or has it erased. */
export interface TableRule {
  table: string;
  /** SQL: which rows are the account's (`$me` stands for its id); without it no row is anybody's. */
  mine?: string;
  /** The file of the archive; without it nothing of the table is told. */
  file?: string;
  /** Columns that the archive tells, separated by spaces. */
  told?: string;
  /** The rows are deleted; else they stay, and `blank` says what is overwritten. */
  isDeleted?: boolean;
  /** SQL: which of the account's rows are deleted, where not all are; the others stay as they are, and `why` says why. */
  deletedOnly?: string;
  /** SQL values that replace what a row holds. */
  blank?: Readonly<Record<string, string>>;
  /** Why columns (separated by spaces) are not told, or stay after an erasure. */
  why?: Readonly<Record<string, string>>;
}

const split = (names = ''): string[] => names.split(/\s+/u).filter(Boolean);

/** The columns a rule tells in the archive. */
export const toldColumns = ({ told }: TableRule): string[] => split(told);

/** The columns of which a rule says why they are not told, or stay. */
export const explainedColumns = ({ why = {} }: TableRule): string[] => Object.keys(why).flatMap(split);

/** Types that hold no words: figures, times and answers of yes and no need no rule of their own. */
const WORDLESS = new Set([
  'bigint',
  'boolean',
  'double precision',
  'integer',
  'real',
  'timestamp with time zone',
]);

/** Whether a rule must name a column of this type. */
export const needsRule = (dataType: string): boolean => !WORDLESS.has(dataType);

/** Columns of a table that must be named, and that the rule says nothing of: neither what is erased nor why it stays. */
export function uncoveredColumns(
  rule: TableRule,
  columns: readonly { name: string; dataType: string }[],
): string[] {
  const decided = new Set([
    ...explainedColumns(rule),
    ...(rule.isDeleted && !rule.deletedOnly ? toldColumns(rule) : Object.keys(rule.blank ?? {})),
  ]);
  return columns
    .filter(({ name, dataType }) => needsRule(dataType) && !decided.has(name))
    .map(({ name }) => name);
}
