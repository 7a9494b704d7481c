// Compresses a built folder as static hosts do.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a brotli and a gzip copy of every text file. */
export async function compressFiles(outDir: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|css|svg|json|xml|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (path) => {
      const content = readFileSync(path);
      writeFileSync(`${path}.br`, await toBrotli(content, { params }));
      writeFileSync(`${path}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}
