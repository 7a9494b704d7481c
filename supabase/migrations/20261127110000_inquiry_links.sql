-- Inquiry links: every email about an inquiry carries the private link of the customer's page, /my-inquiry#<token>. Edge
-- functions derive the token from the link's id; the database stores its hash only.

-- Tables --------------------------------------------------------------------------------------

create table public.inquiry_links (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  token_hash text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '90 days',
  revoked_at timestamptz,
  last_used_at timestamptz,
  requested_at timestamptz,
  emailed_at timestamptz,
  erasure_requested_at timestamptz,
  erasure_emailed_at timestamptz,
  erasure_token_hash text unique,
  erasure_passed_on_at timestamptz
);
comment on column public.inquiry_links.expires_at is '90 days after the last message, or after the last renewal.';
comment on column public.inquiry_links.requested_at is 'When the customer or staff asked for an email with the link.';
comment on column public.inquiry_links.emailed_at is 'When that email was written.';
comment on column public.inquiry_links.erasure_requested_at is
  'When the holder asked to have everything erased. A link of its own, emailed to the address, confirms it for two hours.';
comment on column public.inquiry_links.erasure_passed_on_at is
  'When the confirmed request went to the office, because a trip is still ahead.';
create index inquiry_links_erasure_idx on public.inquiry_links (erasure_requested_at)
  where erasure_requested_at is not null and erasure_emailed_at is null and revoked_at is null;
create index inquiry_links_submission_idx on public.inquiry_links (submission_id, created_at);
create unique index inquiry_links_live_idx on public.inquiry_links (submission_id) where revoked_at is null;
create index inquiry_links_requested_idx on public.inquiry_links (requested_at)
  where requested_at is not null and emailed_at is null and revoked_at is null;

-- Functions -----------------------------------------------------------------------------------

-- The live link of an inquiry, created when there is none. Null for an unknown inquiry.
create function private.inquiry_link_for(submission uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  link uuid;
begin
  -- Locked, or two emails would each create one.
  perform 1 from public.contact_submissions inquiry where inquiry.id = submission for no key update;
  if not found then
    return null;
  end if;
  select known.id into link from public.inquiry_links known
  where known.submission_id = submission and known.revoked_at is null and known.expires_at > now();
  if link is null then
    update public.inquiry_links known set revoked_at = now()
    where known.submission_id = submission and known.revoked_at is null;
    insert into public.inquiry_links (submission_id) values (submission) returning id into link;
  end if;
  return link;
end;
$$;

create function public.inquiry_link_for(submission uuid) returns uuid
language sql set search_path = '' as $$ select private.inquiry_link_for(submission) $$;
comment on function public.inquiry_link_for(uuid) is
  'The id of the live link of an inquiry, created when there is none. The server only.';

-- Wrong tokens count, for each network and in all. A network that sends too many is refused whatever it sends. While
-- too many fail in all, so is every network with a failure of its own: nobody else loses their page to an attack.
create function private.is_guessing_links(network text) returns boolean
language sql security definer set search_path = '' as $$
  select private.is_limit_reached('inquiry link', 'network', network)
    or private.is_limit_reached('inquiry link', 'everybody', 'everybody')
      and (network is null or private.counted_events('inquiry link', 'network', network) > 0)
$$;

-- The inquiry that a link opens. Null for a wrong, an expired and a revoked one.
create function public.submission_of_link(hash text, headers jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  network constant text := private.client_network(headers);
  submission uuid;
begin
  if private.is_guessing_links(network) then
    raise sqlstate 'PT429'
      using message = 'Too many attempts in a short time.', detail = private.error_detail('too_many_requests');
  end if;
  update public.inquiry_links link set last_used_at = now()
  where link.token_hash = hash and link.revoked_at is null and link.expires_at > now()
  returning link.submission_id into submission;
  if submission is null then
    perform private.consume_limit('inquiry link', 'network', network),
      private.consume_limit('inquiry link', 'everybody', 'everybody');
  end if;
  return submission;
end;
$$;
comment on function public.submission_of_link(text, jsonb) is
  'The inquiry that a link opens, if any. Raises PT429 when too many fail. The server only.';

-- Asks for an email with the live link, which then lasts another 90 days.
create function private.request_inquiry_link(submission uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  link constant uuid := private.inquiry_link_for(submission);
begin
  update public.inquiry_links known set requested_at = now(), emailed_at = null,
    expires_at = greatest(known.expires_at, now() + interval '90 days')
  where known.id = link;
end;
$$;

-- Emails the links of somebody's last inquiries to their own address. False: too many requests. The caller answers the
-- same whether the address is known or not.
create function public.renew_inquiry_links(address text, headers jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  plain constant text := lower(private.trimmed(address));
begin
  if not (
    private.consume_limit('inquiry link email', 'network', private.client_network(headers))
    and private.consume_limit('inquiry link email', 'everybody', 'everybody')
  ) then
    return false;
  end if;
  -- The person must not learn that somebody else asked.
  if private.consume_limit('inquiry link email', 'email', plain) then
    perform private.request_inquiry_link(latest.id) from (
      select inquiry.id from public.contact_submissions inquiry
      where lower(inquiry.email) = plain and inquiry.status <> 'spam' and not inquiry.is_test
      order by inquiry.created_at desc limit 3
    ) latest;
  end if;
  return true;
end;
$$;
comment on function public.renew_inquiry_links(text, jsonb) is
  'Asks for emails with the links of an address. False when limited. The server only.';

create function public.requested_inquiry_links()
returns table (link_id uuid, submission_id uuid, email text, name text, requested_at timestamptz, expires_at timestamptz,
  language text)
language sql stable set search_path = '' as $$
  select link.id, inquiry.id, inquiry.email, inquiry.name, link.requested_at, link.expires_at, inquiry.language
  from public.inquiry_links link join public.contact_submissions inquiry on inquiry.id = link.submission_id
  where link.requested_at is not null and link.emailed_at is null and link.revoked_at is null
    and link.expires_at > now()
  order by link.requested_at limit 50
$$;
comment on function public.requested_inquiry_links() is 'Links whose email has not been written. The server only.';

create function private.end_inquiry_link(submission uuid, gets_another boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may('inquiries.write') then
    raise exception 'Only staff and admins change the link of an inquiry.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  update public.inquiry_links link set revoked_at = now()
  where link.submission_id = submission and link.revoked_at is null;
  if gets_another then
    perform private.request_inquiry_link(submission);
  end if;
end;
$$;

create function public.revoke_inquiry_link(submission uuid) returns void
language sql set search_path = '' as $$ select private.end_inquiry_link(submission, false) $$;
comment on function public.revoke_inquiry_link(uuid) is
  'Ends the link of an inquiry. The next email about it carries another. Staff only.';

create function public.replace_inquiry_link(submission uuid) returns void
language sql set search_path = '' as $$ select private.end_inquiry_link(submission, true) $$;
comment on function public.replace_inquiry_link(uuid) is
  'Ends the link of an inquiry and emails another to the customer. Staff only.';

-- Grants --------------------------------------------------------------------------------------

alter table public.inquiry_links enable row level security;

revoke all on public.inquiry_links from anon, authenticated;
grant select (id, submission_id, created_at, expires_at, revoked_at, last_used_at, requested_at, emailed_at)
  on public.inquiry_links to authenticated;
grant all on public.inquiry_links to service_role;

revoke execute on function private.inquiry_link_for(uuid), public.inquiry_link_for(uuid),
  private.is_guessing_links(text), public.submission_of_link(text, jsonb), private.request_inquiry_link(uuid),
  public.renew_inquiry_links(text, jsonb), public.requested_inquiry_links(),
  private.end_inquiry_link(uuid, boolean), public.revoke_inquiry_link(uuid), public.replace_inquiry_link(uuid)
  from public, anon, authenticated;
grant execute on function private.inquiry_link_for(uuid), public.inquiry_link_for(uuid),
  private.is_guessing_links(text), public.submission_of_link(text, jsonb), private.request_inquiry_link(uuid),
  public.renew_inquiry_links(text, jsonb), public.requested_inquiry_links() to service_role;
grant execute on function private.end_inquiry_link(uuid, boolean), public.revoke_inquiry_link(uuid),
  public.replace_inquiry_link(uuid) to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy inquiry_links_select_by_right on public.inquiry_links
  for select to authenticated using ((select private.may('inquiries.read')));

-- Rows ----------------------------------------------------------------------------------------

insert into private.limits (kind, subject, allowed, period) values
  ('inquiry link', 'network', 30, '1 hour'),
  ('inquiry link', 'everybody', 600, '1 hour'),
  ('inquiry link email', 'email', 3, '1 hour'),
  ('inquiry link email', 'network', 10, '1 hour'),
  ('inquiry link email', 'everybody', 200, '1 hour');
