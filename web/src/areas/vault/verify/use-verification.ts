import type { ProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { useAppConfig } from '../../../platform/app-config.ts';
import { loadOnce, usePreload } from '../../../platform/load-later.ts';
import { useAction } from '../../../platform/use-action.ts';
import { formatMegabytes } from '../../../ui/format-size.ts';
import { type Verdict, verifyOnServer } from '../data.ts';
import { CheckError } from './check-error.ts';

/** Where a check runs. */
export type Checker = 'page' | 'server';
type Picked = Record<'file' | 'proof', File | null>;

/** The result of a check, and the proof it was made with. */
export interface CheckResult {
  by: Checker;
  verdict: Verdict;
  proof: ProofFile;
}

export interface Verification {
  picked: Picked;
  pick: (part: Partial<Picked>) => void;
  check: (by: Checker) => void;
  /** Where a check is running; null when none is. */
  running: Checker | null;
  /** 0–100. */
  percent: number;
  problem: string;
  results: readonly CheckResult[];
}

/** Somebody waits for the result: then say that it failed. */
const LOAD_ATTEMPTS = 3;
/** The readers of proofs and their hashes: loaded when the page is drawn, before anybody has picked two files. */
const loadChecks = loadOnce(() => import('./check-in-page.ts'), LOAD_ATTEMPTS);

const NOTHING: Picked = { file: null, proof: null };

/** The picked file and proof, and the results of the checks in the page and on the server. */
export function useVerification(): Verification {
  usePreload(loadChecks);
  const { uploadMaxBytes } = useAppConfig();
  const [picked, setPicked] = useState(NOTHING);
  const [problem, setProblem] = useState('');
  const [percent, setPercent] = useState(0);
  const [results, setResults] = useState<readonly CheckResult[]>([]);
  const onProgress = (ratio: number) => setPercent(ratio * 100);
  const checking = useAction<Checker, CheckResult>({
    run: async (by) => {
      const { file, proof } = requirePicked(picked);
      const { checkInPage, readProof } = await loadChecks();
      const parsed = await readProof(proof);
      if (by === 'page') {
        const verdict = await checkInPage(file, parsed, onProgress);
        return { by, verdict, proof: parsed };
      }
      if (file.size > uploadMaxBytes)
        throw new CheckError(
          t`${file.name} is too large for the server: at most ${formatMegabytes(uploadMaxBytes)}. You can verify it in this page.`,
        );
      return { by, verdict: await verifyOnServer(file, proof, onProgress), proof: parsed };
    },
    onSuccess: (result) => setResults((before) => [...before.filter(({ by }) => by !== result.by), result]),
    onFailure: (error, by) => setProblem(wordsOf(error, by)),
  });
  return {
    picked,
    pick: (part) => {
      setPicked({ ...picked, ...part });
      setProblem('');
      setResults([]);
    },
    check: (by) => {
      setProblem('');
      setPercent(0);
      checking.mutate(by);
    },
    running: checking.isPending ? checking.variables : null,
    percent,
    problem,
    results,
  };
}

function requirePicked({ file, proof }: Picked): Record<keyof Picked, File> {
  if (!file) throw new CheckError(t`Please choose the file you want to check.`);
  if (!proof) throw new CheckError(t`Please choose its proof: a file whose name ends in .ots.`);
  return { file, proof };
}

function wordsOf(error: Error, by: Checker): string {
  if (error instanceof CheckError) return error.message;
  return by === 'server'
    ? reasonOf(error, t`The server did not answer. You can still verify it in this page.`)
    : t`We could not finish the check. Please try again.`;
}
