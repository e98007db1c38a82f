import { cryptoRecoveryPieces } from './pieces/crypto-recovery.ts';
import { governmentImpersonationPieces } from './pieces/government-impersonation.ts';
import { investmentCoachingPieces } from './pieces/investment-coaching.ts';
import { jobScamPieces } from './pieces/job-scam.ts';
import { otherPieces } from './pieces/other.ts';
import { refundDenialPieces } from './pieces/refund-denial.ts';
import { romancePieces } from './pieces/romance.ts';
import { techSupportPieces } from './pieces/tech-support.ts';
import type { LayerPieces } from './types.ts';

export const layerPieces: LayerPieces = {
  crypto_recovery: cryptoRecoveryPieces,
  government_impersonation: governmentImpersonationPieces,
  investment_coaching: investmentCoachingPieces,
  romance: romancePieces,
  refund_denial: refundDenialPieces,
  job_scam: jobScamPieces,
  tech_support: techSupportPieces,
  other: otherPieces,
};
