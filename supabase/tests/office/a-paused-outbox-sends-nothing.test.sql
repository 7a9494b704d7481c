begin;
select plan(3);

insert into public.mail_outbox (kind, to_email, subject, body_text, body_html, idempotency_key)
values ('reply', 'nadia@example.com', 'Waiting', 'a', 'a', 'paused');

update private.outbox_drains set paused_at = now() where id = 1;
set local role service_role;
select is_empty($$ select id from public.claim_mails(100, array['paused']) $$, 'a mail is not claimed while the outbox is paused');
select is((select status::text from public.mail_outbox where idempotency_key = 'paused'), 'queued', 'it waits');
update private.outbox_drains set paused_at = null where id = 1;
select is((select count(*) from public.claim_mails(100, array['paused'])), 1::bigint, 'and is claimed afterwards');

select * from finish();
rollback;
