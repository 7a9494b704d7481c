-- Services for expats.

-- Tables --------------------------------------------------------------------------------------

create table public.services (
  id text primary key,
  service_type text not null,
  audience text not null,
  title text not null,
  description text not null default '',
  what_we_do text[] not null default '{}',
  what_you_bring text[] not null default '{}',
  usual_time text not null default '',
  languages text[] not null default '{}',
  limits text not null default '',
  price_calculation text not null default '',
  price_amount numeric(12, 2),
  price_currency text,
  price_unit text,
  included text[] not null default '{}',
  not_included text[] not null default '{}',
  icon text not null default '',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint services_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint services_title_length check (char_length(btrim(title)) between 1 and 100),
  constraint services_type_choice foreign key (service_type) references private.inquiry_kinds (key),
  constraint services_audience_choice check (audience in ('visitors', 'residents')),
  constraint services_description_length check (char_length(description) <= 2000),
  constraint services_usual_time_length check (char_length(usual_time) <= 200),
  constraint services_limits_length check (char_length(limits) <= 2000),
  constraint services_icon_length check (char_length(icon) <= 100),
  constraint services_price_calculation_length check (char_length(price_calculation) <= 500),
  constraint services_price_amount_range check (price_amount > 0 and price_amount < 1000000000),
  constraint services_price_currency_choice check (price_currency in ('DZD', 'EUR')),
  constraint services_price_unit_choice check (price_unit in ('person', 'group')),
  constraint services_price_complete check (
    (price_amount is null) = (price_currency is null) and (price_amount is null or price_unit is not null))
);
create index services_type_idx on public.services (service_type);
create index services_position_idx on public.services (audience, position, id);

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('services', web_address => 'id', keeps_address => true, search => 'by row',
  texts => 'title description limits price_calculation usual_time',
  lists => 'included not_included languages what_we_do what_you_bring');

-- Grants --------------------------------------------------------------------------------------

alter table public.services enable row level security;

revoke all on public.services from anon, authenticated;
grant select on public.services to anon, authenticated;
grant insert, update, delete on public.services to authenticated;
grant all on public.services to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy services_select_anonymous on public.services
  for select to anon using (status = 'published');
create policy services_select_account on public.services
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy services_insert_by_right on public.services
  for insert to authenticated with check ((select private.may('content.write')));
create policy services_update_by_right on public.services
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy services_delete_by_right on public.services
  for delete to authenticated using ((select private.may('content.delete')));
