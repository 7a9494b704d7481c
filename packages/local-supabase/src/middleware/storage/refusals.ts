/**
 * Emulates Storage's refusal of invalid signatures and invalid object names, to which lite answers 500.
 */

import { verifyJwt } from '../jwt.ts';
import type { Middleware } from '../middleware.ts';
import { refuse } from '../well-formed.ts';

const signed = /^\/storage\/v1\/object\/(?:upload\/)?sign\/[^/]+\/./;
const named =
  /^\/storage\/v1\/object\/(?:(?:public|authenticated|sign|info|upload\/sign|info\/public|info\/authenticated)\/)?[^/]+\/(.+)$/;
const MAX_NAME = 1024;
/** Maximum length of a file name on disk, less the extension that disk-adapter.ts appends. */
const MAX_PART_BYTES = 240;

export const storageRefusals: Middleware = async (request, next) => {
  const { pathname, searchParams } = new URL(request.url);
  const usesSignature = ['GET', 'HEAD', 'PUT'].includes(request.method) && signed.test(pathname);
  if (usesSignature && !(await verifyJwt(searchParams.get('token') ?? '')).valid) {
    return refuse('storage', 400, 'Invalid signature');
  }
  const name = decodeURIComponent(named.exec(pathname)?.[1] ?? '');
  const isTooLong = name.split('/').some((part) => Buffer.byteLength(part) > MAX_PART_BYTES);
  if (isTooLong || name.length > MAX_NAME) return refuse('storage', 400, 'Invalid key');
  return next(request);
};
