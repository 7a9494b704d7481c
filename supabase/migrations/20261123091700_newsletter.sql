-- Newsletter subscriptions. Only the server writes them (double opt-in); nobody can list addresses with the
-- public key.

-- Tables --------------------------------------------------------------------------------------

create type public.subscription_status as enum ('pending', 'confirmed', 'unsubscribed', 'bounced');

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  status public.subscription_status not null default 'pending',
  locale text not null default 'en' references public.languages (code),
  consent_text text not null,
  consent_version text not null,
  confirm_token_hash text unique,
  unsubscribe_token_hash text unique,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  bounced_at timestamptz,
  end_reason text not null default '',
  constraint newsletter_subscriptions_email_format
    check (private.is_email_address(email)),
  constraint newsletter_subscriptions_confirmed_has_time
    check (status <> 'confirmed' or confirmed_at is not null),
  constraint newsletter_subscriptions_bounced_has_time check (status <> 'bounced' or bounced_at is not null),
  constraint newsletter_subscriptions_end_reason_length check (char_length(end_reason) <= 300)
);
create unique index newsletter_subscriptions_email_unique on public.newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_requested_idx on public.newsletter_subscriptions (requested_at desc, id);
create index newsletter_subscriptions_status_idx on public.newsletter_subscriptions (status, requested_at desc, id);
create index newsletter_subscriptions_email_words_idx on public.newsletter_subscriptions
  using gin (email extensions.gin_trgm_ops);
comment on column public.newsletter_subscriptions.end_reason is
  'Why the server ended it: the answer of the mail server, or that the reader reported spam.';

-- Functions -----------------------------------------------------------------------------------

-- Ends the subscription of an address that refuses mail for good, or whose owner reported spam.
create function public.end_subscription(address text, as_status public.subscription_status, reason text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if as_status not in ('bounced', 'unsubscribed') then
    raise exception 'A subscription ends as bounced or unsubscribed.'
      using errcode = '22023', detail = private.error_detail('invalid_request');
  end if;
  update public.newsletter_subscriptions
  set status = as_status, end_reason = left(reason, 300),
    bounced_at = case as_status when 'bounced' then now() else bounced_at end,
    unsubscribed_at = case as_status when 'unsubscribed' then now() else unsubscribed_at end
  where lower(email) = lower(address) and status in ('pending', 'confirmed');
  return found;
end;
$$;
comment on function public.end_subscription(text, public.subscription_status, text) is
  'Ends a subscription after a bounce or a complaint. The server only.';

-- Grants --------------------------------------------------------------------------------------

alter table public.newsletter_subscriptions enable row level security;

revoke all on public.newsletter_subscriptions from anon, authenticated;
grant select (id, email, status, locale, consent_text, consent_version, requested_at, confirmed_at,
  unsubscribed_at, bounced_at, end_reason) on public.newsletter_subscriptions to authenticated;
grant delete on public.newsletter_subscriptions to authenticated;
grant all on public.newsletter_subscriptions to service_role;

revoke execute on function public.end_subscription(text, public.subscription_status, text)
  from public, anon, authenticated;
grant execute on function public.end_subscription(text, public.subscription_status, text) to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy newsletter_subscriptions_select_by_right on public.newsletter_subscriptions
  for select to authenticated using ((select private.may('newsletter.read')));
create policy newsletter_subscriptions_delete_by_right on public.newsletter_subscriptions
  for delete to authenticated using ((select private.may('newsletter.delete')));
