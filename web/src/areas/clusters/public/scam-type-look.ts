import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import {
  BadgeDollarSign,
  BriefcaseBusiness,
  CircleQuestionMark,
  Heart,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  MonitorCog,
  ReceiptText,
} from 'lucide-react';

/** How a kind of scam looks everywhere: a shape and two pairs of colours, of the shape and of what is behind it. */
export interface ScamTypeLook {
  icon: LucideIcon;
  light: readonly [shape: string, behind: string];
  dark: readonly [shape: string, behind: string];
}

/** The looks of the eight kinds: at least 4.5:1 in both themes, told apart by their shapes without any colour. */
export const SCAM_TYPE_LOOKS: Record<ScamType, ScamTypeLook> = {
  crypto_recovery: { icon: LifeBuoy, light: ['#8a4b0f', '#fbeedd'], dark: ['#eeb273', '#3a2812'] },
  government_impersonation: { icon: Landmark, light: ['#2d4fa3', '#e6ecfa'], dark: ['#9db8f2', '#1c2742'] },
  investment_coaching: { icon: BadgeDollarSign, light: ['#2c6b26', '#e5f3e2'], dark: ['#8fcf86', '#19301a'] },
  romance: { icon: Heart, light: ['#a82352', '#fce6ed'], dark: ['#f29bb6', '#421b29'] },
  refund_denial: { icon: ReceiptText, light: ['#6b3fb0', '#efe8fa'], dark: ['#c3a5f0', '#2c2042'] },
  job_scam: { icon: BriefcaseBusiness, light: ['#6a5b06', '#f6f1d3'], dark: ['#d6c454', '#2f2a10'] },
  tech_support: { icon: MonitorCog, light: ['#0d6472', '#dcf1f4'], dark: ['#6cc9d8', '#102e34'] },
  other: { icon: CircleQuestionMark, light: ['#4b5d66', '#e8edee'], dark: ['#a3b4bb', '#222d31'] },
};
