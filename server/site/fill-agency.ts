import { agencyPlaceholder, exampleAgency, readableNumber, type Agency } from "#contract/constants/agency.ts";
import { escapeHtml, jsonAttribute } from "#server/http/escape-html.ts";

const keys = Object.keys(exampleAgency) as (keyof Agency)[];

const fill = (text: string, agency: Agency, escape: (value: string) => string): string => {
  let filled = text;
  for (const key of keys) filled = filled.replaceAll(agencyPlaceholder(key), () => escape(agency[key]));
  return filled;
};

/** Whether a text holds the place of something that the agency does not have. */
const isAbsent = (text: string, agency: Agency): boolean =>
  keys.some((key) => agency[key] === "" && text.includes(agencyPlaceholder(key)));

/** Whether nothing is left of a list, or of a way to reach somebody. */
const isHollow = (value: object): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : "@type" in value && value["@type"] === "ContactPoint" && !("telephone" in value);

/** JSON-LD as it stands in a script: what the agency does not have is left out. */
function fillData(json: string, agency: Agency): string {
  const data: unknown = JSON.parse(json, (_key, value: unknown) => {
    const kept: unknown = Array.isArray(value) ? value.filter((entry) => entry !== undefined) : value;
    if (typeof kept === "object" && kept !== null) return isHollow(kept) ? undefined : kept;
    if (typeof value !== "string") return value;
    return isAbsent(value, agency) ? undefined : fill(value, agency, String);
  });
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

const isKey = (name: string): name is keyof Agency => name in exampleAgency;

/**
 * Puts the agency into a built page: in the place of what prerendering left for it, into the meta element that the
 * application reads, and into title and logo of the application's own page. What `data-agency` marks goes where there is none.
 */
export function fillAgency(html: string, agency: Agency): string {
  const shown = html
    .replaceAll(/<(li|a|p) data-agency="(\w+)".*?<\/\1>/gs, (element, _tag, name: string) =>
      isKey(name) && agency[name] === "" ? "" : element,
    )
    .replaceAll(
      /(<script type="application\/ld\+json">)([^<]*)(<\/script>)/g,
      (_element, start: string, json: string, end: string) => start + fillData(json, agency) + end,
    )
    .replaceAll(`>+${agencyPlaceholder("whatsapp")}<`, () => `>${readableNumber(agency.whatsapp)}<`)
    .replaceAll(
      /(<(?:title|span) data-agency="name">)[^<]*/g,
      (_element, start: string) => start + escapeHtml(agency.name),
    )
    .replace(/<meta name="agency" content=""/, () => `<meta name="agency" content=${jsonAttribute(agency)}`);
  return fill(shown, agency, escapeHtml);
}

/** The manifest of a site under the agency's name. */
export const fillManifest = (manifest: string, { name }: Agency): string =>
  JSON.stringify({ ...(JSON.parse(manifest) as object), name, short_name: name });
