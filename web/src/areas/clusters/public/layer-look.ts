import {
  AlarmClock,
  Banknote,
  DoorOpen,
  FishingHook,
  Handshake,
  KeyRound,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareShare,
  Repeat,
  Server,
  TrendingUp,
  UserSearch,
  VenetianMask,
  Waypoints,
} from 'lucide-react';

/** How a layer looks everywhere: a shape, and its colour in the light and the dark theme. */
export interface LayerLook {
  icon: LucideIcon;
  light: string;
  dark: string;
}

/** The looks of the fourteen layers, in their order: the colours have at least 4.5:1 on a card. */
export const LAYER_LOOKS: readonly LayerLook[] = [
  { icon: UserSearch, light: '#c6412f', dark: '#dc7f72' },
  { icon: Server, light: '#976323', dark: '#ce8b39' },
  { icon: VenetianMask, light: '#74721b', dark: '#a3a029' },
  { icon: FishingHook, light: '#547a1d', dark: '#74a72a' },
  { icon: MessageSquareShare, light: '#2e7e1e', dark: '#42af2c' },
  { icon: Handshake, light: '#1e8038', dark: '#2caf4e' },
  { icon: TrendingUp, light: '#1d7c5f', dark: '#2bad85' },
  { icon: AlarmClock, light: '#1f7a86', dark: '#2ea7b8' },
  { icon: KeyRound, light: '#2d6fc0', dark: '#6a9dda' },
  { icon: Banknote, light: '#5a5dd8', dark: '#8f91e3' },
  { icon: MessageCircleQuestionMark, light: '#8751d6', dark: '#ab87e1' },
  { icon: Waypoints, light: '#b12fca', dark: '#cd78dd' },
  { icon: DoorOpen, light: '#c22e9b', dark: '#dc74c1' },
  { icon: Repeat, light: '#cc3060', dark: '#de7a99' },
];

/** How much of a layer's colour is in the ground behind its shape, in percent. */
export const LAYER_TINT_PERCENT = 13;

const NO_LAYER = 'var(--color-line-strong)';

/** A layer's colour in the theme that is on; what has no layer is grey. */
export function layerColor(layer: number): string {
  const look = LAYER_LOOKS[layer - 1];
  return look ? `light-dark(${look.light}, ${look.dark})` : NO_LAYER;
}

/** The ground behind a layer's shape. */
export function layerTint(layer: number): string {
  return `color-mix(in srgb, ${layerColor(layer)} ${LAYER_TINT_PERCENT}%, var(--color-surface))`;
}

/** A layer's colour on paper. */
export function layerColorOnPaper(layer: number): string {
  return LAYER_LOOKS[layer - 1]?.light ?? '#78888e';
}
