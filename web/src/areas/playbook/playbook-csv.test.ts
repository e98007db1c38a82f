import { expect, it } from 'vitest';
import { playbookCsv } from './playbook-csv.ts';
import { makePlaybook } from './testing/playbook-fixtures.ts';

it('writes a line per row, and no text that a spreadsheet would run as a formula', () => {
  const csv = playbookCsv(
    makePlaybook({
      entryScripts: [
        {
          technique: '=HYPERLINK("x")',
          script: null,
          n: 2,
          exhibits: ['Report 1', 'Report 2'],
          quotes: [{ exhibit: 'Report 1', text: 'Hello, "dear"' }],
          why: '',
        },
      ],
    }),
  );
  const [header, first] = csv.split('\r\n');
  expect(header).toBe('"Part","What","Detail","Percent","Reports","Exhibits","Quotes"');
  expect(first).toBe(
    '"Entry script","\'=HYPERLINK(""x"")","","","2","Report 1; Report 2","Report 1: Hello, ""dear"""',
  );
});
