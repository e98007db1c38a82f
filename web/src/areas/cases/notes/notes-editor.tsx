import { notesText } from '@fap/shared/cases/notes.ts';
import { useEffect, useRef } from 'react';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import type { FieldControl } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextBinding } from './text-binding.ts';

export interface NotesEditorProps {
  control: FieldControl;
  room: CollabRoom;
  mayWrite: boolean;
}

/** The notes as a text field, which several people write in at once. */
export function NotesEditor({ control, room, mayWrite }: NotesEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { doc } = room;
  useEffect(() => {
    if (!area.current) return;
    const binding = new TextBinding(notesText(doc), area.current);
    return () => binding.close();
  }, [doc]);
  return (
    <TextArea
      {...control}
      ref={area}
      rows={12}
      readOnly={!mayWrite}
      autoComplete="off"
      className="min-h-48 resize-y"
    />
  );
}
