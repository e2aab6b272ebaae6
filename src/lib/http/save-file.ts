/** The name that the header `content-disposition` gives a file. */
const nameOf = (header: string | null): string | undefined => /filename="?([^";]+)"?/.exec(header ?? "")?.[1];

/** Saves the body of an answer as a file, as a download that a link begins. `name` counts where the server gives none. */
export async function saveFile(response: Response, name: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameOf(response.headers.get("content-disposition")) ?? name;
  link.click();
  // Firefox reads it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
