-- After the rows of a backup are restored for a drill, in the same transaction: the copy writes to nobody and asks no host
-- for a build. Every email is claimed by claim_mails(), which returns none while the outbox is paused.
update private.outbox_drains set paused_at = now() where id = 1;
update public.mail_outbox
set status = 'withdrawn', uncertain_since = null, last_error = 'Set aside: this project was restored for a drill.'
where status in ('queued', 'sending');
update public.newsletter_recipients set status = 'skipped' where status in ('waiting', 'queued');
update public.newsletter_issues set status = 'sent' where status = 'sending';
update public.newsletter_issues set status = 'draft', scheduled_at = null where status = 'scheduled';
update private.publishing
set hook_url = '', hook_set_at = null, waiting_since = null, asking_since = null, tries = 0 where id = 1;
