import * as v from 'valibot';
import { planned } from '../kernel/planned-endpoint.ts';

export const elderContract = {
  elderActivate: planned(
    'POST',
    '/api/elder/activate-protection',
    'Switches the Elder Shield on',
    'signed-in',
    {
      body: v.object({
        bankingOverlay: v.boolean(),
        breadcrumbMode: v.boolean(),
        guardianEmail: v.string(),
        transactionThreshold: v.pipe(v.number(), v.integer()),
        selectedBank: v.picklist(['chase', 'bofa', 'wells', 'citi', 'usbank', 'pnc', 'other']),
      }),
    },
  ),
  elderDeactivate: planned('POST', '/api/elder/deactivate', 'Switches the Elder Shield off'),
  elderStatus: planned('GET', '/api/elder/protection-status', 'State of the protection'),
  elderMonitoring: planned('GET', '/api/elder/transaction-monitoring', 'Transactions being watched'),
  elderTrails: planned('GET', '/api/elder/money-trails', 'Where money went'),
  elderTransactions: planned('POST', '/api/elder/transactions', 'Transactions to judge', 'signed-in', {
    body: v.object({ transactions: v.array(v.looseObject({ externalId: v.string() })) }),
  }),
  elderImport: planned(
    'POST',
    '/api/elder/transactions/import',
    'Transactions from OFX or CSV',
    'signed-in',
    { bodyKind: 'multipart' },
  ),
  guardianInvite: planned('POST', '/api/elder/guardians', 'Invites a guardian', 'signed-in', {
    body: v.object({ email: v.pipe(v.string(), v.email()) }),
  }),
  guardianAccept: planned('POST', '/api/elder/guardians/accept', 'Accepts an invitation', 'signed-in', {
    body: v.object({ token: v.string() }),
  }),
  guardianRevoke: planned('DELETE', '/api/elder/guardians/:id', 'Revokes a guardian'),
  guardianAlerts: planned('GET', '/api/guardian/alerts', 'Alerts of the people one protects'),
  guardianAck: planned('POST', '/api/guardian/alerts/:id/ack', 'Acknowledges an alert'),
  guardianDecision: planned(
    'POST',
    '/api/guardian/transactions/:id/decision',
    'Releases or blocks a held transaction',
    'signed-in',
    {
      body: v.object({ decision: v.picklist(['release', 'block']), note: v.optional(v.string()) }),
    },
  ),
};
