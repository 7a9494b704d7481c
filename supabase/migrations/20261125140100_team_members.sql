-- The people of the company, with the trips that they plan or guide.

-- Tables --------------------------------------------------------------------------------------

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  role text not null default '',
  languages text[] not null default '{}',
  description text not null default '',
  image text not null default '',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint team_members_name_length check (char_length(btrim(name)) between 1 and 200),
  constraint team_members_role_length check (char_length(role) <= 100),
  constraint team_members_description_length check (char_length(description) <= 1000),
  constraint team_members_image_length check (char_length(image) <= 2000)
);
create index team_members_position_idx on public.team_members (position, id);

alter table public.travels
  add column planner_ids uuid[] not null default '{}',
  add column guide_ids uuid[] not null default '{}';
comment on column public.travels.planner_ids is 'Team members in order. A save drops those who do not exist.';
comment on column public.travels.guide_ids is 'Team members in order. A save drops those who do not exist.';

alter table public.activities
  add column planner_ids uuid[] not null default '{}',
  add column guide_ids uuid[] not null default '{}';
comment on column public.activities.planner_ids is 'Team members in order. A save drops those who do not exist.';
comment on column public.activities.guide_ids is 'Team members in order. A save drops those who do not exist.';

-- Functions -----------------------------------------------------------------------------------

-- The members of a list that exist, once each and in order, locked against deletion until the end of the transaction.
create function private.existing_members(listed uuid[]) returns uuid[]
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.team_members member where member.id = any (listed) for key share;
  return array(
    select wanted.id
    from (select id, min(place) as place from unnest(listed) with ordinality entry (id, place) group by id) wanted
    join public.team_members member on member.id = wanted.id
    order by wanted.place);
end;
$$;

-- An older copy of a trip can name people who have left since: a save drops them, and keeps the rest.
create function private.keep_existing_members() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.planner_ids := private.existing_members(new.planner_ids);
  new.guide_ids := private.existing_members(new.guide_ids);
  return new;
end;
$$;

create function private.remove_member_from_trips() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.travels travel
  set planner_ids = array_remove(travel.planner_ids, old.id), guide_ids = array_remove(travel.guide_ids, old.id)
  where travel.planner_ids || travel.guide_ids @> array[old.id];
  update public.activities activity
  set planner_ids = array_remove(activity.planner_ids, old.id), guide_ids = array_remove(activity.guide_ids, old.id)
  where activity.planner_ids || activity.guide_ids @> array[old.id];
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('team_members', title => 'name', texts => 'role description', lists => 'languages',
  pictures => 'image');
create trigger team_members_remove_from_trips after delete on public.team_members
  for each row execute function private.remove_member_from_trips();
create trigger travels_keep_existing_members before update of planner_ids, guide_ids on public.travels
  for each row when (new.planner_ids <> '{}' or new.guide_ids <> '{}')
  execute function private.keep_existing_members();
create trigger activities_keep_existing_members before update of planner_ids, guide_ids on public.activities
  for each row when (new.planner_ids <> '{}' or new.guide_ids <> '{}')
  execute function private.keep_existing_members();

-- Grants --------------------------------------------------------------------------------------

alter table public.team_members enable row level security;

revoke all on public.team_members from anon, authenticated;
grant select on public.team_members to anon, authenticated;
grant insert, update, delete on public.team_members to authenticated;
grant all on public.team_members to service_role;

revoke execute on function private.existing_members(uuid[]), private.keep_existing_members(),
  private.remove_member_from_trips() from public;

-- Policies ------------------------------------------------------------------------------------

create policy team_members_select_anonymous on public.team_members
  for select to anon using (status = 'published');
create policy team_members_select_account on public.team_members
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy team_members_insert_by_right on public.team_members
  for insert to authenticated with check ((select private.may('content.write')));
create policy team_members_update_by_right on public.team_members
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy team_members_delete_by_right on public.team_members
  for delete to authenticated using ((select private.may('content.delete')));
