/**
 * Emulates multipart uploads of supabase-js, whose file field has no name (lite expects `file`), and a bucket's
 * size limit, which lite enforces only if the client announces the size. lite refuses MIME types with
 * wildcards, such as `image/*`: list them one by one. Stricter than Storage: an image must match its
 * type by its first bytes.
 */
import { HEAD_LENGTH, kindOf } from '@expat-buddy/domain/photo/file-kind';
import type { ProjectConfig } from '../../config.ts';
import type { Database } from '../../database/mutex.ts';
import { changeRequest, json } from '../http-messages.ts';
import type { Middleware } from '../middleware.ts';
import { refuse as refuseRequest } from '../well-formed.ts';

const uploadPath = /^\/storage\/v1\/object\/(?:upload\/sign\/)?([^/]+)\/.+/;
const notUploads = new Set(['list', 'sign', 'move', 'copy', 'info', 'public']);

/** The bucket, if the request uploads a file. */
export function bucketOfUpload({ url, method }: Request): string | undefined {
  const { pathname } = new URL(url);
  const bucket = uploadPath.exec(pathname)?.[1];
  const isSigning = pathname.startsWith('/storage/v1/object/upload/sign/') && method === 'POST';
  const isUpload = (method === 'POST' || method === 'PUT') && !isSigning;
  return isUpload && bucket && !notUploads.has(bucket) ? bucket : undefined;
}

/** Storage answers 400, and 413 when the size is known before the file is read. */
export const tooLargeObject = (status: 400 | 413): Response =>
  json(status, {
    statusCode: '413',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  });

export function storageUploads(database: Database, config: ProjectConfig): Middleware {
  return async (request, next) => {
    const bucket = bucketOfUpload(request);
    if (bucket === undefined) return next(request);
    const upload = await unwrap(request).catch(() => undefined);
    if (!upload) return refuseRequest('storage', 400, 'The form cannot be read');
    const refusal = await refuse(bucket, upload);
    return refusal ?? next(changeRequest(request, upload));
  };

  async function refuse(bucket: string, { headers, body }: Upload): Promise<Response | undefined> {
    const [limits] = await database.query<{ size: number | null; types: string[] | null }>(
      'select file_size_limit::int8 as size, allowed_mime_types as types from storage.buckets where id = $1',
      [bucket],
    );
    const type = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    const wrongType = json(400, {
      statusCode: '415',
      error: 'invalid_mime_type',
      message: `mime type ${type} is not supported`,
    });
    if (limits?.types?.length && !limits.types.includes(type)) return wrongType;
    if (body.byteLength > (limits?.size ?? config.fileSizeLimit)) {
      return tooLargeObject(400);
    }
    const head = new Uint8Array(body).subarray(0, HEAD_LENGTH);
    const isPicture = type.startsWith('image/') && limits?.types?.length;
    if (isPicture && `image/${kindOf(head)}` !== type) return wrongType;
    return undefined;
  }
}

interface Upload {
  headers: Headers;
  body: ArrayBuffer;
}

async function unwrap(request: Request): Promise<Upload> {
  const headers = new Headers(request.headers);
  if (!headers.get('content-type')?.startsWith('multipart/form-data')) {
    return { headers, body: await request.arrayBuffer() };
  }
  let file = new Blob([]);
  for (const [name, value] of await request.formData()) {
    if (typeof value !== 'string') file = value;
    else if (name === 'cacheControl') headers.set('cache-control', `max-age=${value}`);
    else if (name === 'metadata') headers.set('x-metadata', Buffer.from(value).toString('base64'));
  }
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.delete('content-length');
  return { headers, body: await file.arrayBuffer() };
}
