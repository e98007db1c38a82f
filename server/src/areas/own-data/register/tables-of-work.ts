import type { TableRule } from './table-rule.ts';

const ID = 'an id, which names nobody by itself';
const LIST = 'one word of a fixed list';
const COMPUTED =
  'computed from the reports of a cluster; dropped when one is withdrawn, and computed again without it';
const PUBLISHED = 'from public warnings; nobody here wrote it';
const OWN_WORK =
  'work on the common puzzle: stays under “Deleted member” unless the person asks that it goes (erase-own-work.ts)';

/** The common work on clusters and puzzles, public warnings, and what machines compute. */
export const TABLES_OF_WORK: readonly TableRule[] = [
  {
    table: 'dossier_edition',
    why: {
      'id cluster_id made_by': ID,
      'sha256 substance_sha256 outline changes': 'hashes, ids and counts',
      content: 'made from other rows without names and words of reports; forgotten when somebody is erased',
    },
  },
  {
    table: 'dossier_file',
    why: {
      'id edition_id asked_by': ID,
      'form state': LIST,
      'sha256 flaw':
        'a hash, and why it was not written; its bytes are removed within a day, or when somebody is erased',
    },
  },
  {
    table: 'partner',
    why: {
      'id created_by witnessed_document': ID,
      'name witness_email': 'of an organisation',
      kind: LIST,
    },
  },
  {
    table: 'partner_token',
    why: { 'id partner_id created_by scopes': ID, secret_hash: 'hash of a random secret of an organisation' },
  },
  {
    table: 'shared_indicator',
    why: { 'id indicator_id kind': ID },
  },
  {
    table: 'partner_delivery',
    why: { 'id partner_id token_id object_ids kind': ID },
  },
  {
    table: 'webhook',
    why: {
      'id partner_id created_by events off_reason': ID,
      'name url': 'of an organisation',
      secret: 'signs what is sent to an organisation, opens nothing',
    },
  },
  {
    table: 'webhook_message',
    why: {
      'id webhook_id event state': ID,
      body: 'what is published: figures of at least five people and approved press summaries; gone after 30 days',
    },
  },
  {
    table: 'webhook_attempt',
    why: { message_id: ID, error: 'in our words, why a receiver could not be reached' },
  },
  {
    table: 'comparison',
    why: { 'id asked_by both_ids': ID, host: 'address of another installation' },
  },
  {
    table: 'media_escalation',
    mine: 'closed_by = $me',
    file: 'closed-media-escalations',
    told: 'id cluster_id state closed_reason closed_at',
    why: {
      'id cluster_id proposed_by first_approver second_approver closed_by': ID,
      'state origin': LIST,
      summary: 'counts of at least five people and reference content, as it was approved for the press',
      summary_sha256: 'a hash, which holds no words',
      closed_reason: 'why an analyst rejected or withdrew it; others rely on it',
    },
  },
  {
    table: 'media_approval',
    mine: 'approved_by = $me',
    file: 'approved-press-summaries',
    told: 'escalation_id summary_sha256 approved_at',
    why: { 'escalation_id approved_by': ID, summary_sha256: 'a hash, which holds no words' },
  },
  {
    table: 'alert_taking',
    mine: 'taken_by = $me',
    isDeleted: true,
    file: 'alerts-taken',
    told: 'kind subject_id taken_at',
    why: { 'kind subject_id taken_by': ID },
  },
  {
    table: 'alert_subscription',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'alerts-about-clusters',
    told: 'subscribed_at',
    why: { account_id: ID },
  },
  {
    table: 'strike_assessment',
    why: { 'cluster_id signed_off_by updated_by': ID },
  },
  {
    table: 'case_record',
    mine: 'owner_id = $me',
    file: 'cases',
    told: 'id title description scam_type risk_level status victim_count amount_stolen created_at',
    blank: {
      title: `'Deleted case'`,
      shown_title: `'Deleted case'`,
      description: `''`,
      shown_description: `''`,
    },
    why: {
      'id owner_id assignee_id cluster_id': ID,
      'scam_type risk_level status': LIST,
    },
  },
  {
    table: 'case_task',
    mine: 'created_by = $me',
    file: 'tasks-in-cases',
    told: 'case_id text created_at done_at',
    blank: { text: `'Deleted task'` },
    why: { 'id case_id created_by done_by': ID },
  },
  {
    table: 'case_sign_off',
    mine: 'signed_by = $me',
    file: 'signed-off-cases',
    told: 'case_id note signed_at',
    why: { 'case_id signed_by': ID, note: 'why an analyst vouched for a case; others rely on it' },
  },
  {
    // They repeat the words of the case, so they go with its owner, whoever made them.
    table: 'case_report',
    mine: 'case_id in (select id from case_record where owner_id = $me)',
    isDeleted: true,
    file: 'forensic-reports',
    told: 'id case_id sha256 created_at',
    why: {
      made_by: ID,
      pdf: 'handed out where the case is shown; those of other cases name who worked on them, as their logs do',
    },
  },
  { table: 'case_number' },
  { table: 'case_notes', why: { case_id: ID } },
  {
    table: 'contribution_review',
    mine: 'reviewer_id = $me',
    file: 'reviews',
    told: 'contribution_id verdict reason note evidence_id decides_alone standing weight created_at',
    why: {
      'id contribution_id reviewer_id mentions evidence_id': ID,
      'verdict standing reason': LIST,
      note: OWN_WORK,
    },
  },
  {
    table: 'review_answer',
    mine: 'author_id = $me',
    file: 'answers-to-reviews',
    told: 'review_id text answered_at',
    why: { 'review_id author_id': ID, text: OWN_WORK },
  },
  {
    table: 'comment',
    mine: 'author_id = $me',
    file: 'comments',
    told: 'id cluster_id target_kind target_id text hidden_text moderation created_at edited_at resolved_at',
    blank: { idempotency_key: 'null', payload_hash: 'null' },
    why: {
      'id cluster_id target_id author_id mentions resolved_by': ID,
      'target_kind moderation': LIST,
      'text hidden_text': OWN_WORK,
    },
  },
  {
    table: 'comment_reaction',
    mine: 'account_id = $me',
    isDeleted: true,
    file: 'reactions-to-comments',
    told: 'comment_id reaction reacted_at',
    why: { 'comment_id account_id': ID, reaction: LIST },
  },
  {
    table: 'contribution',
    mine: 'author_id = $me',
    file: 'pieces',
    told: 'id cluster_id layer content hidden_content type evidence_id confidence status moderation origin hash created_at edited_at',
    blank: { idempotency_key: 'null', payload_hash: 'null' },
    why: {
      'id cluster_id author_id evidence_id mentions': ID,
      'type status moderation origin': LIST,
      hash: 'a hash, which holds no words',
      'content hidden_content': OWN_WORK,
    },
  },
  {
    table: 'content_flag',
    mine: 'flagged_by = $me',
    isDeleted: true,
    file: 'reported-to-moderators',
    told: 'kind cluster_id passage reason words created_at closed_at outcome',
    why: { 'id target_key target_id flagged_by': ID },
  },
  {
    table: 'content_proposal',
    mine: 'author_id = $me',
    file: 'suggested-changes',
    told: 'entry address base_text proposed_text reason source_title source_url state created_at decided_at note version',
    // An accepted text is part of the product, or will be; the rest of what the person wrote goes.
    blank: {
      proposed_text: `case when state = 'accepted' then proposed_text else '' end`,
      reason: `''`,
      source_title: `''`,
      source_url: 'null',
      state: `case when state = 'open' then 'withdrawn' else state end`,
    },
    why: {
      'id entry address author_id decided_by': ID,
      base_text: 'what the product said, written by us',
      note: 'what an analyst decided, with the reason',
    },
  },
  {
    table: 'hidden_board_part',
    why: {
      'key cluster_id card_id': ID,
      part: 'what a hidden card or passage said: common work; a card of the person goes if they ask for it (forget-on-boards.ts)',
    },
  },
  {
    table: 'layer_claim',
    mine: 'holder_id = $me',
    isDeleted: true,
    file: 'layers-worked-on',
    told: 'cluster_id layer claimed_at expires_at ended_at',
    why: { 'id holder_id takeover_requested_by': ID },
  },
  {
    table: 'handed_draft',
    mine: 'from_id = $me or to_id = $me',
    isDeleted: true,
    file: 'drafts-handed-over',
    told: 'cluster_id layer content given_at',
    why: { 'id from_id to_id': ID },
  },
  { table: 'puzzle_layer', why: { 'cluster_id lead_contribution_id': ID, status: LIST } },
  {
    table: 'cluster',
    why: {
      'id created_by merged_into cluster_chain_id': ID,
      'name description': 'written from the oldest report that is left, anew when one is withdrawn',
      'scam_type impact_currency': LIST,
      'verified_by sources': 'the offices that sent reports',
      manifest: 'holds hashes and ids only',
    },
  },
  {
    table: 'cluster_verification',
    mine: 'recorded_by = $me',
    file: 'clusters-you-recorded-as-verified',
    told: 'cluster_id verifier citation url recorded_at withdrawn_at',
    why: {
      'id cluster_id recorded_by withdrawn_by': ID,
      verifier: LIST,
      'citation url': 'where an analyst read that a cluster is verified; others rely on it',
    },
  },
  { table: 'cluster_placeholder', why: { 'cluster_id kind': ID, fingerprint: 'a hash of a hidden detail' } },
  { table: 'cluster_advisory', why: { 'cluster_id entry_id': ID, shared_identifiers: PUBLISHED } },
  { table: 'cluster_dna', why: { 'cluster_id traits result': COMPUTED } },
  { table: 'cluster_lineage', why: { 'cluster_id lineage': COMPUTED } },
  { table: 'cluster_edge', why: { 'first_id second_id layers shared': COMPUTED } },
  {
    table: 'cluster_playbook',
    why: { 'cluster_id evidence_hash result': 'deleted for the clusters of the person (forget-derived.ts)' },
  },
  {
    table: 'cluster_change',
    mine: 'made_by = $me',
    file: 'merges-and-splits',
    told: 'kind cluster_id other_cluster_id reason made_at',
    why: {
      'id cluster_id other_cluster_id made_by': ID,
      kind: LIST,
      reason: 'why an analyst merged or split clusters; others rely on it',
      comparison: 'what two clusters had in common of the other side, on which the decision stands',
    },
  },
  {
    table: 'detection_run',
    mine: 'requested_by = $me',
    file: 'scans',
    told: 'id status created_at ended_at',
    why: { 'id requested_by': ID, 'status trigger stages sources reason': 'how a scan went' },
  },
  {
    table: 'recondog_operation',
    mine: 'requested_by = $me',
    file: 'deployments',
    told: 'id cluster_id priority created_at ended_at',
    why: { 'id cluster_id requested_by': ID, 'priority trigger': LIST },
  },
  {
    table: 'recondog_run',
    why: {
      'id operation_id cluster_id': ID,
      'unit status reason': LIST,
      findings: 'those that cite an erased file are removed (forget-derived.ts)',
    },
  },
  { table: 'recondog_step', why: { 'operation_id unit status': LIST } },
  {
    table: 'recondog_request',
    mine: 'requested_by = $me',
    file: 'requests-for-units',
    told: 'id cluster_id units state requested_at decided_at reason operation_id',
    isDeleted: true,
    why: { 'requested_by decided_by': ID },
  },
  { table: 'recondog_total', why: { name: LIST } },
  {
    table: 'harvest_source',
    why: {
      'id name format url configured_url state etag last_modified last_error': PUBLISHED,
      origin: LIST,
    },
  },
  {
    table: 'harvest_run',
    mine: 'requested_by = $me',
    file: 'fetches-of-warnings',
    told: 'id status target created_at ended_at',
    why: { 'id requested_by clusters target': ID, 'status trigger reason': 'how a fetch went' },
  },
  { table: 'harvest_fetch', why: { 'run_id source_id': ID, 'status error': 'how a fetch went' } },
  { table: 'harvest_entry', why: { 'id content_hash title summary indicators sketch bands': PUBLISHED } },
  { table: 'harvest_citation', why: { 'source_id external_id entry_id url': PUBLISHED } },
];
