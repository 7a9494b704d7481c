/**
 * Emulates Storage's parameter `download`, which lite ignores: the browser saves the file under that name
 * instead of showing it. Adds the header `nosniff`, which Storage sends, too.
 */
import type { Middleware } from '../middleware.ts';

const file = /^\/storage\/v1\/object\/(public|sign|authenticated)\/[^/]+\/./;

export const storageDownloads: Middleware = async (request, next) => {
  const { pathname, searchParams } = new URL(request.url);
  const response = await next(request);
  const name = searchParams.get('download');
  if (!response.ok || !file.test(pathname)) return response;
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  if (name === null) return new Response(response.body, { status: response.status, headers });
  const encoded = encodeURIComponent(name);
  headers.set(
    'content-disposition',
    name ? `attachment; filename=${encoded}; filename*=UTF-8''${encoded};` : 'attachment;',
  );
  return new Response(response.body, { status: response.status, headers });
};
