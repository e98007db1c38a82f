export { concernsReader, countAlertsElsewhere, listOpenAlerts } from './alerts/open-alerts.ts';
export { replayStatement } from './back-test/replay-statement.ts';
export { countOpenAlerts } from './count-open-alerts.ts';
export { endOwnGuardianships } from './guardians/end-guardianship.ts';
export { listGuardians, listLookedAfter } from './list-guarded.ts';
export { handPayments } from './payments/hand-payments.ts';
export { activateShield, changeShield, setHelper } from './shield/change-shield.ts';
