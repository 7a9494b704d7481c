/**
 * Emulates the response fields of signed URLs that supabase-js reads, which lite names differently, and signing
 * several paths at once, which lite does not route.
 */
import { changeRequest, type JsonObject, json, readJson } from '../http-messages.ts';
import type { Handler, Middleware } from '../middleware.ts';

const signing = /^\/storage\/v1\/object\/(upload\/)?sign\/([^/]+)(\/.+)?$/;

export const storageLinks: Middleware = async (request, next) => {
  const [match, isUpload, , path] = signing.exec(new URL(request.url).pathname) ?? [];
  if (!match || request.method !== 'POST') return next(request);
  if (!path) return signSeveral(request, next);
  const response = await next(request);
  if (!response.ok) return response;
  const { signedURL, ...link } = rename(await readJson(response));
  return json(200, isUpload ? { url: signedURL, token: link.token } : { signedURL });
};

async function signSeveral(request: Request, next: Handler): Promise<Response> {
  const { paths, expiresIn } = await readJson(request);
  const links: JsonObject[] = [];
  for (const path of Array.isArray(paths) ? paths.map(String) : []) {
    const one = changeRequest(request, {
      url: `${request.url.replace(/\/$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`,
      body: JSON.stringify({ expiresIn }),
    });
    const response = await next(one);
    const body = await readJson(response);
    links.push(
      response.ok
        ? { path, error: null, signedURL: rename(body).signedURL }
        : {
            path,
            error: 'Either the object does not exist or you do not have access to it',
            signedURL: null,
          },
    );
  }
  return json(200, links);
}

function rename({ signedUrl, ...rest }: JsonObject): JsonObject {
  const relative = typeof signedUrl === 'string' && signedUrl.replace('/storage/v1', '');
  return { ...rest, signedURL: relative || null };
}
