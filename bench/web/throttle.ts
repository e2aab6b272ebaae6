import type { Page } from "playwright-core";

/** CPU 4× slower, a round trip of 150 ms, 1.6 Mb/s, for every figure of a page. */
export async function throttle(page: Page, { cpu = 4, network = true } = {}): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  if (!network) return;
  await client.send("Network.enable");
  const throughput = (1.6 * 1024 * 1024) / 8;
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
