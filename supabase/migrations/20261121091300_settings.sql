-- Settings: one row that everybody reads, one row for the office.

create table public.site_settings (
  id integer primary key default 1,
  company_name text not null default 'Expat Buddy',
  tagline text not null default '',
  phone text not null default '',
  whatsapp text not null default '',
  email text not null default '',
  address text not null default '',
  opening_hours jsonb not null default '[]',
  facebook_url text not null default '',
  twitter_url text not null default '',
  instagram_url text not null default '',
  youtube_url text not null default '',
  prices_are_examples boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint site_settings_one_row check (id = 1),
  constraint site_settings_opening_hours_list check (jsonb_typeof(opening_hours) = 'array'),
  constraint site_settings_facebook_url_safe check (facebook_url ~ '^(|https://\S+)$'),
  constraint site_settings_twitter_url_safe check (twitter_url ~ '^(|https://\S+)$'),
  constraint site_settings_instagram_url_safe check (instagram_url ~ '^(|https://\S+)$'),
  constraint site_settings_youtube_url_safe check (youtube_url ~ '^(|https://\S+)$')
);
comment on column public.site_settings.opening_hours is
  'List of {"weekday": 0 (Sunday) to 6, "opens": "HH:MM", "closes": "HH:MM"} in Algiers time.';

create table public.office_settings (
  id integer primary key default 1,
  notification_emails text[] not null default '{}',
  submission_retention_months integer not null default 24,
  build_hook_url text not null default '',
  updated_at timestamptz not null default now(),
  constraint office_settings_one_row check (id = 1),
  constraint office_settings_retention_range check (submission_retention_months between 1 and 120),
  constraint office_settings_build_hook_safe check (build_hook_url ~ '^(|https://\S+)$')
);

insert into public.site_settings (id) values (1) on conflict do nothing;
insert into public.office_settings (id) values (1) on conflict do nothing;

create trigger site_settings_touch before update on public.site_settings
  for each row execute function private.touch_updated_at();
create trigger office_settings_touch before update on public.office_settings
  for each row execute function private.touch_updated_at();

alter table public.site_settings enable row level security;
alter table public.office_settings enable row level security;

revoke all on public.site_settings, public.office_settings from anon, authenticated;
grant select on public.site_settings to anon, authenticated;
grant update on public.site_settings to authenticated;
grant select, update on public.office_settings to authenticated;
grant all on public.site_settings, public.office_settings to service_role;

create policy site_settings_select_everyone on public.site_settings
  for select to anon, authenticated using (true);
create policy site_settings_update_admin on public.site_settings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy office_settings_select_staff on public.office_settings
  for select to authenticated using ((select private.is_staff()));
create policy office_settings_update_admin on public.office_settings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
