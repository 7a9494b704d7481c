-- Reports of published reviews by visitors.

-- Tables --------------------------------------------------------------------------------------

create table public.review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  rule public.review_rule not null,
  details text not null default '',
  is_handled boolean not null default false,
  handled_by uuid references public.profiles (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint review_reports_details_length check (char_length(details) <= 1000)
);
create index review_reports_review_idx on public.review_reports (review_id);
create index review_reports_handled_by_idx on public.review_reports (handled_by);
create index review_reports_open_idx on public.review_reports (created_at, id) where not is_handled;

alter table public.reviews add column open_reports integer not null default 0;
comment on column public.reviews.open_reports is 'Reports that nobody has handled. Written by a trigger.';
create index reviews_reported_idx on public.reviews (created_at desc, id) where open_reports > 0;

-- Functions -----------------------------------------------------------------------------------

create function private.check_review_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not (
    private.consume_limit('review report', 'network', private.client_network(private.request_headers()))
    and private.consume_limit('review report', 'everybody', 'everybody')
  ) then
    raise sqlstate 'PT429'
      using message = 'Too many reports in a short time.', hint = 'Send it again in an hour.',
      detail = private.error_detail('too_many_reports');
  end if;
  return new;
end;
$$;

create function private.stamp_review_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.handled_by := case when new.is_handled then (select auth.uid()) end;
  new.handled_at := case when new.is_handled then now() end;
  return new;
end;
$$;

create function private.count_open_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews review
  set open_reports = (select count(*) from public.review_reports report
    where report.review_id = review.id and not report.is_handled)
  where review.id = case tg_op when 'DELETE' then old.review_id else new.review_id end;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger review_reports_check before insert on public.review_reports
  for each row execute function private.check_review_report();
create trigger review_reports_stamp before update of is_handled on public.review_reports
  for each row when (new.is_handled is distinct from old.is_handled)
  execute function private.stamp_review_report();

create trigger review_reports_count after insert or update of is_handled or delete on public.review_reports
  for each row execute function private.count_open_reports();

-- Grants --------------------------------------------------------------------------------------

alter table public.review_reports enable row level security;

revoke all on public.review_reports from anon, authenticated;
grant insert (review_id, rule, details) on public.review_reports to anon, authenticated;
grant select on public.review_reports to authenticated;
grant update (is_handled) on public.review_reports to authenticated;
grant all on public.review_reports to service_role;

revoke execute on function private.check_review_report(), private.stamp_review_report(),
  private.count_open_reports() from public;

insert into private.limits (kind, subject, allowed, period) values
  ('review report', 'network', 5, '1 hour'),
  ('review report', 'everybody', 100, '1 hour');

-- Policies ------------------------------------------------------------------------------------

create policy review_reports_insert_everyone on public.review_reports
  for insert to anon, authenticated with check (
    not is_handled and exists (select 1 from public.reviews where reviews.id = review_id and reviews.status = 'published'));
create policy review_reports_select_by_right on public.review_reports
  for select to authenticated using ((select private.may('reviews.read')));
create policy review_reports_update_by_right on public.review_reports
  for update to authenticated
  using ((select private.may('reviews.write'))) with check ((select private.may('reviews.write')));
