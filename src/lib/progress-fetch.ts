/** Response headers as XMLHttpRequest gives them: one `name: value` a line. */
function readHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

function send(request: Request, body: Blob, report: (fraction: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = "arraybuffer";
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.addEventListener("progress", ({ loaded, total }) => report(total ? loaded / total : 0));
    call.addEventListener("load", () => {
      const headers = readHeaders(call.getAllResponseHeaders());
      const answer = call.status === 204 ? null : (call.response as ArrayBuffer);
      resolve(new Response(answer, { status: call.status, headers }));
    });
    // What fetch throws when no answer comes, so that callers need not know the difference.
    call.addEventListener("error", () => reject(new TypeError("Failed to fetch")));
    call.addEventListener("abort", () => reject(request.signal.reason));
    request.signal.addEventListener("abort", () => call.abort());
    call.send(body);
  });
}

/**
 * A `fetch` that reports how much of the body has left (0 to 1). Browsers refuse to stream a fetch's body over
 * HTTP/1.1, where ky's own `onUploadProgress` therefore fails; XMLHttpRequest reports it everywhere.
 */
export const progressFetch =
  (report: (fraction: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    return send(request, body, report);
  };
