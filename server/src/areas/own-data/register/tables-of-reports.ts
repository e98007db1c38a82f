import type { TableRule } from './table-rule.ts';

const MY_REPORTS = '(select id from report where reporter_id = $me)';
const MY_FILES = '(select id from evidence_item where owner_id = $me)';
const ID = 'an id, which names nobody by itself';
const HASH = 'a hash or a timestamp over one, which holds no words';
const WITHDRAWN = 'set when the reports were withdrawn, just before';

/** What people report and hand in, and what is computed from it. */
export const TABLES_OF_REPORTS: readonly TableRule[] = [
  {
    table: 'report_version',
    mine: `report_id in ${MY_REPORTS}`,
    isDeleted: true,
    file: 'report-versions',
    told: 'report_id version words written_at',
  },
  {
    table: 'report_text',
    mine: `report_id in ${MY_REPORTS}`,
    isDeleted: true,
    why: {
      'report_id part': ID,
      'sketch bands': 'numbers computed from words, by which reports are compared',
    },
  },
  {
    table: 'report_message',
    mine: `report_id in ${MY_REPORTS}`,
    isDeleted: true,
    file: 'report-messages',
    told: 'report_id number side message_words created_at',
    why: { 'id author_id': ID },
  },
  {
    table: 'report',
    mine: 'reporter_id = $me',
    file: 'reports',
    told: `id cluster_id scam_name scam_type description contact_method date_occurred amount_involved amount_cents
      amount_currency scam_personas evidence_text evidence_author consent_vault consent_analysts consent_law consent_contact
      consent_words care_payment_rail care_paid_at care_goes_on care_age_band version corrected_at withdrawn_at withdrawn_reason created_at`.replaceAll(
      /\s+/gu,
      ' ',
    ),
    blank: {
      scam_name: `''`,
      description: `''`,
      amount_involved: `''`,
      amount_cents: 'null',
      amount_currency: 'null',
      scam_personas: `''`,
      evidence_text: `''`,
      // The month stays for figures over time; the day is the person's.
      date_occurred: `date_trunc('month', date_occurred)::date`,
      consent_vault: 'false',
      consent_analysts: 'false',
      consent_law: 'false',
      consent_contact: 'false',
      consent_words: 'false',
      care_payment_rail: 'null',
      care_paid_at: 'null',
      care_goes_on: 'null',
      care_age_band: 'null',
      match: `'{}'`,
      traits: 'null',
      idempotency_key: 'null',
      payload_hash: 'null',
      withdrawn_reason: `''`,
    },
    why: {
      'id reporter_id cluster_id withdrawn_from': ID,
      'scam_type contact_method evidence_author': 'one word of a fixed list; counted in figures',
    },
  },
  {
    table: 'evidence_statement',
    mine: `evidence_id in ${MY_FILES}`,
    isDeleted: true,
    file: 'report-statements',
    told: 'evidence_id reporter_words',
  },
  {
    table: 'evidence_earlier_text',
    mine: `evidence_id in ${MY_FILES}`,
    isDeleted: true,
    file: 'corrected-readings',
    told: 'evidence_id version text replaced_at',
  },
  {
    table: 'evidence_reading',
    mine: `evidence_id in ${MY_FILES}`,
    isDeleted: true,
    file: 'file-readings',
    told: 'evidence_id text text_source is_truncated named metadata attachments traces read_at corrected_at',
    why: { 'perceptual_hash structure_hash': HASH },
  },
  {
    table: 'evidence_item',
    mine: 'owner_id = $me',
    file: 'files',
    told: 'id kind sha256 file_name mime_type size_bytes cluster_id report_id state unreadable_reason author analysis created_at',
    blank: {
      file_name: `''`,
      cluster_id: 'null',
      case_id: 'null',
      state: `'unreadable'`,
      unreadable_reason: `'Its owner deleted it.'`,
      author: `'mixed'`,
      analysis: 'null',
      words: `''`,
      named_words: `''`,
      is_withdrawn: 'true',
      is_closed_to_analysts: 'true',
    },
    why: {
      'id owner_id report_id': ID,
      sha256: HASH,
      'kind mime_type': 'one word of a fixed list; tells nothing of the person',
    },
  },
  {
    table: 'text_analysis',
    mine: 'owner_id = $me',
    isDeleted: true,
    file: 'analysed-texts',
    told: 'text analysis cluster_matches created_at',
    why: { 'id owner_id': ID },
  },
  {
    table: 'entry_path',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'ways-in',
    told: 'cluster_id responses acquisition_vector version consented_at',
    why: { 'id account_id': ID },
  },
  {
    table: 'indicator_mention',
    mine: 'reporter_id = $me',
    isDeleted: true,
    file: 'named-indicators',
    told: 'indicator_id source_kind source_id report_id cluster_id at',
    why: { reporter_id: ID },
  },
  {
    table: 'indicator',
    mine: 'decided_by = $me',
    file: 'decisions-on-indicators',
    told: 'type value decision decision_note decided_at',
    why: {
      'id decided_by': ID,
      'type value state decision':
        'names the other side; a value nobody else names goes too (forget-derived.ts)',
      decision_note: 'an analyst’s reason, on which others rely; about the other side',
    },
  },
  { table: 'anchor_batch', why: { 'id root state holds failed_reason calendars timestamp chain': HASH } },
  { table: 'anchor_document', why: { 'id digest batch_id path': HASH } },
  {
    table: 'custody_manifest',
    why: { sha256: HASH, manifest: 'ids, hashes, types and times of evidence items; no names and no words' },
  },
  { table: 'custody_stamp', why: { 'chain_id head manifest_sha256 document_id': HASH } },
  { table: 'custody_check', why: { chain_id: ID, flaw: 'says which hash does not fit, without any words' } },
  { table: 'anchor_leaf', why: { 'evidence_id digest batch_id path': HASH } },
  { table: 'development_block', why: { 'hash header': HASH } },
  { table: 'development_commitment', why: { 'message timestamp': HASH } },
  {
    table: 'detection_finding',
    why: {
      'id kind ref_id source run_id candidates outcome cluster_id linked_cluster_id': `${ID}; ${WITHDRAWN}`,
      'verdict reviewed_by': 'what an analyst decided about an assignment; the accuracy is computed from it',
    },
  },
];
