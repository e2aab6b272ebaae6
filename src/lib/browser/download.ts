/** Lets the browser save a file that a call has answered. */
export function download(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Firefox reads the address only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
