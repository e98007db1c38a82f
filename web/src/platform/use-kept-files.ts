import { del, get, set } from 'idb-keyval';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from './ids.ts';

/** A picked file, with the id of its evidence item once it is uploaded. */
export interface KeptFile {
  id: string;
  file: File;
  evidenceId: string | null;
}

export interface KeptFiles {
  files: readonly KeptFile[];
  /** Adds files; one with the same name and size as a listed file replaces it. */
  add: (picked: readonly File[]) => void;
  remove: (id: string) => void;
  markUploaded: (id: string, evidenceId: string) => void;
  clear: () => void;
}

/** Keeps picked files in IndexedDB by name and account, so that they survive a reload. */
export function useKeptFiles(name: string, accountId: string): KeptFiles {
  const key = `fap:files:${name}:${accountId}`;
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  /** Also of a form that is left while its files are being sent: React changes no state of what is not shown. */
  const latest = useRef<readonly KeptFile[]>([]);
  const isTouched = useRef(false);

  useEffect(() => {
    let isGone = false;
    get<KeptFile[]>(key)
      .then((kept) => {
        if (isGone || isTouched.current || !kept) return;
        latest.current = kept;
        setFiles(kept);
      })
      .catch(() => undefined); // Without IndexedDB (private mode) files do not survive a reload.
    return () => {
      isGone = true;
    };
  }, [key]);

  const update = useCallback(
    (change: (files: readonly KeptFile[]) => readonly KeptFile[]) => {
      isTouched.current = true;
      const after = change(latest.current);
      latest.current = after;
      setFiles(after);
      const done = after.length ? set(key, after) : del(key);
      done.catch(() => undefined);
    },
    [key],
  );

  return {
    files,
    add: useCallback(
      (picked) =>
        update((before) => [
          ...before.filter((kept) => !picked.some((file) => isSameFile(file, kept.file))),
          ...picked.map((file) => ({ id: newId(), file, evidenceId: null })),
        ]),
      [update],
    ),
    remove: useCallback((id) => update((before) => before.filter((kept) => kept.id !== id)), [update]),
    markUploaded: useCallback(
      (id, evidenceId) =>
        update((before) => before.map((kept) => (kept.id === id ? { ...kept, evidenceId } : kept))),
      [update],
    ),
    clear: useCallback(() => update(() => []), [update]),
  };
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size;
}
