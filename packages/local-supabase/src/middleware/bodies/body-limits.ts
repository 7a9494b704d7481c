/**
 * Refuses bodies by path and `content-length` before they are read, and reads the others up to their limit. A hosted
 * project has such limits in its gateway and its services; here they also bound the memory of this process.
 */
import type { ProjectConfig } from '../../config.ts';
import type { Database } from '../../database/mutex.ts';
import { findFunction } from '../functions.ts';
import { changeRequest, json } from '../http-messages.ts';
import type { Middleware } from '../middleware.ts';
import { bucketOfUpload, tooLargeObject } from '../storage/uploads.ts';
import { refuse } from '../well-formed.ts';
import { createBodyRoom } from './body-room.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** Of JSON. An import of the back office saves record by record. */
const JSON_LIMIT = MIB;
/** What a form adds to its file. */
const FORM_OVERHEAD = 64 * KIB;
/** Functions that take more than JSON. Their own limits are a little lower, so that they answer in their own words. */
const functionLimits: Readonly<Record<string, number>> = {
  'inbound-mail': 26 * MIB,
  'inquiry-files': 11 * MIB,
  'my-inquiry': 11 * MIB,
  'review-photos': 11 * MIB,
};

const ROOM = 32 * MIB;
/** So small that a slow upload must not hold it up. */
const NEGLIGIBLE = 64 * KIB;

export interface BodyLimitOptions {
  database: Database;
  config: ProjectConfig;
  functionsDir: string;
}

export function bodyLimits({ database, config, functionsDir }: BodyLimitOptions): Middleware {
  // Functions call the other services while they hold their own body: with one room, they could wait for each other.
  const rooms = { functions: createBodyRoom(ROOM), services: createBodyRoom(ROOM) };

  return async (request, next) => {
    if (!request.body) return next(request);
    const { pathname } = new URL(request.url);
    const limit = await limitOf(request, pathname);
    if (limit === undefined) return next(changeRequest(request, { body: null }));
    const declared = request.headers.get('content-length');
    if (Number(declared) > limit) return tooLarge(request, pathname);
    const bytes = declared === null ? limit : Number(declared);
    const room = rooms[pathname.startsWith('/functions/') ? 'functions' : 'services'];
    const leave = bytes > NEGLIGIBLE ? await room.take(bytes) : () => undefined;
    try {
      const body = await readUpTo(limit, request.body);
      return body ? await next(changeRequest(request, { body })) : tooLarge(request, pathname);
    } finally {
      leave();
    }
  };

  /** Undefined where nothing takes a body, such as an unknown path. */
  async function limitOf(request: Request, pathname: string): Promise<number | undefined> {
    if (pathname.startsWith('/functions/v1/')) {
      const name = findFunction(functionsDir, pathname)?.name;
      return name === undefined ? undefined : (functionLimits[name] ?? JSON_LIMIT);
    }
    const bucket = bucketOfUpload(request);
    if (bucket !== undefined) return limitOfBucket(bucket);
    return /^\/(rest|auth|storage)\/v1\//.test(pathname) ? JSON_LIMIT : undefined;
  }

  async function limitOfBucket(bucket: string): Promise<number | undefined> {
    const [found] = await database.query<{ size: number | null }>(
      'select file_size_limit::int8 as size from storage.buckets where id = $1',
      [bucket],
    );
    return found && Number(found.size ?? config.fileSizeLimit) + FORM_OVERHEAD;
  }
}

function tooLarge(request: Request, pathname: string): Response {
  const message = 'The request body is too large';
  if (pathname.startsWith('/functions/')) {
    const anyOrigin = { 'access-control-allow-origin': '*' };
    return json(413, { success: false, error: `${message}.` }, anyOrigin);
  }
  if (bucketOfUpload(request) !== undefined) return tooLargeObject(413);
  const service = pathname.startsWith('/auth/') ? 'auth' : 'rest';
  return refuse(service, 413, message);
}

async function readUpTo(
  limit: number,
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
