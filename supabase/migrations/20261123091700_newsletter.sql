-- Newsletter subscriptions. Only the server writes them (double opt-in); nobody can list addresses with the
-- public key.

-- Tables --------------------------------------------------------------------------------------

create type public.subscription_status as enum ('pending', 'confirmed', 'unsubscribed');

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  status public.subscription_status not null default 'pending',
  locale text not null default 'en',
  consent_text text not null,
  consent_version text not null,
  confirm_token_hash text unique,
  unsubscribe_token_hash text unique,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  constraint newsletter_subscriptions_email_format
    check (char_length(email) <= 320 and email ~ '^[^\s@<>(),;:"\[\]\\]+@[^\s@<>(),;:"\[\]\\]+\.[^\s@<>(),;:"\[\]\\.]{2,}$'),
  constraint newsletter_subscriptions_confirmed_has_time
    check (status <> 'confirmed' or confirmed_at is not null)
);
create unique index newsletter_subscriptions_email_unique on public.newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_requested_idx on public.newsletter_subscriptions (requested_at desc, id);

-- Grants --------------------------------------------------------------------------------------

alter table public.newsletter_subscriptions enable row level security;

revoke all on public.newsletter_subscriptions from anon, authenticated;
grant select (id, email, status, locale, consent_text, consent_version, requested_at, confirmed_at,
  unsubscribed_at) on public.newsletter_subscriptions to authenticated;
grant delete on public.newsletter_subscriptions to authenticated;
grant all on public.newsletter_subscriptions to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy newsletter_subscriptions_select_staff on public.newsletter_subscriptions
  for select to authenticated using ((select private.is_staff()));
create policy newsletter_subscriptions_delete_admin on public.newsletter_subscriptions
  for delete to authenticated using ((select private.is_admin()));
