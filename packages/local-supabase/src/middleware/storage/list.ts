/**
 * Emulates Storage's listing of one folder: files with names relative to it, subfolders as entries without an
 * id. lite lists every file below the prefix with its full path.
 */
import type { Database } from '../../database/mutex.ts';
import { json, readJson } from '../http-messages.ts';
import { type Claims, verifyJwt } from '../jwt.ts';
import type { Middleware } from '../middleware.ts';

const listPath = /^\/storage\/v1\/object\/list\/([^/]+)$/;

interface Entry {
  name: string;
  id: string | null;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: unknown;
}

export function storageList(database: Database, serviceKey: string): Middleware {
  return async (request, next) => {
    const bucket = listPath.exec(new URL(request.url).pathname)?.[1];
    if (!bucket || request.method !== 'POST') return next(request);
    const body = await readJson(request);
    const folder = typeof body.prefix === 'string' ? body.prefix.replace(/^\/+|\/+$/g, '') : '';
    const claims = await claimsOf(request, serviceKey);
    const rows = await database.transaction(async (transaction) => {
      await transaction.query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
        [claims.role ?? 'anon', JSON.stringify(claims)],
      );
      const { rows } = await transaction.query<Entry>(
        `select name, id, updated_at, created_at, last_accessed_at, metadata
         from storage.objects where bucket_id = $1 and starts_with(name, $2)`,
        [bucket, folder && `${folder}/`],
      );
      return rows;
    });
    return json(200, page(oneLevel(rows, folder ? folder.length + 1 : 0), body));
  };
}

function oneLevel(rows: Entry[], prefixLength: number): Entry[] {
  const entries = new Map<string, Entry>();
  for (const row of rows) {
    const [name = '', ...below] = row.name.slice(prefixLength).split('/');
    const isFolder = below.length > 0;
    if (isFolder) {
      const none = {
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      };
      entries.set(`${name}/`, { name, ...none });
    } else entries.set(name, { ...row, name });
  }
  return [...entries.values()];
}

function page(entries: Entry[], body: Record<string, unknown>): Entry[] {
  const { column = 'name', order = 'asc' } = (body.sortBy ?? {}) as {
    column?: keyof Entry;
    order?: string;
  };
  const search = typeof body.search === 'string' ? body.search.toLowerCase() : '';
  const offset = Number(body.offset ?? 0);
  const direction = order === 'desc' ? -1 : 1;
  return entries
    .filter(({ name }) => name.toLowerCase().includes(search))
    .sort((a, b) => direction * String(a[column] ?? '').localeCompare(String(b[column] ?? '')))
    .slice(offset, offset + Number(body.limit ?? 100));
}

async function claimsOf(request: Request, serviceKey: string): Promise<Claims> {
  const token = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  const checked = await verifyJwt(token);
  if (checked.valid) return checked.claims;
  return { role: request.headers.get('apikey') === serviceKey ? 'service_role' : 'anon' };
}
