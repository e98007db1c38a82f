import type { SearchKind, SearchResult } from '@fap/shared/search/contract.ts';
import {
  BookOpen,
  FileText,
  Fingerprint,
  Layers,
  type LucideIcon,
  MessageSquare,
  Paperclip,
  Puzzle,
} from 'lucide-react';
import { Avatar } from '../../../ui/avatar.tsx';
import { LayerFace } from '../../clusters/public/layer-face.tsx';

const ICONS: Record<Exclude<SearchKind, 'person'>, LucideIcon> = {
  cluster: Layers,
  piece: Puzzle,
  comment: MessageSquare,
  report: FileText,
  evidence: Paperclip,
  indicator: Fingerprint,
  content: BookOpen,
};

/** What something found is, before its title: a person's avatar, a piece's layer, else the shape of its kind. */
export function FoundMark({ found: { kind, id, title, layer } }: { found: SearchResult }) {
  if (kind === 'person') return <Avatar id={id} name={title} size="sm" isDecorative />;
  if (kind === 'piece' && layer !== null) return <LayerFace layer={layer} />;
  const Icon = ICONS[kind];
  return (
    <span aria-hidden className="flex size-6 shrink-0 items-center justify-center text-ink-soft">
      <Icon className="size-4" />
    </span>
  );
}
