-- After the rows of a backup are restored in place of a lost project, in the same transaction. What was waiting may have
-- gone out between the backup and the loss: a person decides about each email, and a newsletter does not go on.
update private.outbox_drains set paused_at = null where id = 1;
update public.mail_outbox
set status = 'withdrawn', uncertain_since = null, last_error = 'Set aside when the project was restored.'
where status in ('queued', 'sending') and kind = 'newsletter_issue';
update public.newsletter_recipients set status = 'skipped' where status in ('waiting', 'queued');
update public.newsletter_issues set status = 'sent' where status = 'sending';
update public.mail_outbox
set status = 'failed', uncertain_since = now(), last_error = 'It waited when the backup was made and may have gone out since.'
where status in ('queued', 'sending');
