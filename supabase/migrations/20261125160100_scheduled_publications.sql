-- Scheduled publishing: when records go online and offline. One table for all content.

-- Tables --------------------------------------------------------------------------------------

-- A row is deleted once it is done. `failure` says why it could not be, as the API would: {"code", "message", "details"}.
create table public.scheduled_publications (
  resource text not null,
  record_id text not null,
  action text not null,
  due_at timestamptz not null,
  failure jsonb,
  created_by uuid default auth.uid() references public.profiles (id) on delete set null,
  primary key (resource, record_id, action),
  constraint scheduled_publications_action_choice check (action in ('publish', 'unpublish'))
);
comment on column public.scheduled_publications.resource is 'The name of the table.';
create index scheduled_publications_due_idx on public.scheduled_publications (due_at) where failure is null;
create index scheduled_publications_created_by_idx on public.scheduled_publications (created_by);

-- Functions -----------------------------------------------------------------------------------

create function private.check_scheduled_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  other public.scheduled_publications;
begin
  if new.failure is not null and tg_op = 'UPDATE' and new.due_at = old.due_at then
    return new;
  end if;
  new.failure := null;
  if private.previewed_record(new.resource, new.record_id) is null then
    raise exception 'This record does not exist or has been deleted.'
      using errcode = '23514', detail = private.error_detail('record_gone');
  end if;
  if new.due_at <= now() then
    raise exception 'Choose a time in the future.'
      using errcode = '23514', detail = private.error_detail('time_in_past');
  end if;
  select * into other from public.scheduled_publications row
  where row.resource = new.resource and row.record_id = new.record_id and row.action <> new.action
    and row.failure is null;
  if new.due_at = other.due_at then
    raise exception 'It cannot go online and offline at the same time.'
      using errcode = '23514', detail = private.error_detail('times_equal');
  end if;
  return new;
end;
$$;

-- The history of the record says who scheduled and cancelled what. The schedule's own work changes its status.
create function private.record_scheduled_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  entry public.scheduled_publications := case tg_op when 'DELETE' then old else new end;
  was timestamptz := case tg_op when 'INSERT' then null else old.due_at end;
  is_now timestamptz := case tg_op when 'DELETE' then null else new.due_at end;
  field text := entry.action || '_at';
begin
  if was is distinct from is_now and (select auth.uid()) is not null and pg_trigger_depth() < 2 then
    insert into public.record_changes (resource, record_id, action, actor_id, before, after)
    values (entry.resource, entry.record_id, 'update',
      (select profile.id from public.profiles profile where profile.id = (select auth.uid())),
      jsonb_build_object(field, was), jsonb_build_object(field, is_now));
  end if;
  return null;
end;
$$;

-- Publishes and unpublishes what is due, each once and in order, and keeps what fails with the reason. Returns how
-- many were done. Run every minute; after an outage the next run catches up.
create function private.run_scheduled_publications() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due public.scheduled_publications;
  done integer := 0;
  code text;
  message text;
  details text;
begin
  for due in
    select * from public.scheduled_publications row where row.due_at <= now() and row.failure is null
    order by row.due_at for update skip locked
  loop
    begin
      execute format('update public.%I row set status = $1 where row.id::text = $2 and row.status <> $1', due.resource)
        using (case due.action when 'publish' then 'published' else 'draft' end)::public.publication_status, due.record_id;
      delete from public.scheduled_publications row
      where row.resource = due.resource and row.record_id = due.record_id and row.action = due.action;
      done := done + 1;
    exception when others then
      get stacked diagnostics code = returned_sqlstate, message = message_text, details = pg_exception_detail;
      update public.scheduled_publications row
      set failure = jsonb_build_object('code', code, 'message', message, 'details', details)
      where row.resource = due.resource and row.record_id = due.record_id and row.action = due.action;
    end;
  end loop;
  return done;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger scheduled_publications_check before insert or update on public.scheduled_publications
  for each row execute function private.check_scheduled_publication();
create trigger scheduled_publications_record after insert or update or delete on public.scheduled_publications
  for each row execute function private.record_scheduled_publication();

-- Grants --------------------------------------------------------------------------------------

alter table public.scheduled_publications enable row level security;

revoke all on public.scheduled_publications from anon, authenticated, service_role;
grant select, delete on public.scheduled_publications to authenticated, service_role;
grant insert (resource, record_id, action, due_at), update (resource, record_id, action, due_at)
  on public.scheduled_publications to authenticated;

revoke execute on function private.check_scheduled_publication(), private.record_scheduled_publication(),
  private.run_scheduled_publications() from public, anon, authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy scheduled_publications_select_by_right on public.scheduled_publications
  for select to authenticated using ((select private.may('content.read')));
create policy scheduled_publications_insert_by_right on public.scheduled_publications
  for insert to authenticated with check ((select private.may('content.write')));
create policy scheduled_publications_update_by_right on public.scheduled_publications
  for update to authenticated using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy scheduled_publications_delete_by_right on public.scheduled_publications
  for delete to authenticated using ((select private.may('content.write')));
