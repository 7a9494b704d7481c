// Browsers of any origin may call: the functions are public and read no cookie.
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '86400',
};

/** The answer to a preflight. */
export function preflight(): Response {
  return new Response(null, { status: 204, headers });
}

/** The same answer, readable by a browser on another origin. */
export function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
