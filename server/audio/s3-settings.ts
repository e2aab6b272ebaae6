/** Where audio files lie when `S3_BUCKET` is set; without keys the machine's own role is used. */
export interface S3Settings {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  forcePathStyle: boolean;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}
