// `.env` in the root of the repository, which `npm run build` reads.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Sets variables of the file and keeps its other lines; undefined leaves one as it is. */
export function writeEnvFile(file: string, values: Record<string, string | undefined>): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const at = lines.findIndex((line) => line.startsWith(`${name}=`));
    if (at < 0) lines.push(`${name}=${value}`);
    else lines[at] = `${name}=${value}`;
  }
  writeFileSync(file, `${lines.filter((line, index) => line !== '' || index > 0).join('\n')}\n`);
}

/** Variables of the environment win. */
export function readEnvFile(file: string): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
