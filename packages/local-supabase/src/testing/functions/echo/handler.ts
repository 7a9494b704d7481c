export default async function echo(
  request: Request,
  env: Record<string, string>,
): Promise<Response> {
  return Response.json({
    method: request.method,
    body: await request.text(),
    env: Object.keys(env).sort(),
  });
}
