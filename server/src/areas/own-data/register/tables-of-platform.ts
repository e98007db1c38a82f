import type { TableRule } from './table-rule.ts';

const ID = 'an id, which names nobody by itself';
const OF_THE_MACHINE = 'about the machines, not about people';

/** Logs, queues and documents of the platform. */
export const TABLES_OF_PLATFORM: readonly TableRule[] = [
  {
    table: 'audit_entry',
    mine: `(actor_id = $me or (entity_type = 'account' and entity_id = $me))`,
    file: 'history',
    told: 'at action entity_type entity_id cluster_id before after',
    why: {
      'actor_id action entity_type entity_id cluster_id request_id': ID,
      'before after':
        'names, addresses and words are taken out (forget-logged.ts); ids, hashes and decisions stay',
    },
  },
  { table: 'custody_chain', why: { 'id kind name head': ID } },
  {
    table: 'custody_entry',
    why: {
      'chain_id action': ID,
      'actor subject change entry_hash': 'salted hashes, which say nothing once their salts are forgotten',
    },
  },
  {
    table: 'custody_opening',
    why: {
      chain_id: ID,
      'actor_salt subject_salt change_salt': 'random; the person’s are forgotten (forget-logged.ts)',
    },
  },
  {
    table: 'outbox_event',
    why: {
      'type lane last_error': OF_THE_MACHINE,
      payload: 'ids; requests for a new password hold an address and are deleted (forget-logged.ts)',
    },
  },
  { table: 'reaction_receipt', why: { reaction: OF_THE_MACHINE } },
  { table: 'topic', why: { name: ID } },
  {
    table: 'topic_event',
    why: { 'topic name': ID, payload: 'names and words are replaced (forget-logged.ts)' },
  },
  {
    table: 'collab_update',
    mine: 'account_id = $me',
    file: 'board-and-notes',
    told: 'room created_at bytes',
    why: {
      'room account_id connection_id client_ids': ID,
      bytes:
        'what the person did on common boards and notes, those of cases included; their name is replaced on cards and lines (forget-on-boards.ts)',
    },
  },
  { table: 'collab_client', mine: 'account_id = $me', why: { 'room account_id': ID } },
  { table: 'collab_snapshot', why: { 'room bytes state_vector': 'computed from the log of the board' } },
  {
    table: 'collab_checkpoint',
    why: {
      'room bytes':
        'computed from the log of the board or notes, and dropped whenever something is taken out of it',
    },
  },
  { table: 'collab_generation', why: { room: ID } },
  { table: 'server_node', why: { 'id name services': OF_THE_MACHINE } },
  { table: 'spent_limit', why: { key: 'an account’s id or a hashed address; gone within a day' } },
  { table: 'app_meta', why: { 'key value': OF_THE_MACHINE } },
];
