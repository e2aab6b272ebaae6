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
    // Fetch throws this error too, so that callers see no difference.
    call.addEventListener("error", () => reject(new TypeError("Failed to fetch")));
    call.addEventListener("abort", () => reject(request.signal.reason));
    request.signal.addEventListener("abort", () => call.abort());
    call.send(body);
  });
}

/**
 * A `fetch` that reports upload progress (0 to 1) by XMLHttpRequest. ky's `onUploadProgress` streams the body, which
 * browsers refuse over HTTP/1.1.
 */
export const progressFetch =
  (report: (fraction: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    return send(request, body, report);
  };
