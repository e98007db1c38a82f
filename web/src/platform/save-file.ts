/** Hands a text made in this page to the browser as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over once the click is through.
  window.setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
