-- Emails to the office about what customers did on their page: changed dates, group sizes and children,
-- withdrawals, and messages about inquiries that nobody owns. Owners are notified of messages with the other notifications.

-- Indexes -------------------------------------------------------------------------------------

create index submission_events_by_customer_idx on public.submission_events (id)
  where actor_id is null and notified_at is null and kind in ('dates', 'group_size', 'children_under_12', 'children_under_5', 'lost_reason');

-- Functions -----------------------------------------------------------------------------------

-- `email` is the owner's address; null without an active owner: the office.
create function public.unnotified_customer_changes()
returns table (event_id bigint, submission_id uuid, service text, kind text, from_value text, to_value text, email text)
language sql stable set search_path = '' as $$
  select event.id, inquiry.id, inquiry.service, event.kind, event.from_value, event.to_value, person.email
  from public.submission_events event
    join public.contact_submissions inquiry on inquiry.id = event.submission_id
    left join public.profiles person on person.id = inquiry.assignee_id and person.disabled_at is null
  where event.actor_id is null and event.notified_at is null
    and (event.kind in ('dates', 'group_size', 'children_under_12', 'children_under_5') or event.kind = 'lost_reason' and event.to_value = 'withdrawn')
    and event.created_at > now() - interval '2 days' and inquiry.status <> 'spam' and not inquiry.is_test
    and (person.id is null or private.wants_notification(person.id, 'customer_replied'))
  order by event.id limit 100
$$;
comment on function public.unnotified_customer_changes() is
  'Changes by customers that the office has not been told about. The server only.';

create function public.unowned_replies() returns table (message_id uuid, submission_id uuid, service text)
language sql stable set search_path = '' as $$
  select message.id, inquiry.id, inquiry.service
  from public.submission_messages message
    join public.contact_submissions inquiry on inquiry.id = message.submission_id
    left join public.profiles person on person.id = inquiry.assignee_id and person.disabled_at is null
  where message.direction = 'inbound' and message.created_at > now() - interval '1 day'
    and person.id is null and inquiry.status <> 'spam' and not inquiry.is_test
    and not exists (select 1 from public.mail_outbox mail where mail.idempotency_key = 'reply-notice:' || message.id)
  order by message.created_at limit 100
$$;
comment on function public.unowned_replies() is
  'Messages of customers about inquiries that nobody owns, without an email about them. The server only.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function public.unnotified_customer_changes(), public.unowned_replies()
  from public, anon, authenticated;
grant execute on function public.unnotified_customer_changes(), public.unowned_replies() to service_role;
