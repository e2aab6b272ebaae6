import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "#server/audio/s3-settings.ts";

export interface TestS3 {
  settings: S3Settings;
  close(): Promise<void>;
}

/** A real S3-compatible server on a free port of loopback, with one empty bucket and one access key. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), "tinora-s3-"));
  const configureBuckets = [{ name: "tinora", configs: [] }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = (await server.run()) as AddressInfo;
  return {
    settings: {
      bucket: "tinora",
      region: "us-east-1",
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
