import { onTestFinished, vi } from "vitest";

/** A file that the page let the browser save. */
export interface Download {
  name: string;
  content: Blob;
}

/** Records what is saved until the test ends; jsdom saves nothing. */
export function watchDownloads(): Download[] {
  const downloads: Download[] = [];
  const contents = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      const url = `blob:${contents.size}`;
      contents.set(url, content);
      return url;
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href);
    if (content) downloads.push({ name: this.download, content });
  });
  onTestFinished(() => click.mockRestore());
  return downloads;
}
