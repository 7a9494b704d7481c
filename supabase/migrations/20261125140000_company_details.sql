-- The company as the law and its customers know it. Empty is not shown, nor is a licence or an insurance after the
-- last day it is valid.

-- Tables --------------------------------------------------------------------------------------

alter table public.site_settings
  add column legal_name text not null default '',
  add column register_number text not null default '',
  add column licence_number text not null default '',
  add column licence_valid_until date,
  add column insurer text not null default '',
  add column insurance_number text not null default '',
  add column insurance_valid_until date,
  add column payment_terms text not null default '',
  add constraint site_settings_legal_name_length check (char_length(legal_name) <= 200),
  add constraint site_settings_register_number_length check (char_length(register_number) <= 100),
  add constraint site_settings_licence_number_length check (char_length(licence_number) <= 100),
  add constraint site_settings_licence_complete check (licence_valid_until is null or btrim(licence_number) <> ''),
  add constraint site_settings_insurer_length check (char_length(insurer) <= 200),
  add constraint site_settings_insurance_number_length check (char_length(insurance_number) <= 100),
  add constraint site_settings_insurance_complete check (
    (insurance_valid_until is null and insurance_number = '') or btrim(insurer) <> ''),
  add constraint site_settings_payment_terms_length check (char_length(payment_terms) <= 500);
comment on column public.site_settings.licence_valid_until is 'The last day on which the tourism licence is valid, in Algiers.';
comment on column public.site_settings.insurance_valid_until is 'The last day on which the insurance is valid, in Algiers.';
comment on column public.site_settings.payment_terms is 'How and when customers pay, as one plain sentence.';

-- Functions -----------------------------------------------------------------------------------

-- Whether a licence, an insurance or a published event ended from a day on, until yesterday.
create function private.has_ended_since(first_day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from (
      select licence_valid_until as last_day from public.site_settings
      union all
      select insurance_valid_until from public.site_settings
      union all
      select coalesce(ends_on, starts_on) from public.events where status = 'published'
    ) ending
    where last_day >= first_day and last_day < (now() at time zone 'Africa/Algiers')::date)
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.has_ended_since(date) from public;
