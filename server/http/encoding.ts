export type Encoding = "br" | "gzip" | "plain";

/** The encoding to send, by `Accept-Encoding`; Brotli before gzip. A quality of 0 counts as not named. */
export function chooseEncoding(header: string | undefined): Encoding {
  const wanted = (header ?? "").split(",").flatMap((part) => {
    const [name = "", quality = ""] = part.trim().toLowerCase().split(";");
    return /q=0(?:\.0*)?$/.test(quality.trim()) ? [] : [name.trim()];
  });
  if (wanted.includes("br")) return "br";
  return wanted.includes("gzip") ? "gzip" : "plain";
}
