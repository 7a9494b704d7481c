-- Who has an inquiry open. A screen reports every 20 seconds; a report counts for 45.

-- Tables --------------------------------------------------------------------------------------

create table private.submission_viewers (
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  viewer_id uuid not null references public.profiles (id) on delete cascade,
  is_writing boolean not null default false,
  seen_at timestamptz not null default now(),
  primary key (submission_id, viewer_id)
);
create index submission_viewers_viewer_idx on private.submission_viewers (viewer_id);

-- Functions -----------------------------------------------------------------------------------

create function private.note_viewer(submission uuid, writes boolean)
returns table (id uuid, name text, is_writing boolean)
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
begin
  if not private.may('inquiries.read') then
    raise exception 'Only staff and admins open inquiries.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  delete from private.submission_viewers viewer where viewer.seen_at < now() - interval '1 day';
  insert into private.submission_viewers as viewer (submission_id, viewer_id, is_writing)
  select known.id, caller, coalesce(writes, false)
  from public.contact_submissions known where known.id = submission and not known.is_test
  on conflict (submission_id, viewer_id) do update set is_writing = excluded.is_writing, seen_at = now();
  return query
    select person.id, person.full_name, viewer.is_writing
    from private.submission_viewers viewer join public.profiles person on person.id = viewer.viewer_id
    where viewer.submission_id = submission and viewer.viewer_id <> caller
      and viewer.seen_at > now() - interval '45 seconds'
    order by person.full_name, person.id;
end;
$$;

create function public.view_submission(submission uuid, writes boolean default false)
returns table (id uuid, name text, is_writing boolean)
language sql set search_path = '' as $$ select * from private.note_viewer(submission, writes) $$;
comment on function public.view_submission(uuid, boolean) is
  'Notes that the caller has an inquiry open, and returns the colleagues who do. Staff only.';

-- Grants --------------------------------------------------------------------------------------

alter table private.submission_viewers enable row level security;

revoke all on private.submission_viewers from public, anon, authenticated;

revoke execute on function private.note_viewer(uuid, boolean) from public;
revoke execute on function public.view_submission(uuid, boolean) from public, anon;
grant execute on function private.note_viewer(uuid, boolean), public.view_submission(uuid, boolean) to authenticated;
