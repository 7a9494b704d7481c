-- Form drafts: what a colleague has typed into a form of the back office and not saved yet. It survives a reload, a
-- crash and the end of the session, and only the same account gets it back.

-- Tables --------------------------------------------------------------------------------------

-- `changes` has the fields that differ from the record, `base` what they differ from, so that changes of others show.
create table public.form_drafts (
  account_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  form text not null,
  record_id text not null default '',
  changes jsonb not null,
  base jsonb not null default '{}',
  record_version text,
  updated_at timestamptz not null default now(),
  primary key (account_id, form, record_id),
  constraint form_drafts_form_format check (form ~ '^[a-z][a-z0-9-]{0,59}$'),
  constraint form_drafts_record_id_length check (char_length(record_id) <= 200),
  constraint form_drafts_record_version_length check (char_length(record_version) <= 60),
  constraint form_drafts_changes_format check (jsonb_typeof(changes) = 'object' and jsonb_typeof(base) = 'object'),
  constraint form_drafts_changes_length check (char_length(changes::text) + char_length(base::text) <= 1000000)
);
comment on table public.form_drafts is 'What a colleague typed and did not save. Nobody else sees it; deleted after 30 days.';
comment on column public.form_drafts.record_id is 'Empty in the form of a new record.';
comment on column public.form_drafts.record_version is 'When the record had last changed as the form was filled.';
create index form_drafts_record_idx on public.form_drafts (record_id);
create index form_drafts_updated_idx on public.form_drafts (updated_at);

-- Functions -----------------------------------------------------------------------------------

create function private.stamp_form_draft() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

-- Of a person who is erased: their own drafts, and their address in others.
create function private.erase_from_form_drafts(records text[], pattern text, replacement text) returns void
language sql set search_path = '' as $$
  delete from public.form_drafts where record_id = any (records);
  update public.form_drafts
  set changes = regexp_replace(changes::text, pattern, replacement, 'gi')::jsonb,
    base = regexp_replace(base::text, pattern, replacement, 'gi')::jsonb
  where lower(changes::text || base::text) ~ pattern;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger form_drafts_stamp before insert or update on public.form_drafts
  for each row execute function private.stamp_form_draft();

-- Grants --------------------------------------------------------------------------------------

alter table public.form_drafts enable row level security;

revoke all on public.form_drafts from anon, authenticated, service_role;
grant select, delete on public.form_drafts to authenticated;
grant insert (account_id, form, record_id, changes, base, record_version),
  update (account_id, form, record_id, changes, base, record_version) on public.form_drafts to authenticated;
grant select, delete on public.form_drafts to service_role;

revoke execute on function private.stamp_form_draft(), private.erase_from_form_drafts(text[], text, text)
  from public, anon, authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy form_drafts_select_owner on public.form_drafts
  for select to authenticated using ((select private.may('office.use')) and account_id = (select auth.uid()));
create policy form_drafts_insert_owner on public.form_drafts
  for insert to authenticated with check ((select private.may('office.use')) and account_id = (select auth.uid()));
create policy form_drafts_update_owner on public.form_drafts
  for update to authenticated
  using ((select private.may('office.use')) and account_id = (select auth.uid()))
  with check ((select private.may('office.use')) and account_id = (select auth.uid()));
create policy form_drafts_delete_owner on public.form_drafts
  for delete to authenticated using ((select private.may('office.use')) and account_id = (select auth.uid()));
