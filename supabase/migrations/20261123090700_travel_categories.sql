-- Travel categories: filters with their own page.

-- Tables --------------------------------------------------------------------------------------

create table public.travel_categories (
  id uuid primary key default gen_random_uuid(),
  route text not null unique,
  name text not null,
  description text not null default '',
  "backgroundImage" text not null default '',
  icon text not null default '',
  "menuTitle" text not null default '',
  "cardListTitle" text not null default '',
  "ctaTitle" text not null default '',
  "ctaDescription" text not null default '',
  "ctaButtonText" text not null default '',
  filter jsonb not null default '{}',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint travel_categories_route_slug check (route ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint travel_categories_name_length check (char_length(btrim(name)) between 1 and 100),
  constraint travel_categories_filter_object check (jsonb_typeof(filter) = 'object')
);
comment on column public.travel_categories.filter is
  'A travel filter: search, region, type, duration, groupSize, id, tags, priceRange. Ignored by routes with a fixed filter.';

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('travel_categories', title => 'name', web_address => 'route', search => 'by row',
  texts => 'name description menuTitle cardListTitle ctaTitle ctaDescription ctaButtonText', pictures => 'backgroundImage');

-- Grants --------------------------------------------------------------------------------------

alter table public.travel_categories enable row level security;

revoke all on public.travel_categories from anon, authenticated;
grant select on public.travel_categories to anon, authenticated;
grant insert, update, delete on public.travel_categories to authenticated;
grant all on public.travel_categories to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy travel_categories_select_anonymous on public.travel_categories
  for select to anon using (status = 'published');
create policy travel_categories_select_account on public.travel_categories
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy travel_categories_insert_by_right on public.travel_categories
  for insert to authenticated with check ((select private.may('content.write')));
create policy travel_categories_update_by_right on public.travel_categories
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy travel_categories_delete_by_right on public.travel_categories
  for delete to authenticated using ((select private.may('content.delete')));
