import { describe, expect, test } from "vitest";
import { addressGroup } from "#server/http/limits/address-group.ts";

describe("what a limit counts as one caller", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:203.113.110.120", "203.113.110.120"],
    ["2001:db8::ffff:203.113.110.120", "2001:db8:0:0::/64"],
    ["2001:db8::3:4:5:6:7", "2001:db8:0:3::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    // As proxies write it that tell the port too.
    ["192.0.2.7:4711", "192.0.2.7"],
    ["[2001:db8:1:2::1]:4711", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
    ["[::ffff:192.0.2.7]:4711", "192.0.2.7"],
    // No address, however it is written.
    ["unknown", "unknown"],
    ["_hidden:1", "unknown"],
    ["", "unknown"],
  ])("%s is %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
