/** One backend with tables and buckets for tests, shared by the test files of a worker. */
import type { Backend } from '../start-backend.ts';
import { startTestBackend } from './test-backend.ts';

// Created before the first request, because lite caches the schema.
const fixtureSql = [
  `create table public.fixture_notes (
     id int generated always as identity primary key,
     author uuid default auth.uid(),
     body text not null check (char_length(body) <= 20),
     parent int references public.fixture_notes (id),
     slug text unique,
     amount numeric,
     happened_at timestamptz default now()
   )`,
  'alter table public.fixture_notes enable row level security',
  'revoke all on public.fixture_notes from anon, authenticated',
  'grant select, insert on public.fixture_notes to authenticated',
  'grant insert (body, slug) on public.fixture_notes to anon',
  'grant select (id, body) on public.fixture_notes to anon',
  'grant all on public.fixture_notes to service_role',
  'create policy fixture_notes_all on public.fixture_notes for all to anon, authenticated using (true) with check (true)',
  `create function public.fixture_raise(code text) returns void language plpgsql as $$
     begin raise exception 'raised' using errcode = code, hint = 'a hint', detail = 'a detail'; end $$`,
  `create function public.fixture_who() returns jsonb language sql as $$
     select jsonb_build_object('user', current_user, 'uid', auth.uid(), 'claims', auth.jwt()) $$`,
  'grant execute on function public.fixture_raise, public.fixture_who to anon, authenticated, service_role',
  `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
   values ('fixture-open', 'fixture-open', true, 1000, array['image/png', 'text/plain']), ('fixture-own', 'fixture-own', false, null, null)`,
  `create policy fixture_objects on storage.objects for all to authenticated
     using (bucket_id like 'fixture-%' and owner = auth.uid()) with check (bucket_id like 'fixture-%')`,
];

let shared: Promise<Backend> | undefined;

export function sharedBackend(): Promise<Backend> {
  shared ??= startWithFixtures();
  return shared;
}

async function startWithFixtures(): Promise<Backend> {
  const backend = await startTestBackend();
  for (const statement of fixtureSql) await backend.sql(statement);
  return backend;
}
