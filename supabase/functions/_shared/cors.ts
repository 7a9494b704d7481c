// Any origin may call: the functions are public and read no cookies.
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-review-token, x-inquiry-token',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '86400',
};

export function preflight(): Response {
  return new Response(null, { status: 204, headers });
}

export function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
