import { mailContract } from '@fap/shared/mail/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { mailJobs } from './jobs.ts';
import { mailReactions } from './reactions.ts';
import { bindMailRoutes } from './routes.ts';

export interface MailPorts {
  /** null: messages are kept. */
  mailer: Mailer | null;
  isDemo: boolean;
  /** Address of this installation, put before lines that are a path. */
  origin: () => string;
}

/** Mail to people: queued with what it tells of, sent later, retried. */
export const mail = defineArea<MailPorts>({
  name: 'mail',
  contracts: [mailContract],
  routes: bindMailRoutes,
  reactions: mailReactions,
  jobs: (ports) => mailJobs(ports),
});
