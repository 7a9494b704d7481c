// Named like the project's function because supabase/config.toml opens that one to visitors.
export default async function open(request: Request): Promise<Response> {
  return Response.json({ success: true, origin: request.headers.get('origin') });
}
