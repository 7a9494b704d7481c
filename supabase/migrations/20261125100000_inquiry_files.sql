-- Files of inquiries: photos and letters that visitors attach. They are in the private bucket "inquiry-files", which
-- only the edge function inquiry-files writes. It reserves a row before it stores the file, so no file is without a
-- row; what was never stored is deleted by the sweep. A deleted row lists its file in private.expired_files.

-- Tables --------------------------------------------------------------------------------------

create table public.inquiry_files (
  id uuid primary key,
  submission_id uuid references public.contact_submissions (id) on delete cascade,
  folder_id uuid,
  name text not null,
  mime_type text,
  bytes integer,
  created_at timestamptz not null default now(),
  stored_at timestamptz,
  path text not null unique generated always as (coalesce(folder_id, submission_id)::text || '/' || id::text) stored,
  constraint inquiry_files_name_plain check (
    char_length(name) between 1 and 150 and name !~ '^\.'
    -- Among them characters that hide, or turn the direction of what follows.
    and name !~ '[[:cntrl:]/\\\u0080-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'),
  constraint inquiry_files_name_of_type check (mime_type is null or private.ends_in_type(name, mime_type)),
  constraint inquiry_files_type_choice check (mime_type in ('image/jpeg', 'image/png', 'application/pdf')),
  constraint inquiry_files_bytes_range check (bytes between 1 and 10485760),
  constraint inquiry_files_stored_whole check (
    (stored_at is null) = (mime_type is null) and (stored_at is null) = (bytes is null))
);
comment on column public.inquiry_files.submission_id is 'Null: the file of an email that joined no inquiry (inbound_mail.sql).';
comment on column public.inquiry_files.folder_id is 'Of a file that came with an email: its folder stays when an inquiry takes it.';
comment on column public.inquiry_files.path is 'The object in the bucket "inquiry-files".';
comment on column public.inquiry_files.stored_at is 'Null while the file is on its way.';
create index inquiry_files_submission_idx on public.inquiry_files (submission_id, created_at);
create index inquiry_files_unfinished_idx on public.inquiry_files (created_at) where stored_at is null;

-- Functions -----------------------------------------------------------------------------------

-- The content decides how a name ends: a program cannot be downloaded as one. "passport.pdf.hta" becomes "passport.pdf".
create function private.name_inquiry_file() returns trigger
language plpgsql set search_path = '' as $$
declare
  of_type constant text := case new.mime_type when 'image/jpeg' then '.jpg' when 'image/png' then '.png' else '.pdf' end;
  ending constant text := '(?<=.)\.[a-zA-Z][a-zA-Z0-9]{0,4}[. ]*$';
begin
  while not private.ends_in_type(new.name, new.mime_type) and new.name ~ ending loop
    new.name := regexp_replace(new.name, ending, '');
  end loop;
  if not private.ends_in_type(new.name, new.mime_type) then
    new.name := left(new.name, 150 - char_length(of_type)) || of_type;
  end if;
  return new;
end;
$$;

-- Reserves a place for a file, before any of it is read. False: it is stored already, as after a retry. An inquiry
-- takes up to three files within an hour; it has met the proof of work and the limits of inquiries itself.
create function public.reserve_inquiry_file(of_submission uuid, file uuid, file_name text, headers jsonb)
returns boolean
language plpgsql set search_path = '' as $$
declare
  known public.inquiry_files;
begin
  -- Locked, or two files could both be the third.
  perform 1 from public.contact_submissions
  where id = of_submission and not is_test and created_at > now() - interval '1 hour' for update;
  if not found then
    raise sqlstate 'PT404'
      using message = 'There is no recent inquiry with this id.', detail = private.error_detail('upload_closed');
  end if;
  select * into known from public.inquiry_files where id = file;
  if known.id is not null and known.submission_id is distinct from of_submission then
    raise sqlstate 'PT404'
      using message = 'This file belongs to another inquiry.', detail = private.error_detail('upload_closed');
  end if;
  if known.id is not null then
    return known.stored_at is null;
  end if;
  if (select count(*) from public.inquiry_files
    where submission_id = of_submission and message_id is null) >= 3 then
    raise sqlstate 'PT409'
      using message = 'An inquiry takes up to three files.',
      detail = private.error_detail('attachments_full', jsonb_build_object('count', 3));
  end if;
  if not (
    private.consume_limit('inquiry file', 'network', private.client_network(headers))
    and private.consume_limit('inquiry file', 'everybody', 'everybody')
  ) then
    raise sqlstate 'PT429'
      using message = 'Too many files in a short time.', detail = private.error_detail('too_many_files');
  end if;
  insert into public.inquiry_files (id, submission_id, name) values (file, of_submission, file_name);
  -- A refused file had the same id.
  delete from private.expired_files
  where bucket_id = 'inquiry-files' and path = of_submission::text || '/' || file::text;
  return true;
end;
$$;
comment on function public.reserve_inquiry_file(uuid, uuid, text, jsonb) is
  'Reserves a place for a file of a recent inquiry; false if the file is stored already. The server only.';

create function private.expire_inquiry_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.expired_files (bucket_id, path) values ('inquiry-files', old.path) on conflict do nothing;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger inquiry_files_name before insert or update of name, mime_type on public.inquiry_files
  for each row when (new.mime_type is not null) execute function private.name_inquiry_file();
create trigger inquiry_files_expire_file after delete on public.inquiry_files
  for each row execute function private.expire_inquiry_file();

-- Grants --------------------------------------------------------------------------------------

alter table public.inquiry_files enable row level security;

revoke all on public.inquiry_files from anon, authenticated;
grant select on public.inquiry_files to authenticated;
grant all on public.inquiry_files to service_role;

revoke execute on function public.reserve_inquiry_file(uuid, uuid, text, jsonb), private.name_inquiry_file(),
  private.expire_inquiry_file() from public, anon, authenticated;
grant execute on function public.reserve_inquiry_file(uuid, uuid, text, jsonb) to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy inquiry_files_select_by_right on public.inquiry_files
  for select to authenticated using ((select private.may('inquiries.read')) and stored_at is not null);

-- No other policy names this bucket: only the server writes it, and a signed URL needs the right to read.
create policy inquiry_files_bucket_select_by_right on storage.objects
  for select to authenticated using (
    bucket_id = 'inquiry-files' and (select private.may('inquiries.read')) and not (select private.copies_files()));

-- Rows ----------------------------------------------------------------------------------------

insert into private.limits (kind, subject, allowed, period) values
  ('inquiry file', 'network', 60, '1 hour'),
  ('inquiry file', 'everybody', 600, '1 hour');

-- Bucket --------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('inquiry-files', 'inquiry-files', false, 10485760, array['image/jpeg', 'image/png', 'application/pdf'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;
