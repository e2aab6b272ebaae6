import { describe, expect, test } from "vitest";
import { agencyPlaceholder, exampleAgency, type Agency } from "#contract/constants/agency.ts";
import { fillAgency, fillManifest } from "#server/site/fill-agency.ts";

const place = agencyPlaceholder;
const sesevi: Agency = {
  name: 'Ses & "Evi" <A>',
  email: "merhaba@sesevi.example",
  whatsapp: "905321112233",
  instagram: "https://www.instagram.com/sesevi",
  linkedin: "",
};
const built = [
  `<html><head><title>Ses · ${place("name")}</title><meta name="agency" content="">`,
  `<meta property="og:site_name" content="${place("name")}">`,
  `<script type="application/ld+json">${JSON.stringify({
    name: place("name"),
    sameAs: [place("instagram"), place("linkedin")],
    contactPoint: { "@type": "ContactPoint", telephone: `+${place("whatsapp")}` },
  })}</script></head>`,
  `<li data-agency="linkedin"><a href="${place("linkedin")}">in</a></li>`,
  `<a data-agency="whatsapp" href="https://wa.me/${place("whatsapp")}"><span>+${place("whatsapp")}</span></a></html>`,
].join("");

describe("the agency of a built page", () => {
  const page = fillAgency(built, sesevi);

  test("stands in every place, escaped as it needs there", () => {
    const escaped = "Ses &amp; &quot;Evi&quot; &lt;A&gt;";
    expect(page).toContain(`<title>Ses · ${escaped}</title>`);
    expect(page).toContain(`content="${escaped}"`);
    expect(page).toContain('href="https://wa.me/905321112233"><span>+90 532 111 22 33</span>');
    expect(page).not.toContain(".invalid");
  });

  test("is read by the application and by search engines", () => {
    const told = /<meta name="agency" content='([^']*)'/.exec(page)?.[1] ?? "";
    expect(
      JSON.parse(
        told
          .replaceAll("&#39;", "'")
          .replaceAll("&lt;", "<")
          .replaceAll("&gt;", ">")
          .replaceAll("&amp;", "&"),
      ),
    ).toEqual(sesevi);
    const data = /ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? "";
    expect(data).not.toContain("<");
    expect(JSON.parse(data)).toEqual({
      name: sesevi.name,
      sameAs: [sesevi.instagram],
      contactPoint: { "@type": "ContactPoint", telephone: "+905321112233" },
    });
  });

  test("leaves no empty list and no way to reach nobody for search engines", () => {
    const bare = fillAgency(built, { ...sesevi, whatsapp: "", instagram: "" });
    const data = /ld\+json">(.*?)<\/script>/.exec(bare)?.[1] ?? "";
    expect(JSON.parse(data)).toEqual({ name: sesevi.name });
  });

  test("is not linked where it is not", () => {
    expect(page).not.toContain("<li");
    expect(fillAgency(built, { ...sesevi, whatsapp: "" })).not.toContain("wa.me");
    expect(fillAgency(built, exampleAgency)).toContain(
      `<li data-agency="linkedin"><a href="${exampleAgency.linkedin}">`,
    );
  });

  test("names the application's own page, and what is installed", () => {
    const shell = '<title data-agency="name">Tınora</title><span data-agency="name">Tınora</span>';
    expect(fillAgency(shell, { ...sesevi, name: "$& Ses" })).toBe(
      '<title data-agency="name">$&amp; Ses</title><span data-agency="name">$&amp; Ses</span>',
    );
    const manifest = JSON.parse(
      fillManifest('{"name":"Tınora","short_name":"Tınora","lang":"tr"}', sesevi),
    ) as unknown;
    expect(manifest).toEqual({ name: sesevi.name, short_name: sesevi.name, lang: "tr" });
  });
});
