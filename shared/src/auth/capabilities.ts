/** Roles an account can hold; everybody is a member. Guardian is a relation between accounts, not a role. */
export const ROLES = ['member', 'analyst', 'leo', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** Roles that admins give; everybody is a member without. */
export const GIVEN_ROLES = ['analyst', 'leo', 'admin'] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

const CAPABILITY_ROLES = {
  'account.manage': ['member'],
  'report.submit': ['member'],
  'evidence.upload': ['member'],
  /** To look at exhibits as far as one may know of them; a look that is a step of custody is recorded under it. */
  'evidence.view': ['member'],
  'puzzle.contribute': ['member'],
  'puzzle.review': ['member'],
  'puzzle.claim': ['member'],
  'puzzle.decide-alone': ['analyst', 'admin'],
  'board.reset': ['admin'],
  /** To report something to moderators. */
  'content.flag': ['member'],
  'content.moderate': ['analyst', 'admin'],
  /** To suggest a better text for what the product teaches. */
  'content.propose': ['member'],
  /** To decide on such suggestions of others. */
  'content.review': ['analyst', 'admin'],
  /** One's own shield, and what one does as somebody's guardian. */
  'elder.protect': ['member'],
  'case.create': ['member'],
  /** To work on every case as if it were one's own. */
  'case.manage': ['analyst', 'admin'],
  'case.sign-off': ['analyst', 'admin'],
  'case.read-original': ['analyst', 'admin'],
  'indicator.look-up': ['analyst', 'admin'],
  'indicator.decide': ['analyst', 'admin'],
  'cluster.merge': ['analyst', 'admin'],
  /** To record who verified a cluster, with a citation. */
  'cluster.verify': ['analyst', 'admin'],
  'dossier.read': ['analyst', 'admin', 'leo'],
  'dossier.export': ['analyst', 'admin'],
  /** To decide who is given what, and for how long. */
  'partners.manage': ['admin'],
  'partners.read-log': ['analyst', 'admin'],
  /** To have what is published sent to newsrooms and partners. */
  'webhooks.manage': ['analyst', 'admin'],
  /** To propose, approve and reject press summaries. */
  'escalation.approve': ['analyst', 'admin'],
  /** To take an open alert of the Command Center. */
  'alert.take': ['analyst', 'admin'],
  /** To be told of clusters that reach 90 %. */
  'alert.subscribe': ['leo'],
  'playbook.detonate': ['member'],
  'backtrace.capture': ['member'],
  'detection.scan': ['member'],
  /** To say whether a scan put something into the right cluster. */
  'detection.review': ['analyst', 'admin'],
  'recondogs.deploy': ['admin'],
  /** To ask that units examine a cluster. */
  'recondogs.request': ['member'],
  'harvest.run': ['admin'],
  'admin.access': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof CAPABILITY_ROLES;
export const CAPABILITIES = Object.keys(CAPABILITY_ROLES) as Capability[];

/** Whether these roles include a capability; the only place where role names are compared. */
export function can(roles: readonly Role[], capability: Capability): boolean {
  const allowed: readonly Role[] = CAPABILITY_ROLES[capability];
  return allowed.includes('member') || roles.some((role) => allowed.includes(role));
}
