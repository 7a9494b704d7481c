/**
 * Stands in for what Storage refuses by itself: signatures that are none, names that no file can have.
 * lite fails on them with 500.
 */
import type { Piece } from './piece.ts';
import { checkToken } from './tokens.ts';
import { refuse } from './well-formed.ts';

const signed = /^\/storage\/v1\/object\/(?:upload\/)?sign\/[^/]+\/./;
const named =
  /^\/storage\/v1\/object\/(?:(?:public|authenticated|sign|info|upload\/sign|info\/public|info\/authenticated)\/)?[^/]+\/(.+)$/;
const MAX_NAME = 1024;
/** What a folder or file may be called on this disk, with room for the ending of `disk-adapter.ts`. */
const MAX_PART_BYTES = 240;

export const storageRefusals: Piece = async (request, next) => {
  const { pathname, searchParams } = new URL(request.url);
  const usesSignature = ['GET', 'HEAD', 'PUT'].includes(request.method) && signed.test(pathname);
  if (usesSignature && !(await checkToken(searchParams.get('token') ?? '')).valid) {
    return refuse('storage', 400, 'Invalid signature');
  }
  const name = decodeURIComponent(named.exec(pathname)?.[1] ?? '');
  const isTooLong = name.split('/').some((part) => Buffer.byteLength(part) > MAX_PART_BYTES);
  if (isTooLong || name.length > MAX_NAME) return refuse('storage', 400, 'Invalid key');
  return next(request);
};
