export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** An error in the format of GoTrue. */
export function authError(status: number, code: string, message: string): Response {
  return json(
    status,
    { code: status, error_code: code, msg: message },
    { 'x-sb-error-code': code },
  );
}

/** The same request with another body or other headers. */
export function changeRequest(
  request: Request,
  change: { url?: string; headers?: Headers; body?: BodyInit | null },
): Request {
  return new Request(change.url ?? request.url, {
    method: request.method,
    headers: change.headers ?? request.headers,
    ...(change.body == null ? {} : { body: change.body }),
  });
}

/** The same response with some headers changed. */
export function changeResponse(response: Response, changes: Record<string, string>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(changes)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

export type JsonObject = Record<string, unknown>;

/** The JSON object in a body, which stays readable; an empty object when it holds none. */
export async function readJson(message: Request | Response): Promise<JsonObject> {
  try {
    return asObject(await message.clone().json());
  } catch {
    return {};
  }
}

export const asObject = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null ? (value as JsonObject) : {};
