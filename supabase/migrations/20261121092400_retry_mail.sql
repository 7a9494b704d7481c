-- Trying a mail again that did not go out. Nobody but the server writes the outbox, so the one change
-- that staff may make to it is this function's: back into the queue, with the attempts as they were
-- counted. Who sends it from there is the edge function retry-mail, which asks here first.

create function private.queue_mail_again(mail uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_mail public.mail_outbox;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins try a mail again.' using errcode = '42501';
  end if;
  select * into found_mail from public.mail_outbox where id = mail for update;
  if not found then
    raise exception 'This mail does not exist, or not any more.' using errcode = 'PT404';
  end if;
  -- An invitation, a reset or a newsletter mail carries a link that is in no table (docs/access.md).
  if found_mail.submission_id is null then
    raise exception 'This mail carried a link of its own and cannot be sent again from here.' using errcode = 'PT409';
  end if;
  if found_mail.status = 'sent' then
    raise exception 'This mail was sent already.' using errcode = 'PT409';
  end if;
  -- A server that stopped midway leaves a mail behind as waiting or on its way.
  if found_mail.status <> 'failed' and found_mail.next_attempt_at > now() - interval '1 minute' then
    raise exception 'This mail is on its way.' using errcode = 'PT409';
  end if;
  update public.mail_outbox
  set status = 'queued', next_attempt_at = now(), attempts = least(attempts, 99)
  where id = mail;
end;
$$;
revoke execute on function private.queue_mail_again(uuid) from public;
grant execute on function private.queue_mail_again(uuid) to authenticated;

create function public.retry_mail(mail uuid) returns void
language sql set search_path = '' as $$ select private.queue_mail_again(mail) $$;
comment on function public.retry_mail(uuid) is 'Puts a mail about an inquiry that did not go out back into the queue.';
revoke execute on function public.retry_mail(uuid) from public, anon;
grant execute on function public.retry_mail(uuid) to authenticated;
