import { exportsContract } from '@fap/shared/exports/contract.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExportLinks } from './export-links.tsx';

test('a list is downloaded with the filters that are set, and each link says what it is', async () => {
  render(<ExportLinks table="audit" things="audit trail" query={{ actor: 'a b', from: undefined }} />);
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  const path = exportsContract.table.path.replace(':table', 'audit');
  expect(await href('Download CSV: audit trail')).toBe(`${path}?format=csv&actor=a+b`);
  expect(await href('Download JSON: audit trail')).toBe(`${path}?format=json&actor=a+b`);
  for (const link of screen.getAllByRole('link')) expect(link.hasAttribute('download')).toBe(true);
});
