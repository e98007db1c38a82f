import * as Y from 'yjs';
import type { DocumentLayout, FragmentLayout, MapLayout } from './document-layout.ts';
import { FOREIGN_TYPE, type Place, type ResolvedStruct } from './place.ts';

/** Why a struct may not go into a document of this layout; null when it may. */
export function findFault({ item, place, type }: ResolvedStruct, layout: DocumentLayout): string | null {
  if (item === null) return null;
  const { content } = item;
  const placeFault = faultOfPlace(place, layout);
  if (placeFault !== null) return placeFault;
  // Deleted before it was sent: nothing is left to check.
  if (content instanceof Y.ContentDeleted) return null;
  switch (place.kind) {
    case 'entry':
      return isEntry(content, layout.maps[place.map]) ? null : 'not an entry of this map';
    case 'children':
      if (place.of === plainRoot(layout)) return content instanceof Y.ContentString ? null : 'not plain text';
      return type !== null && type !== FOREIGN_TYPE && isChild(place.name, type, layout)
        ? null
        : 'not a part of this text';
    case 'attribute':
      return isOneValue(content) && layout.fragment?.layout.isAttribute(place.key, content.arr[0])
        ? null
        : 'not an attribute';
    case 'text':
      return layout.fragment ? faultOfText(content, layout.fragment.layout) : 'no such place';
    case 'foreign':
      return 'no such place';
    case 'gone':
      return content instanceof Y.ContentType && type === FOREIGN_TYPE ? 'not a part of this text' : null;
  }
}

function faultOfPlace(place: Place, layout: DocumentLayout): string | null {
  const { maps, fragment } = layout;
  if (place.kind === 'entry')
    return Object.hasOwn(maps, place.map) && maps[place.map]?.isKey(place.key) ? null : 'no such entry';
  if (place.kind !== 'children' || !place.of.startsWith('/')) return null;
  const isRoot = place.of === plainRoot(layout) || (fragment !== null && place.of === `/${fragment.name}`);
  if (!isRoot) return 'no such text';
  return null;
}

// Several when a page with undo kept older values of an entry and sends them after being offline; the last one wins,
// and undo may restore any of them.
const isEntry = (content: unknown, map: MapLayout | undefined): boolean =>
  content instanceof Y.ContentAny &&
  content.arr.length > 0 &&
  content.arr.every((value) => map?.isValue(value));

const isOneValue = (content: unknown): content is Y.ContentAny =>
  content instanceof Y.ContentAny && content.arr.length === 1;

const plainRoot = ({ plainText }: DocumentLayout): string | null => plainText && `/${plainText}`;

function isChild(parent: string, child: string, { fragment }: DocumentLayout): boolean {
  if (fragment === null) return false;
  const { layout, name } = fragment;
  return layout.isChild(parent === `/${name}` ? layout.root : parent, child);
}

function faultOfText(content: unknown, layout: FragmentLayout): string | null {
  if (content instanceof Y.ContentString) return null;
  if (content instanceof Y.ContentFormat && layout.isMark(content.key, content.value)) return null;
  return 'not text';
}
