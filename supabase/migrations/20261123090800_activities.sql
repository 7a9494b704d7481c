-- Activities and their categories.

-- Tables --------------------------------------------------------------------------------------

create table public.activity_categories (
  id text primary key,
  name text not null,
  description text not null default '',
  image text not null default '',
  icon text not null default '',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text collate "C" not null generated always as (private.sort_key(name)) stored,
  constraint activity_categories_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint activity_categories_name_length check (char_length(btrim(name)) between 1 and 100)
);

create table public.activities (
  id text primary key,
  title text not null,
  description text not null default '',
  image text not null default '',
  icon text not null default '',
  category_id text references public.activity_categories (id) on update cascade,
  highlights text[] not null default '{}',
  requirements text[] not null default '{}',
  duration text not null default '',
  groupsize text not null default '',
  difficulty text not null default '',
  besttime text not null default '',
  longdescription text not null default '',
  status public.publication_status not null default 'draft',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title_key text collate "C" not null generated always as (private.sort_key(title)) stored,
  constraint activities_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint activities_title_length check (char_length(btrim(title)) between 1 and 200),
  constraint activities_description_length check (char_length(description) <= 1000),
  constraint activities_longdescription_length check (char_length(longdescription) <= 10000),
  constraint activities_image_length check (char_length(image) <= 2000),
  constraint activities_icon_length check (char_length(icon) <= 100),
  constraint activities_duration_length check (char_length(duration) <= 200),
  constraint activities_groupsize_length check (char_length(groupsize) <= 200),
  constraint activities_difficulty_length check (char_length(difficulty) <= 200),
  constraint activities_besttime_length check (char_length(besttime) <= 200)
);
create index activities_category_id_idx on public.activities (category_id, title_key);
create index activities_status_title_idx on public.activities (status, title_key, id);

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('activity_categories', title => 'name', web_address => 'id', search => 'by row', is_label => true,
  texts => 'name description', pictures => 'image');

-- Grants --------------------------------------------------------------------------------------

alter table public.activity_categories enable row level security;
alter table public.activities enable row level security;

revoke all on public.activity_categories, public.activities from anon, authenticated;
grant select on public.activity_categories, public.activities to anon, authenticated;
grant insert, update, delete on public.activity_categories, public.activities to authenticated;
grant all on public.activity_categories, public.activities to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy activity_categories_select_anonymous on public.activity_categories
  for select to anon using (status = 'published');
create policy activity_categories_select_account on public.activity_categories
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy activity_categories_insert_by_right on public.activity_categories
  for insert to authenticated with check ((select private.may('content.write')));
create policy activity_categories_update_by_right on public.activity_categories
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy activity_categories_delete_by_right on public.activity_categories
  for delete to authenticated using ((select private.may('content.delete')));

create policy activities_select_anonymous on public.activities
  for select to anon using (status = 'published');
create policy activities_select_account on public.activities
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy activities_insert_by_right on public.activities
  for insert to authenticated with check ((select private.may('content.write')));
create policy activities_update_by_right on public.activities
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy activities_delete_by_right on public.activities
  for delete to authenticated using ((select private.may('content.delete')));
