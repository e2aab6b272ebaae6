import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { fillNotice } from "#server/privacy/fill-notice.ts";
import { noticeFacts } from "#server/privacy/notice-facts.ts";

const built = [
  '<html lang="tr"><meta name="notice-facts" content="">',
  '<p>Veri sorumlusu: <span data-fact="controller">Tınora</span>.</p>',
  '<p data-when="address">Adres: <span data-fact="address"></span></p>',
  '<ul><li><span data-fact="requests"></span> sonra</li><li data-when="backups">en çok <span data-fact="backups"></span></li>',
  '<li data-when="foreignBackups">Sağlayıcı</li><li data-when="mail">E-posta</li>',
  '<li>istenmeyen <span data-fact="spam"></span> sonra</li><li data-when="letters">Hesap adresi</li><li data-when="guests">odadan <span data-fact="guests"></span> sonra</li><li><span data-fact="devices"></span>, <span data-fact="record"></span>, <span data-fact="approved"></span>, <span data-fact="unapproved"></span></li></ul>',
].join("");

const filled = (environment: Record<string, string>, html = built) =>
  fillNotice(html, noticeFacts(readConfig(environment)));

describe("the privacy notice", () => {
  test("says what the settings decide", () => {
    const page = filled({
      AGENCY_LEGAL_NAME: "Tınora Ses & Prodüksiyon A.Ş.",
      AGENCY_ADDRESS: "Kadıköy, İstanbul",
      VOICE_REQUEST_DAYS: "90",
      DELIVERY_DAYS: "100",
      SMTP_URL: "smtp://mail.example",
      MAIL_TO: "merhaba@tinora.example",
    });
    expect(page).toContain('<span data-fact="controller">Tınora Ses &amp; Prodüksiyon A.Ş.</span>');
    expect(page).toContain('Adres: <span data-fact="address">Kadıköy, İstanbul</span>');
    expect(page).toContain('<span data-fact="requests">90 gün</span>');
    expect(page).toContain('istenmeyen <span data-fact="spam">30 gün</span> sonra');
    expect(page).toContain('en çok <span data-fact="backups">8 hafta</span>');
    expect(page).toContain(
      '<span data-fact="approved">100 gün</span>, <span data-fact="unapproved">30 gün</span>',
    );
    expect(page).toContain("E-posta");
    expect(page).not.toContain("Sağlayıcı");
  });

  test("leaves out what does not happen, and names the agency where nothing else is known", () => {
    const page = filled({ DATABASE_URL: "postgres://tinora@localhost/tinora" });
    expect(page).toContain('<span data-fact="controller">Tınora</span>');
    expect(page).not.toContain("Adres");
    expect(page).toContain('<span data-fact="requests">180 gün</span>');
    expect(page).not.toContain("en çok");
    expect(page).toContain("Sağlayıcı");
    expect(page).not.toContain("E-posta");
  });

  test("speaks of accounts' addresses where letters can be sent, and tells how long devices and record are kept", () => {
    const mail = { SMTP_URL: "smtp://mail.example", MAIL_TO: "merhaba@tinora.example" };
    expect(filled(mail)).not.toContain("Hesap adresi");
    const page = filled({ ...mail, SITE_URL: "https://tinora.example" });
    expect(page).toContain("Hesap adresi");
    expect(page).toContain(
      '<span data-fact="devices">90 gün</span>, <span data-fact="record">400 gün</span>',
    );
  });

  test("names guests' data where rooms are offered", () => {
    expect(filled({})).toContain('odadan <span data-fact="guests">90 gün</span> sonra');
    expect(filled({ CORS_ORIGINS: "https://site.example" })).not.toContain("odadan");
  });

  test("counts in the page's language, and tells the application the same", () => {
    const page = filled({ VOICE_REQUEST_DAYS: "1" }, built.replace('lang="tr"', 'lang="en"'));
    expect(page).toContain('<span data-fact="requests">1 day</span>');
    expect(page).toContain('<span data-fact="spam">1 day</span>');
    const [, content = ""] = /name="notice-facts" content='([^']*)'/.exec(page) ?? [];
    expect(JSON.parse(content)).toEqual(noticeFacts(readConfig({ VOICE_REQUEST_DAYS: "1" })));
  });

  test("takes no markup from a setting", () => {
    const page = filled({ AGENCY_LEGAL_NAME: '<script>alert("1")</script>$&' });
    expect(page).not.toContain("<script>");
    expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;$&amp;");
  });
});
