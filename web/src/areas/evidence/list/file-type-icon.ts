import {
  Braces,
  File,
  FileText,
  FileType2,
  Globe,
  Image,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Table2,
} from 'lucide-react';

const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^image/u, Image],
  [/pdf/u, FileType2],
  [/word|rtf/u, FileText],
  [/rfc822|outlook/u, Mail],
  [/html/u, Globe],
  [/csv|sheet|excel/u, Table2],
  [/json/u, Braces],
  [/^text/u, MessageSquareText],
];

/** The shape of a kind of file. */
export function fileTypeIcon(mimeType: string): LucideIcon {
  return ICONS.find(([pattern]) => pattern.test(mimeType))?.[1] ?? File;
}
