import { join, resolve } from "node:path";
import { exampleAgency, type Agency } from "#contract/constants/agency.ts";
import { audioFormats } from "#contract/constants/enumerations.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { S3Settings } from "./audio/s3-settings.ts";
import {
  contact,
  currency,
  hostName,
  listOf,
  mailAddress,
  oneOf,
  origin,
  phoneDigits,
  proxy,
  SettingError,
  shortName,
  timeZone,
  url,
  wholeNumber,
  type Read,
} from "./settings-readers.ts";
import { defaultSettings, type Settings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";

/** Everything that the environment decides; the README lists the settings. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Where backups lie; `hourlyBackups` says whether the server itself takes one every hour. */
  backupDir: string;
  hourlyBackups: boolean;
  /** Where Prometheus finds its figures; without a port there are none. */
  metricsHost: string;
  metricsPort: number | undefined;
  /** How long a server that was told to stop still answers, while balancers look for another one. */
  drainSeconds: number;
  demo: "on" | "off" | "public";
  smtpUrl: string | undefined;
  mailTo: string | undefined;
  /** A bucket for audio files instead of the folder `audio`. */
  s3: S3Settings | undefined;
  /** How long voice requests are kept. */
  voiceRequestDays: number;
  /** Without a slash at the end; this machine unless set. */
  siteUrl: string;
  /** Who is responsible for personal data by law, as the privacy notice says. */
  agencyLegalName: string | undefined;
  agencyAddress: string | undefined;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  settings: Settings;
}

/** Reads one setting after the other and remembers what is wrong with each. */
class Reader {
  readonly sentences: string[] = [];
  readonly #environment: NodeJS.ProcessEnv;

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  has(name: string): boolean {
    return Boolean(this.#environment[name]?.trim());
  }

  get<T, U>(name: string, read: Read<T>, otherwise: U): T | U {
    const text = this.#environment[name]?.trim();
    if (!text) return otherwise;
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      this.sentences.push(`${name} ${error.message}.`);
      return otherwise;
    }
  }
}

/** An agency with a name of its own has nothing of the example's: what is not set, it does not have. */
function readAgency(reader: Reader, mailTo: string | undefined): Agency {
  const none = { email: mailTo ?? "", whatsapp: "", instagram: "", linkedin: "" };
  const usual = reader.has("AGENCY_NAME") ? { ...exampleAgency, ...none } : exampleAgency;
  return {
    name: reader.get("AGENCY_NAME", shortName, usual.name),
    email: reader.get("AGENCY_EMAIL", mailAddress, usual.email),
    whatsapp: reader.get("AGENCY_WHATSAPP", phoneDigits, usual.whatsapp),
    instagram: reader.get("AGENCY_INSTAGRAM", url("https"), usual.instagram),
    linkedin: reader.get("AGENCY_LINKEDIN", url("https"), usual.linkedin),
  };
}

const readSettings = (reader: Reader, siteUrl: string, agency: Agency): Settings => {
  const count = (name: string, otherwise: number) => reader.get(name, wholeNumber(1, 1_000_000), otherwise);
  const { least, most } = productionLimits.keptDays;
  const { loginFailuresPerAccount, loginFailuresPerAddress, voiceRequestsPerAddress, writes } =
    defaultSettings;
  return {
    ...defaultSettings,
    loginFailuresPerAccount: count("LOGIN_FAILURES_PER_ACCOUNT", loginFailuresPerAccount),
    loginFailuresPerAddress: count("LOGIN_FAILURES_PER_ADDRESS", loginFailuresPerAddress),
    voiceRequestsPerAddress: count("VOICE_REQUESTS_PER_ADDRESS", voiceRequestsPerAddress),
    load: { ...defaultSettings.load, inFlight: count("MOST_CALLS_AT_ONCE", defaultSettings.load.inFlight) },
    audioFormats:
      reader.get("M4A", oneOf("on", "off"), "off") === "on"
        ? [...audioFormats]
        : defaultSettings.audioFormats,
    agency,
    agencyCurrency: reader.get("AGENCY_CURRENCY", currency, defaultSettings.agencyCurrency),
    answerHours: reader.get("ANSWER_WITHIN_HOURS", wholeNumber(1, 1000), defaultSettings.answerHours),
    deliveryDays: reader.get("DELIVERY_DAYS", wholeNumber(least, most), defaultSettings.deliveryDays),
    agencyTimeZone: reader.get("AGENCY_TIME_ZONE", timeZone, defaultSettings.agencyTimeZone),
    mail: ["SMTP_URL", "MAIL_TO", "SITE_URL"].every((name) => reader.has(name)),
    ownersNeedSecondFactor: reader.get("OWNERS_NEED_SECOND_FACTOR", oneOf("on", "off"), "off") === "on",
    trustProxy: reader.get("TRUST_PROXY", listOf(proxy), []),
    corsOrigins: reader.get("CORS_ORIGINS", listOf(origin), []),
    secure: siteUrl.startsWith("https:"),
    siteHost: new URL(siteUrl).hostname,
    siteOrigin: siteUrl,
    securityContact: reader.get("SECURITY_CONTACT", contact, undefined),
    writes: {
      perMinute: count("WRITES_PER_MINUTE", writes.perMinute),
      perDay: count("WRITES_PER_DAY", writes.perDay),
      offersPerHour: count("OFFERS_PER_HOUR", writes.offersPerHour),
      offersPerDay: count("OFFERS_PER_DAY", writes.offersPerDay),
    },
  };
};

/** Keys may be left out where the machine has a role of its own. */
const readS3 = (reader: Reader): S3Settings | undefined => {
  const bucket = reader.get("S3_BUCKET", String, undefined);
  const endpoint = reader.get("S3_ENDPOINT", origin, undefined);
  const accessKeyId = reader.get("S3_ACCESS_KEY_ID", String, undefined);
  const secretAccessKey = reader.get("S3_SECRET_ACCESS_KEY", String, undefined);
  const region = reader.get("S3_REGION", String, "us-east-1");
  const pathStyle = reader.get("S3_FORCE_PATH_STYLE", oneOf("true", "false"), endpoint ? "true" : "false");
  if (!bucket && (endpoint || accessKeyId || secretAccessKey))
    reader.sentences.push("S3_BUCKET must be set when other S3 settings are.");
  if (!accessKeyId !== !secretAccessKey)
    reader.sentences.push("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.");
  if (!bucket) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region, endpoint, forcePathStyle: pathStyle === "true", credentials };
};

/** Reads the environment; throws a `StartProblem` with a sentence for every wrong value. */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  otherwise: Pick<Config, "logLevel"> = { logLevel: "info" },
): Config {
  const reader = new Reader(environment);
  const port = reader.get("PORT", wholeNumber(0, 65_535), 3000);
  const databaseUrl = reader.get("DATABASE_URL", url("postgres", "postgresql"), undefined);
  const siteUrl = reader.get("SITE_URL", origin, `http://localhost:${port}`);
  const dataDir = resolve(reader.get("DATA_DIR", String, "./data"));
  const mailTo = reader.get("MAIL_TO", mailAddress, undefined);
  const backupDir = reader.get("BACKUP_DIR", String, undefined);
  const config: Config = {
    port,
    host: reader.get("HOST", hostName, "127.0.0.1"),
    dataDir,
    databaseUrl,
    backupDir: resolve(backupDir ?? join(dataDir, "backups")),
    // Over PostgreSQL there may be many servers: only those that have BACKUP_DIR take backups.
    hourlyBackups: databaseUrl === undefined || backupDir !== undefined,
    metricsHost: reader.get("METRICS_HOST", hostName, "127.0.0.1"),
    metricsPort: reader.get("METRICS_PORT", wholeNumber(0, 65_535), undefined),
    drainSeconds: reader.get("DRAIN_SECONDS", wholeNumber(0, 300), 0),
    demo: reader.get("DEMO", oneOf("on", "off", "public"), databaseUrl ? "off" : "on"),
    smtpUrl: reader.get("SMTP_URL", url("smtp", "smtps"), undefined),
    mailTo,
    s3: readS3(reader),
    voiceRequestDays: reader.get("VOICE_REQUEST_DAYS", wholeNumber(1, 3650), 180),
    siteUrl,
    agencyLegalName: reader.get("AGENCY_LEGAL_NAME", String, undefined),
    agencyAddress: reader.get("AGENCY_ADDRESS", String, undefined),
    logLevel: reader.get("LOG_LEVEL", oneOf("debug", "info", "warn", "error", "silent"), otherwise.logLevel),
    settings: readSettings(reader, siteUrl, readAgency(reader, mailTo)),
  };
  if (config.smtpUrl && !config.mailTo) reader.sentences.push("MAIL_TO must be set when SMTP_URL is.");
  if (reader.sentences.length > 0) throw new StartProblem(reader.sentences.join("\n"));
  return config;
}
