import { educationContract } from '@fap/shared/education/contract.ts';
import { read } from '../../../platform/read.ts';

/** All scam flows, in the order of the catalogue. */
export const scamFlows = read(educationContract.scamFlows);
