import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from "@aws-sdk/client-s3";
import { Problem } from "#server/http/problems/problem.ts";
import type { S3Settings } from "./s3-settings.ts";
import type { AudioStore, ByteRange } from "./store.ts";

const away = (cause: unknown) => new Problem(503, "storage-away", { retryAfterSeconds: 5, cause });

/** Audio files in a bucket of Amazon's or of any store that speaks its protocol. */
export class S3AudioStore implements AudioStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, region, endpoint, forcePathStyle, credentials }: S3Settings) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      forcePathStyle,
      ...(endpoint ? { endpoint } : {}),
      ...(credentials ? { credentials } : {}),
      // Many stores that speak the protocol don't know the checksums that Amazon's client sends unasked.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
    });
  }

  async put(key: string, bytes: Buffer, mediaType: string): Promise<void> {
    await this.#send({ Key: key, Body: bytes, ContentType: mediaType }).catch((error: unknown) => {
      throw away(error);
    });
  }

  async putFile(key: string, path: string, mediaType: string): Promise<void> {
    const { size } = await stat(path);
    const send = () =>
      this.#send({
        Key: key,
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: mediaType,
      });
    // Amazon's client tries bytes again by itself, and cannot begin a stream anew.
    await send()
      .catch(send)
      .catch((error: unknown) => {
        throw away(error);
      });
  }

  #send(object: Omit<PutObjectCommandInput, "Bucket">) {
    return this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, ...object }));
  }

  async stat(key: string): Promise<number | undefined> {
    try {
      const found = await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }));
      return found.ContentLength;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw away(error);
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const { Body } = await this.#client
      .send(
        new GetObjectCommand({
          Bucket: this.#bucket,
          Key: key,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      )
      .catch((error: unknown) => {
        throw away(error);
      });
    if (!(Body instanceof Readable)) throw new Error("The store answered no stream.");
    return Body;
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  /** No bucket tells. */
  freeBytes(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async *keysBefore(before: Date): AsyncGenerator<string> {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket });
    for await (const { Contents = [] } of pages)
      for (const { Key, LastModified } of Contents)
        if (Key !== undefined && LastModified && LastModified < before) yield Key;
  }
}
