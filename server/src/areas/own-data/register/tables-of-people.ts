import type { TableRule } from './table-rule.ts';

const MY_EMAIL = '(select email from account where id = $me)';
const ID = 'an id, which names nobody by itself';
const SECRET = 'a secret, or a hash of one, that opens something';

/** Accounts, what is sent to them, and how people stand to each other. `account` comes last and `account_link` after messages: others look addresses up in them. */
export const TABLES_OF_PEOPLE: readonly TableRule[] = [
  {
    table: 'session',
    mine: 'user_id = $me',
    isDeleted: true,
    file: 'browsers',
    told: 'created_at last_used_at expires_at factor_at address user_agent',
    why: { id: SECRET, user_id: ID },
  },
  {
    table: 'account_identity',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'sign-in-providers',
    told: 'issuer subject created_at',
    why: { account_id: ID },
  },
  { table: 'sign_in_failure', why: { key: 'a hash of address and e-mail; gone after a day' } },
  {
    table: 'mail_message',
    // An address nobody proved may belong to several accounts: then its messages may be the others'. The last one has its own end.
    mine: `(recipient = ${MY_EMAIL} or recipient in (select email from account_link where account_id = $me)) and forget_at is null
      and not exists (select 1 from account other where other.email = recipient and other.id <> $me)`,
    isDeleted: true,
    file: 'messages',
    told: 'recipient subject status created_at sent_at',
    why: {
      'id elder_id': ID,
      body: 'may hold a link that is a secret; emptied when sent',
      last_error: 'what the mail server said',
    },
  },
  {
    table: 'account_link',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'open-links',
    told: 'purpose email expires_at',
    why: { id: SECRET, account_id: ID },
  },
  {
    table: 'passkey',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'passkeys',
    told: 'name backed_up created_at last_used_at',
    why: { 'id account_id': ID, 'credential_id public_key transports': 'names the key, opens nothing' },
  },
  {
    table: 'passkey_challenge',
    mine: 'account_id = $me',
    isDeleted: true,
    why: { 'id account_id': ID, purpose: 'one word of a fixed list; gone within a day' },
  },
  {
    table: 'totp_factor',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'authenticator',
    told: 'confirmed_at',
    why: { secret: SECRET, account_id: ID },
  },
  {
    table: 'recovery_code',
    mine: 'account_id = $me',
    isDeleted: true,
    why: { id: SECRET, account_id: ID },
  },
  {
    table: 'account_invitation',
    mine: `(invited_by = $me or email = ${MY_EMAIL})`,
    isDeleted: true,
    file: 'invitations',
    told: 'email roles created_at expires_at',
    why: { 'id invited_by': ID, secret_hash: SECRET },
  },
  {
    table: 'notice',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'notices',
    told: 'kind payload created_at updated_at read_at mailed_at',
    why: { id: ID, account_id: ID, group_key: 'how equal notices are counted' },
  },
  {
    table: 'notice_preference',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'mail-choices',
    told: 'kind mail push',
    why: { account_id: ID },
  },
  {
    table: 'push_subscription',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'devices-with-notices',
    told: 'endpoint created_at',
    why: { 'id account_id session_id': ID, 'p256dh auth': SECRET },
  },
  { table: 'push_key', why: { 'public_key private_key': 'a key of the installation' } },
  {
    table: 'notice_setting',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'mail-hours',
    told: 'digest_hour digested_at',
    why: { account_id: ID, link_key: SECRET },
  },
  {
    table: 'reward_entry',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'rewards',
    told: 'reason credits xp cluster_id contribution_id created_at',
    why: { key: ID, account_id: ID },
  },
  {
    table: 'badge_award',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'badges',
    told: 'badge cluster_id layer awarded_at',
    why: { account_id: ID },
  },
  {
    table: 'account',
    mine: 'id = $me',
    file: 'account',
    told: 'id email email_confirmed_at display_name locale roles xp credits pledged_at suspended_at suspended_reason confirmed_at created_at',
    blank: {
      // Not an address, so that nothing is ever mailed there and nobody signs in by it.
      email: `'deleted ' || id`,
      email_confirmed_at: 'null',
      display_name: `'Deleted member'`,
      locale: 'default',
      roles: `'{}'`,
      xp: '0',
      credits: '0',
      pledged_at: 'null',
      suspended_reason: `'Its owner deleted this account.'`,
    },
    why: { id: ID, password_hash: 'replaced at once by the hash of a password nobody knows' },
  },
];
