-- Messages of customers, from their page or by email, with their files.

-- Functions -----------------------------------------------------------------------------------

create function private.limit_customer_messages(submission uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if not (private.consume_limit('inquiry message', 'inquiry', submission::text)
    and private.consume_limit('inquiry message', 'everybody', 'everybody')) then
    raise sqlstate 'PT429'
      using message = 'Too many messages in a short time.', detail = private.error_detail('too_many_requests');
  end if;
end;
$$;

-- However it arrived: triggers of the table reopen the inquiry, and the office is notified.
create function private.add_customer_message(inquiry public.contact_submissions, message public.submission_messages)
returns void
language sql set search_path = '' as $$
  insert into public.submission_messages (id, submission_id, direction, channel, author_id, from_email, from_name, to_emails,
    subject, body, quoted, language, email_message_id, sent_at)
  values (message.id, inquiry.id, 'inbound', message.channel, null, message.from_email, message.from_name,
    coalesce(message.to_emails, '{}'), coalesce(message.subject, ''), message.body, coalesce(message.quoted, ''),
    inquiry.language, message.email_message_id, coalesce(message.sent_at, now()))
$$;

-- A message from the page, under an id that the browser made: a retry changes nothing. False if it belongs elsewhere.
create function public.write_to_inquiry(submission uuid, message uuid, words text) returns boolean
language plpgsql set search_path = '' as $$
declare
  inquiry public.contact_submissions;
  written public.submission_messages;
  known uuid;
begin
  select * into inquiry from public.contact_submissions row where row.id = submission for update;
  select sent.submission_id into known from public.submission_messages sent where sent.id = message;
  if known is not null or inquiry.id is null then
    return known is not distinct from inquiry.id and known is not null;
  end if;
  perform private.limit_customer_messages(submission);
  written.id := message;
  written.channel := 'page';
  written.from_email := inquiry.email;
  written.from_name := inquiry.name;
  written.body := private.trimmed(words);
  perform private.add_customer_message(inquiry, written);
  return true;
end;
$$;
comment on function public.write_to_inquiry(uuid, uuid, text) is 'Saves a message of the customer, once. The server only.';

-- Reserves a place for a file of a message that the customer has just sent. False: it is stored already.
create function public.reserve_customer_file(
  of_submission uuid, of_message uuid, file uuid, file_name text, headers jsonb
) returns boolean
language plpgsql set search_path = '' as $$
declare
  known public.inquiry_files;
begin
  -- Locked, or two files could both be the third.
  perform 1 from public.submission_messages message
  where message.id = of_message and message.submission_id = of_submission and message.direction = 'inbound'
    and message.channel = 'page' and message.created_at > now() - interval '1 hour' for update;
  if not found then
    raise sqlstate 'PT404'
      using message = 'There is no recent message with this id.', detail = private.error_detail('upload_closed');
  end if;
  select * into known from public.inquiry_files stored where stored.id = file;
  if known.id is not null and known.message_id is distinct from of_message then
    raise sqlstate 'PT404'
      using message = 'This file belongs to another message.', detail = private.error_detail('upload_closed');
  end if;
  if known.id is not null then
    return known.stored_at is null;
  end if;
  if (select count(*) from public.inquiry_files stored where stored.message_id = of_message) >= 3 then
    raise sqlstate 'PT409'
      using message = 'A message takes up to three files.',
      detail = private.error_detail('attachments_full', jsonb_build_object('count', 3));
  end if;
  if not (private.consume_limit('inquiry file', 'network', private.client_network(headers))
    and private.consume_limit('inquiry file', 'everybody', 'everybody')) then
    raise sqlstate 'PT429'
      using message = 'Too many files in a short time.', detail = private.error_detail('too_many_files');
  end if;
  insert into public.inquiry_files (id, submission_id, message_id, name)
  values (file, of_submission, of_message, file_name);
  -- A refused file had the same id.
  delete from private.expired_files
  where bucket_id = 'inquiry-files' and path = of_submission::text || '/' || file::text;
  return true;
end;
$$;
comment on function public.reserve_customer_file(uuid, uuid, uuid, text, jsonb) is
  'Reserves a place for a file of a customer''s message; false if it is stored already. The server only.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.limit_customer_messages(uuid),
  private.add_customer_message(public.contact_submissions, public.submission_messages) from public;
revoke execute on function public.write_to_inquiry(uuid, uuid, text),
  public.reserve_customer_file(uuid, uuid, uuid, text, jsonb) from public, anon, authenticated;
grant execute on function private.limit_customer_messages(uuid),
  private.add_customer_message(public.contact_submissions, public.submission_messages),
  public.write_to_inquiry(uuid, uuid, text), public.reserve_customer_file(uuid, uuid, uuid, text, jsonb)
  to service_role;

-- Rows ----------------------------------------------------------------------------------------

insert into private.limits (kind, subject, allowed, period) values
  ('inquiry message', 'inquiry', 20, '1 hour'),
  ('inquiry message', 'everybody', 600, '1 hour');
