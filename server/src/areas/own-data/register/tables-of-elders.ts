import type { TableRule } from './table-rule.ts';

const ID = 'an id, which names nobody by itself';
const SECRET = 'a hash of a secret that opens something';
const RECORD = 'the elder’s record of who watched them: a guardian who leaves must not be able to erase it';
const MY_GUARDIANSHIPS = '(select id from guardianship where elder_id = $me or guardian_id = $me)';

/** Elder Shield: what belongs to an elder, and how guardians stand to them. Rows that refer to others come first. */
export const TABLES_OF_ELDERS: readonly TableRule[] = [
  {
    table: 'alert_recipient',
    mine: `guardianship_id in ${MY_GUARDIANSHIPS}`,
    isDeleted: true,
    file: 'alerts-as-guardian',
    told: 'created_at acknowledged_at mailed_at',
    why: { 'alert_id guardianship_id': ID },
  },
  {
    table: 'guardian_act',
    mine: `(elder_id = $me or guardianship_id in ${MY_GUARDIANSHIPS})`,
    isDeleted: true,
    deletedOnly: 'elder_id = $me',
    file: 'what-guardians-did',
    told: 'kind at',
    why: { 'id elder_id guardianship_id payment_id': ID, kind: RECORD },
  },
  {
    table: 'elder_alert',
    mine: 'elder_id = $me',
    isDeleted: true,
    file: 'alerts',
    told: 'kind level facts created_at seen_at settled_at escalations',
    why: { 'id elder_id payment_id': ID },
  },
  {
    table: 'payment_indicator',
    mine: 'payment_id in (select id from payment where elder_id = $me)',
    isDeleted: true,
    file: 'indicators-in-payments',
    told: 'type value',
    why: { 'payment_id indicator_id': ID },
  },
  {
    table: 'payment',
    mine: 'elder_id = $me',
    isDeleted: true,
    file: 'payments',
    told: `external_id amount currency direction payee description channel rail occurred_at received_at source status points reasons
      outweighed rules_version decide_by decision decided_at decision_note`,
    why: { 'id elder_id decided_by': ID, payee_key: 'the payee’s name once more, without numbers' },
  },
  {
    table: 'payee_allowance',
    mine: 'elder_id = $me',
    isDeleted: true,
    file: 'payees-you-allowed',
    told: 'payee expires_at created_at',
    why: { 'id elder_id': ID, payee_key: 'the payee’s name once more, without numbers' },
  },
  {
    table: 'bank_token',
    mine: 'elder_id = $me',
    isDeleted: true,
    file: 'bank-tokens',
    told: 'name created_at last_used_at revoked_at',
    why: { 'id elder_id': ID, secret_hash: SECRET },
  },
  {
    table: 'phone_call',
    mine: 'elder_id = $me',
    isDeleted: true,
    file: 'phone-calls-you-told-us-of',
    told: 'started_at ended_at asks_for_money asks_for_secrecy sees_screen',
    why: { 'id elder_id': ID },
  },
  {
    table: 'shield',
    mine: 'elder_id = $me',
    isDeleted: true,
    file: 'elder-shield',
    told: `is_active banking_overlay breadcrumb_mode transaction_threshold selected_bank flag_from on_timeout time_zone
      usual_from usual_until country balance balance_currency balance_as_of helper_name helper_phone helper_email
      activated_at last_activity_at created_at`,
    why: { elder_id: ID },
  },
  {
    table: 'guardianship',
    mine: '(elder_id = $me or guardian_id = $me)',
    isDeleted: true,
    deletedOnly: 'elder_id = $me',
    file: 'guardians',
    told: 'elder_id guardian_id email scopes position escalated_at expires_at accepted_at revoked_at created_at',
    why: {
      'id elder_id guardian_id': ID,
      secret_hash: SECRET,
      email: 'whom the elder invited, as they typed it: theirs to keep',
      scopes: RECORD,
    },
  },
];
