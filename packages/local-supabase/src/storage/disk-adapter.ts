/** Stores uploaded files in one folder per bucket. lite has such an adapter but does not export it. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

interface ObjectMetadata {
  cacheControl: string;
  contentLength: number;
  size: number;
  mimetype: string;
  lastModified: Date;
  eTag: string;
}

export function createDiskAdapter(folder: string) {
  const root = resolve(folder);

  function fileOf(bucket: string, key: string): string {
    const file = resolve(root, bucket, `${key}.object`);
    if (!file.startsWith(join(root, bucket) + sep)) throw new Error('Invalid object key.');
    return file;
  }

  async function describe(file: string): Promise<ObjectMetadata> {
    const [{ size, mtime }, kept] = await Promise.all([
      stat(file),
      readFile(`${file}.json`, 'utf8'),
    ]);
    return { ...JSON.parse(kept), contentLength: size, size, lastModified: mtime };
  }

  return {
    driver: root,

    async uploadObject(
      bucket: string,
      key: string,
      _version: string | undefined,
      body: Uint8Array | ReadableStream<Uint8Array>,
      mimetype: string,
      cacheControl: string,
    ): Promise<ObjectMetadata> {
      const file = fileOf(bucket, key);
      const bytes =
        body instanceof Uint8Array
          ? body
          : new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
      await writeFile(`${file}.json`, JSON.stringify({ mimetype, cacheControl, eTag }));
      return describe(file);
    },

    async getObject(bucket: string, key: string) {
      const file = fileOf(bucket, key);
      return { httpStatusCode: 200, metadata: await describe(file), body: await readFile(file) };
    },

    headObject(bucket: string, key: string): Promise<ObjectMetadata> {
      return describe(fileOf(bucket, key));
    },

    async deleteObject(bucket: string, key: string): Promise<void> {
      const file = fileOf(bucket, key);
      await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
    },

    async deleteObjects(bucket: string, keys: string[]): Promise<void> {
      await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
    },

    async copyObject(
      bucket: string,
      key: string,
      _version: string | undefined,
      toBucket: string,
      toKey: string,
    ) {
      const file = fileOf(bucket, key);
      const copy = fileOf(toBucket, toKey);
      await mkdir(dirname(copy), { recursive: true });
      await Promise.all([copyFile(file, copy), copyFile(`${file}.json`, `${copy}.json`)]);
      const { eTag, lastModified } = await describe(copy);
      return { httpStatusCode: 200, eTag, lastModified };
    },

    async privateAssetUrl(bucket: string, key: string): Promise<string> {
      return `file://${fileOf(bucket, key)}`;
    },
  };
}

export type DiskAdapter = ReturnType<typeof createDiskAdapter>;
