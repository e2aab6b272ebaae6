const stylesUnderWay = new Map<string, Promise<void>>();

const linkTo = (address: string): HTMLLinkElement | null => document.querySelector(`link[href="${address}"]`);

function addLink(address: string, rel: "stylesheet" | "modulepreload"): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.crossOrigin = "";
  link.href = address;
  document.head.append(link);
  return link;
}

/** A stylesheet that did not come leaves nothing behind, so that the next call tries again. */
function fetchStyle(address: string): Promise<void> | undefined {
  if (!linkTo(address)) {
    const link = addLink(address, "stylesheet");
    const arrival = new Promise<void>((resolve, reject) => {
      link.addEventListener("load", () => resolve());
      link.addEventListener("error", () => {
        link.remove();
        reject(new Error(`No stylesheet ${address}`));
      });
    });
    stylesUnderWay.set(address, arrival);
  }
  return stylesUnderWay.get(address);
}

function fetchFile(name: string): Promise<void> | undefined {
  const address = `/${name}`;
  if (name.endsWith(".css")) return fetchStyle(address);
  if (!linkTo(address)) addLink(address, "modulepreload");
  return undefined;
}

/**
 * Imports code with the files it needs, all at once; the build puts it around every `import()`, in the place of Vite's
 * own, which is three times as long. A failure is announced as `vite:preloadError`, and if nobody deals with it, thrown.
 */
export async function fetchCode<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code | undefined> {
  try {
    await Promise.all(files.map(fetchFile));
    return await load();
  } catch (error) {
    if (dispatchEvent(new Event("vite:preloadError", { cancelable: true }))) throw error;
    return undefined;
  }
}
