import { t } from '@fap/shared/kernel/words.ts';
import type { TurnLabel } from '../../../playbook/turn-rule.ts';
import type { ArticleSource } from '../../articles/article.ts';

/** What a stage works with in a person, in the words of the screen. */
export const LEVERS = [
  'Affection',
  'Authority',
  'Confusion',
  'Familiarity',
  'Fear',
  'Guilt',
  'Helpfulness',
  'Hope',
  'Scarcity',
  'Secrecy',
  'Shame',
  'Small win',
  'Social proof',
  'Sunk cost',
  'Time pressure',
  'Trust',
] as const;
export type Lever = (typeof LEVERS)[number];

/** The levers as people read them; the others are their names on the wire. */
export const LEVER_LABELS: Readonly<Record<Lever, string>> = {
  Affection: t`Affection`,
  Authority: t`Authority`,
  Confusion: t`Confusion`,
  Familiarity: t`Familiarity`,
  Fear: t`Fear`,
  Guilt: t`Guilt`,
  Helpfulness: t`Helpfulness`,
  Hope: t`Hope`,
  Scarcity: t`Scarcity`,
  Secrecy: t`Secrecy`,
  Shame: t`Shame`,
  'Small win': t`Small win`,
  'Social proof': t`Social proof`,
  'Sunk cost': t`Sunk cost`,
  'Time pressure': t`Time pressure`,
  Trust: t`Trust`,
};

/** A stage of a scam as its authors write it. */
export interface FlowStageText {
  /** Unique in its flow. */
  id: string;
  name: string;
  /** Our estimate of the minutes somebody spends talking, reading or writing; nobody measured it. */
  minutes: number;
  /** Over what time those minutes are spread, in words. */
  span: string;
  /** Layer of the anatomy it belongs to, 1–14. */
  layer: number;
  /** What the other side does here, by the playbook's labels; its rules find at least one of them in the script. */
  moves: readonly TurnLabel[];
  /** What the other side says, written for this page: nobody received exactly this. */
  script: string;
  triggers: readonly Lever[];
  /** What somebody often feels then. */
  victimState: string;
  /** How to step out at this stage. */
  exit: string;
}

/** How one scam of a family usually unfolds. Its variants are the family's branches in the catalogue. */
export interface FlowText {
  id: string;
  name: string;
  description: string;
  /** Family of the catalogue. */
  familyId: string;
  stages: readonly FlowStageText[];
  /** Calendar day. */
  reviewedOn: string;
  sources: readonly ArticleSource[];
}
