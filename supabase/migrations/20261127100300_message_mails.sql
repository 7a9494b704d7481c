-- The email of a message: the server writes it to the outbox under the message's id, once, and sends it.

-- Functions -----------------------------------------------------------------------------------

create function public.unmailed_messages() returns setof uuid
language sql stable set search_path = '' as $$
  select message.id from public.submission_messages message
  where message.direction = 'outbound' and message.channel = 'email' and message.sent_at is not null
    and message.mail_queued_at is null
    -- The files of an answer by email are stored after its message.
    and not exists (select from public.inquiry_files file where file.message_id = message.id
      and file.stored_at is null and file.created_at > now() - interval '10 minutes')
  order by message.sent_at limit 200
$$;
comment on function public.unmailed_messages() is 'Sent messages whose email is not in the outbox yet. The server only.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function public.unmailed_messages() from public, anon, authenticated;
grant execute on function public.unmailed_messages() to service_role;
