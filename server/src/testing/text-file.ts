/** A multipart body with a text file of this content. */
export function textFile(content: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('evidence', new File([content], 'note.txt', { type: 'text/plain' }));
  return form;
}
