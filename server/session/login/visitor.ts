import type { FastifyRequest } from "fastify";
import type { Locale } from "#contract/constants/site-languages.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { addressGroup } from "#server/http/limits/address-group.ts";
import { type Device, readDevice } from "./device.ts";

/** From where and with what somebody signs in. */
export interface Visitor {
  /** What limits count as one address. */
  group: string;
  device: Device;
  locale: Locale;
}

/** From where and with what a request comes. */
export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  group: addressGroup(ip),
  device: readDevice(headers["user-agent"]),
  locale: callerLocale(headers["accept-language"]),
});
