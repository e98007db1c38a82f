import { DEFAULT_LOCALE, LOCALES } from '@fap/shared/auth/locales.ts';
import { TOKEN_SCOPE_NAMES } from '@fap/shared/auth/token-scopes.ts';
import { isNotNull } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, bytea, oneOf } from './columns.ts';
import { indexesOf, searched } from './search-words.ts';

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    /** Not unique: several people may sign up with an unverified e-mail, and the password identifies the account. */
    email: text('email').notNull(),
    /** When its owner opened a link mailed to it; an address is confirmed for one account at most. */
    emailConfirmedAt: at('email_confirmed_at'),
    displayName: text('display_name').notNull(),
    /** Language and region of the person's pages, as a BCP 47 tag. */
    locale: text('locale', { enum: LOCALES }).notNull().default(DEFAULT_LOCALE),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().notNull().default([]),
    /** Running totals of the reward ledger, updated in the transaction that writes it. */
    xp: integer('xp').notNull().default(0),
    credits: integer('credits').notNull().default(0),
    pledgedAt: at('pledged_at'),
    /** An admin suspended it: no sign-in, no session; null: nobody did. */
    suspendedAt: at('suspended_at'),
    suspendedReason: text('suspended_reason'),
    /** Its owner deleted it: also suspended from then on, and blanked as soon as everything of theirs is erased. */
    erasedAt: at('erased_at'),
    /** When somebody confirmed that it belongs to a person; unconfirmed, it counts in figures of people only once it is old enough. */
    confirmedAt: at('confirmed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('account_locale', oneOf(table.locale, LOCALES)),
    index('account_email_idx').on(table.email),
    uniqueIndex('account_confirmed_email_idx').on(table.email).where(isNotNull(table.emailConfirmedAt)),
    ...indexesOf('account', searched(table.displayName)),
  ],
);

/** The words by which a person is found. */
export const accountSearch = searched(account.displayName);

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's secret, so that a leaked table gives no access. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Brought up to date every ten minutes of use, with the two below. */
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    /** When it was opened with the second factor; null: with the password alone. */
    factorAt: at('factor_at'),
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (table) => [index('session_user_idx').on(table.userId)],
);

/** Identities at a provider that sign in to an account. */
export const accountIdentity = pgTable(
  'account_identity',
  {
    issuer: text('issuer').notNull(),
    /** Who it is at the issuer; never given to somebody else there. */
    subject: text('subject').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('account_identity_account_idx').on(table.accountId),
  ],
);

export const signInFailure = pgTable(
  'sign_in_failure',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Hash of e-mail and address, so that neither is stored in clear text. */
    key: text('key').notNull(),
    failedAt: at('failed_at').notNull().defaultNow(),
  },
  (table) => [index('sign_in_failure_key_idx').on(table.key, table.failedAt)],
);

/** What a one-time token is for: a mailed link, or the step between password and second factor. */
export const LINK_PURPOSES = ['password', 'email', 'second-factor', 'erasure'] as const;

/** One-time tokens that were neither used nor replaced. */
export const accountLink = pgTable(
  'account_link',
  {
    /** SHA-256 of the secret in the link: a leaked table opens nothing. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    /** Where it was mailed to. */
    email: text('email').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    check('account_link_purpose', oneOf(table.purpose, LINK_PURPOSES)),
    index('account_link_account_idx').on(table.accountId, table.purpose),
  ],
);

/** A person's authenticator app (TOTP, RFC 6238). */
export const totpFactor = pgTable('totp_factor', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Shared with the app, in Base32: whoever reads this table can compute its codes, but knows no password by that. */
  secret: text('secret').notNull(),
  /** null until a first code proved that the app has the secret; it is not asked for before. */
  confirmedAt: at('confirmed_at'),
  /** The 30-second step of the last accepted code: a code is accepted once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** One-time codes for somebody who lost the authenticator app. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    /** SHA-256 of the account's id and the code. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_code_account_idx').on(table.accountId)],
);

/** Invitations by admins that nobody has accepted yet. */
export const accountInvitation = pgTable('account_invitation', {
  id: text('id').primaryKey(),
  /** SHA-256 of the secret in the mailed link. */
  secretHash: text('secret_hash').notNull().unique(),
  email: text('email').notNull().unique(),
  roles: text('roles').array().notNull(),
  invitedBy: text('invited_by')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});

/** Passkeys (WebAuthn): a public key each, whose private half never leaves the person's device. */
export const passkey = pgTable(
  'passkey',
  {
    /** Ours, because a credential's id may be too long for a path. */
    id: text('id').primaryKey(),
    /** The authenticator's id of it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In COSE. */
    publicKey: bytea('public_key').notNull(),
    /** Signatures the authenticator counted, or 0 if it does not count: a lower one comes from a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    backedUp: boolean('backed_up').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkey_account_idx').on(table.accountId)],
);

/** What a passkey is asked to sign for. */
export const PASSKEY_PURPOSES = ['add', 'sign-in', 'second-factor'] as const;

/** Challenges that wait for a passkey's signature, each good once. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    /** SHA-256 of the challenge. */
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: PASSKEY_PURPOSES }).notNull(),
    /** Whose passkey may answer; null: whoever signs in by it. */
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    check('passkey_challenge_purpose', oneOf(table.purpose, PASSKEY_PURPOSES)),
    index('passkey_challenge_account_idx').on(table.accountId),
    index('passkey_challenge_expires_idx').on(table.expiresAt),
  ],
);

/** Tokens by which a person's own programs act for them, within scopes. */
export const apiToken = pgTable(
  'api_token',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token: a leaked table opens nothing. */
    secretHash: text('secret_hash').notNull().unique(),
    scopes: text('scopes', { enum: TOKEN_SCOPE_NAMES }).array().notNull(),
    /** The roles its maker held then: one that is given later, or was withheld, is none of the token's. */
    roles: text('roles').array().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** To within ten minutes. */
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [index('api_token_account_idx').on(table.accountId)],
);
