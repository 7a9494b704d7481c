// No file that browsers get holds a key of the server.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** How a server's keys begin: Supabase's secret keys, mail and payment services', private keys. */
const KEYS = [
  /\bsb_secret_[\w-]{8,}/,
  /\bre_[A-Za-z0-9]{16,}/,
  /\bsk_(live|test)_/,
  /PRIVATE KEY-----/,
];

/** A token in three parts whose middle says that it is the server's. */
function isServerToken(token: string): boolean {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return /"role"\s*:\s*"(service_role|supabase_admin)"/.test(claims);
}

export function holdsServerKey(text: string): boolean {
  const tokens = text.match(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? [];
  return KEYS.some((key) => key.test(text)) || tokens.some(isServerToken);
}

/**
 * @param secrets values that must not appear wherever they came from
 * @returns a sentence for each file that holds one, with its path under `dir`
 */
export function findSecrets(dir: string, secrets: readonly string[]): string[] {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'latin1');
    const isLeaking = secrets.some((secret) => text.includes(secret)) || holdsServerKey(text);
    return isLeaking ? [`${relative(dir, path)} holds a key of the server`] : [];
  });
}
