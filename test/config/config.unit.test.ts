import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { StartProblem } from "#server/start-problem.ts";

const sentences = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof StartProblem) return error.message.split("\n");
    throw error;
  }
};

describe("the settings", () => {
  test("start the demo on this machine when nothing is set", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: undefined,
      demo: "on",
      siteUrl: "http://localhost:3000",
      settings: { secure: false, trustProxy: [], corsOrigins: [], loginFailuresPerAccount: 5 },
    });
    expect(readConfig({}).dataDir).toMatch(/[\\/]data$/);
  });

  test("leave the demo out with a PostgreSQL, unless it is asked for", () => {
    const DATABASE_URL = "postgres://tinora@localhost/tinora";
    expect(readConfig({ DATABASE_URL }).demo).toBe("off");
    expect(readConfig({ DATABASE_URL, DEMO: "public" }).demo).toBe("public");
  });

  test("take M4A where it is asked for", () => {
    expect(readConfig({}).settings.audioFormats).not.toContain("m4a");
    expect(readConfig({ M4A: "on" }).settings.audioFormats).toContain("m4a");
  });

  test("are read, with space around them", () => {
    const config = readConfig({
      PORT: " 8080 ",
      HOST: "0.0.0.0",
      SITE_URL: "https://tinora.example/",
      TRUST_PROXY: "10.0.0.0/8, fd00::/8,loopback",
      CORS_ORIGINS: "https://a.example, http://localhost:5173",
      SMTP_URL: "smtps://user:secret@mail.example:465",
      MAIL_TO: "merhaba@tinora.example",
      LOGIN_FAILURES_PER_ACCOUNT: "3",
    });
    expect(config).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      siteUrl: "https://tinora.example",
      mailTo: "merhaba@tinora.example",
      settings: {
        secure: true,
        trustProxy: ["10.0.0.0/8", "fd00::/8", "loopback"],
        corsOrigins: ["https://a.example", "http://localhost:5173"],
        loginFailuresPerAccount: 3,
      },
    });
  });

  test("that are empty are as good as not set", () => {
    expect(readConfig({ PORT: "", DEMO: " ", DATABASE_URL: "" })).toMatchObject({ port: 3000, demo: "on" });
  });
});

describe("a bucket for audio files", () => {
  test("is Amazon's by the machine's role, unless told otherwise", () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ S3_BUCKET: "tinora" }).s3).toEqual({
      bucket: "tinora",
      region: "us-east-1",
      endpoint: undefined,
      forcePathStyle: false,
      credentials: undefined,
    });
  });

  test("may be any store that speaks its protocol", () => {
    const { s3 } = readConfig({
      S3_BUCKET: "tinora",
      S3_ENDPOINT: "https://s3.example",
      S3_REGION: "eu-central-1",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    });
    expect(s3).toEqual({
      bucket: "tinora",
      region: "eu-central-1",
      endpoint: "https://s3.example",
      forcePathStyle: true,
      credentials: { accessKeyId: "key", secretAccessKey: "secret" },
    });
  });
});

describe("a wrong setting", () => {
  test.each([
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "3e3"],
    ["HOST", "not a host"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "localhost"],
    ["DEMO", "true"],
    ["SITE_URL", "tinora.example"],
    ["SITE_URL", "https://tinora.example/path"],
    ["SITE_URL", "ftp://tinora.example"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "everybody"],
    ["TRUST_PROXY", "true"],
    ["CORS_ORIGINS", "*"],
    ["CORS_ORIGINS", "https://a.example,https://b.example/x"],
    ["SMTP_URL", "https://mail.example"],
    ["MAIL_TO", "nobody"],
    ["LOGIN_FAILURES_PER_ACCOUNT", "0"],
    ["LOGIN_FAILURES_PER_ADDRESS", "many"],
    ["VOICE_REQUESTS_PER_ADDRESS", "1.5"],
    ["LOG_LEVEL", "loud"],
    ["VOICE_REQUEST_DAYS", "0"],
    ["DELIVERY_DAYS", "29"],
    ["S3_FORCE_PATH_STYLE", "yes"],
  ])("%s=%s is named in one sentence", (name, value) => {
    const said = sentences({ MAIL_TO: "merhaba@tinora.example", [name]: value });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^${name} must .+\\.$`));
  });

  test("does not hide another one", () => {
    expect(sentences({ PORT: "x", DEMO: "x", LOG_LEVEL: "x" })).toHaveLength(3);
  });

  test("is also a mail server without a recipient", () => {
    expect(sentences({ SMTP_URL: "smtp://mail.example" })).toEqual(["MAIL_TO must be set when SMTP_URL is."]);
  });

  test("is also a bucket's setting without the bucket, or one key without the other", () => {
    expect(sentences({ S3_ENDPOINT: "http://localhost:9000" })).toEqual([
      "S3_BUCKET must be set when other S3 settings are.",
    ]);
    expect(sentences({ S3_BUCKET: "tinora", S3_ACCESS_KEY_ID: "key" })).toEqual([
      "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.",
    ]);
  });

  test("is never repeated: it may be a password", () => {
    expect(sentences({ DATABASE_URL: "mysql://root:secret@db" }).join()).not.toContain("secret");
  });
});
