import { educationContract } from '@fap/shared/education/contract.ts';
import { read } from '../../../platform/read.ts';

/** All articles, newest first. */
export const articles = read(educationContract.articles);

/** An article with all its parts. */
export const article = read(educationContract.article);
