-- Settings: one row that everybody reads, one row for the office.

-- Tables --------------------------------------------------------------------------------------

create table public.office_settings (
  id integer primary key default 1,
  notification_emails text[] not null default '{}',
  submission_retention_months integer not null default 24,
  updated_at timestamptz not null default now(),
  deleted_retention_days integer not null default 30,
  history_retention_months integer not null default 24,
  mail_retention_days integer not null default 90,
  unconfirmed_retention_days integer not null default 30,
  invitation_retention_days integer not null default 90,
  newsletter_rate_per_hour integer not null default 1000,
  constraint office_settings_one_row check (id = 1),
  constraint office_settings_retention_range check (submission_retention_months between 1 and 120),
  constraint office_settings_deleted_range check (deleted_retention_days between 30 and 365),
  constraint office_settings_history_range check (history_retention_months between 1 and 120),
  constraint office_settings_mail_range check (mail_retention_days between 1 and 730),
  constraint office_settings_unconfirmed_range check (unconfirmed_retention_days between 3 and 365),
  constraint office_settings_invitation_range check (invitation_retention_days between 1 and 730),
  constraint office_settings_newsletter_rate_range check (newsletter_rate_per_hour between 10 and 100000),
  constraint office_settings_notification_emails_format check (private.are_email_addresses(notification_emails))
);

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
  retention_periods jsonb not null default '{}',
  requires_proof_of_work boolean not null default false,
  constraint site_settings_one_row check (id = 1),
  constraint site_settings_opening_hours_list check (jsonb_typeof(opening_hours) = 'array'),
  constraint site_settings_facebook_url_safe check (facebook_url ~ '^(|https://\S+)$'),
  constraint site_settings_twitter_url_safe check (twitter_url ~ '^(|https://\S+)$'),
  constraint site_settings_instagram_url_safe check (instagram_url ~ '^(|https://\S+)$'),
  constraint site_settings_youtube_url_safe check (youtube_url ~ '^(|https://\S+)$'),
  constraint site_settings_company_name_length check (char_length(company_name) <= 100),
  constraint site_settings_tagline_length check (char_length(tagline) <= 200),
  constraint site_settings_address_length check (char_length(address) <= 500),
  constraint site_settings_phone_format check (phone ~ '^(|\+?[0-9 ().-]{6,30})$'),
  constraint site_settings_whatsapp_format check (whatsapp ~ '^(|(\+|00)[1-9][0-9 ().-]{5,28})$'),
  constraint site_settings_email_format check (email = '' or private.is_email_address(email))
);
comment on column public.site_settings.opening_hours is
  'List of {"weekday": 0 (Sunday) to 6, "opens": "HH:MM", "closes": "HH:MM"} in Algiers time.';
comment on column public.site_settings.retention_periods is
  'A copy for visitors, maintained by a trigger: {"inquiry_months", "mail_days", "unconfirmed_days"}.';
comment on column public.site_settings.requires_proof_of_work is
  'Inquiries and subscriptions need proof of work. Public, so that forms can begin early.';

-- Functions -----------------------------------------------------------------------------------

create function private.retention_periods() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('inquiry_months', submission_retention_months, 'mail_days', mail_retention_days,
    'unconfirmed_days', unconfirmed_retention_days)
  from public.office_settings where id = 1
$$;

create function private.set_retention_periods() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.retention_periods := private.retention_periods();
  return new;
end;
$$;

create function private.sync_retention_periods() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_settings set retention_periods = private.retention_periods()
  where retention_periods <> private.retention_periods();
  return null;
end;
$$;

-- Saves both rows or none. `settings` holds columns of either table by name; the function covers every column,
-- so a new setting needs no change here. Returns false if somebody saved in between.
create function public.save_settings(
  settings jsonb, site_read_at timestamptz, office_read_at timestamptz
) returns boolean
language plpgsql set search_path = '' as $$
declare
  of_table text;
  columns text;
begin
  if not private.may('settings.write') then
    raise exception 'Only administrators change the settings.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  perform 1 from public.site_settings where updated_at = site_read_at for update;
  if not found then
    return false;
  end if;
  perform 1 from public.office_settings where updated_at = office_read_at for update;
  if not found then
    return false;
  end if;
  foreach of_table in array array['site_settings', 'office_settings'] loop
    select string_agg(format('%I', attribute.attname), ', ') into columns
    from pg_catalog.pg_attribute attribute
    where attribute.attrelid = format('public.%I', of_table)::regclass
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
      and attribute.attname not in ('id', 'updated_at') and settings ? attribute.attname;
    if columns is not null then
      execute format('update public.%1$I set (%2$s) =
        (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = 1',
        of_table, columns) using settings;
    end if;
  end loop;
  return true;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger site_settings_touch before update on public.site_settings
  for each row execute function private.touch_updated_at();
create trigger office_settings_touch before update on public.office_settings
  for each row execute function private.touch_updated_at();

create trigger site_settings_set_retention_periods before insert or update on public.site_settings
  for each row execute function private.set_retention_periods();

create trigger office_settings_sync_retention_periods after update on public.office_settings
  for each row execute function private.sync_retention_periods();

-- Grants --------------------------------------------------------------------------------------

alter table public.office_settings enable row level security;
alter table public.site_settings enable row level security;

revoke all on public.office_settings, public.site_settings from anon, authenticated;
grant select, update on public.office_settings to authenticated;
grant all on public.office_settings, public.site_settings to service_role;
grant select on public.site_settings to anon, authenticated;
grant update on public.site_settings to authenticated;

revoke execute on function private.retention_periods(), private.set_retention_periods(),
  private.sync_retention_periods() from public;
revoke execute on function public.save_settings(jsonb, timestamptz, timestamptz) from public, anon;
grant execute on function public.save_settings(jsonb, timestamptz, timestamptz) to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy office_settings_select_by_right on public.office_settings
  for select to authenticated using ((select private.may('settings.read')));
create policy office_settings_update_by_right on public.office_settings
  for update to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

create policy site_settings_select_everyone on public.site_settings
  for select to anon, authenticated using (true);
create policy site_settings_update_by_right on public.site_settings
  for update to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

-- Rows ----------------------------------------------------------------------------------------

insert into public.office_settings (id) values (1) on conflict do nothing;
insert into public.site_settings (id) values (1) on conflict do nothing;
