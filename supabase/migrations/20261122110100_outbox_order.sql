-- No inquiry waits behind another. Drains take turns among the inquiries that still have no mail, and what
-- was saved while the server's clock was ahead is due at once.

-- Tables ---------------------------------------------------------------------------------------

alter table private.outbox_drains add column answered_until timestamptz not null default '-infinity';
comment on column private.outbox_drains.answered_until is
  'Where the last drain stopped among the inquiries without a mail; the next one goes on from there.';

-- Functions ------------------------------------------------------------------------------------

-- As before, in turns: fifty inquiries whose mails cannot be written do not hide the ones after them.
create or replace function public.start_outbox_drain() returns setof uuid
language plpgsql set search_path = '' as $$
declare
  stopped_at timestamptz;
  batch uuid[];
  reached timestamptz;
begin
  update private.outbox_drains set last_at = now() where id = 1 returning answered_until into stopped_at;
  delete from public.contact_submissions
  where is_test and created_at not between now() - interval '10 minutes' and now() + interval '1 minute';
  -- Written while the clock was ahead, so its time says nothing. A server may still be sending it.
  update public.mail_outbox
  set next_attempt_at = now() + case status when 'sending' then interval '5 minutes' else interval '0' end
  where status in ('queued', 'sending') and next_attempt_at > now() and updated_at > now() + interval '1 minute';

  select array_agg(waiting.id order by waiting.turn, waiting.created_at),
      (array_agg(waiting.created_at order by waiting.turn desc, waiting.created_at desc))[1]
    into batch, reached
  from (
    select submission.id, submission.created_at, submission.created_at <= stopped_at as turn
    from public.contact_submissions submission
    where submission.created_at > now() - interval '7 days'
      and submission.created_at not between now() - interval '1 minute' and now()
      and submission.status <> 'spam' and not submission.is_test
      and not exists (select 1 from public.mail_outbox mail where mail.submission_id = submission.id)
    order by turn, submission.created_at limit 50
  ) waiting;
  update private.outbox_drains set answered_until = coalesce(reached, '-infinity') where id = 1;
  return query select unnest(batch);
end;
$$;
