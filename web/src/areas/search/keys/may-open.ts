import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { Destination } from '../../../platform/area.ts';

/** Whether a screen has something to show to this user. */
export const mayOpen = ({ capabilities }: CurrentUser, { needs }: Destination): boolean =>
  needs === undefined || capabilities.includes(needs);
