// Named like a function of the project that supabase/config.toml opens to visitors.
export default async function open(request: Request): Promise<Response> {
  return Response.json({ success: true, origin: request.headers.get('origin') });
}
