-- Export of everything stored about a person.

-- Functions -----------------------------------------------------------------------------------

create function private.person_data(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := private.address_pattern(address);
  keys text[] := private.address_keys(address);
begin
  if not private.may('people.export') then
    raise exception 'Only administrators export a person''s data.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  return jsonb_build_object(
    'address', address,
    'exported_at', now(),
    'submissions', (
      select coalesce(jsonb_agg(to_jsonb(submission) - array['search_text', 'name_key'] || jsonb_build_object(
        'selection', (select to_jsonb(selection) - 'submission_id' from public.inquiry_selections selection
          where selection.submission_id = submission.id),
        'files', (select coalesce(jsonb_agg(to_jsonb(file) - 'submission_id' order by file.created_at), '[]')
          from public.inquiry_files file where file.submission_id = submission.id and file.stored_at is not null),
        'proposals', (select coalesce(jsonb_agg(to_jsonb(proposal) - array['submission_id', 'created_by', 'confirmed_by']
            || jsonb_build_object('items', (select coalesce(jsonb_agg(to_jsonb(item) - 'proposal_id' order by item.position), '[]')
              from public.proposal_items item where item.proposal_id = proposal.id)) order by proposal.version), '[]')
          from public.proposals proposal where proposal.submission_id = submission.id),
        'messages', (select coalesce(jsonb_agg(to_jsonb(written)
            - array['submission_id', 'author_id', 'mail_queued_at', 'search_text']
            order by written.sent_at), '[]')
          from public.submission_messages written where written.submission_id = submission.id and written.sent_at is not null),
        'links', (select coalesce(jsonb_agg(to_jsonb(link) - array['submission_id', 'token_hash', 'erasure_token_hash'] order by link.created_at), '[]')
          from public.inquiry_links link where link.submission_id = submission.id),
        'notes', (select coalesce(jsonb_agg(jsonb_build_object('body', note.body, 'created_at', note.created_at)
            order by note.created_at), '[]') from public.submission_notes note where note.submission_id = submission.id),
        'events', (select coalesce(jsonb_agg(to_jsonb(event) - array['id', 'submission_id', 'actor_id'] order by event.id), '[]')
          from public.submission_events event where event.submission_id = submission.id)
      ) order by submission.created_at), '[]')
      from public.contact_submissions submission where lower(submission.email) = address),
    -- What colleagues are still writing is not shown, and erased with the rest.
    'drafts', (select count(*) from public.submission_messages draft
      join public.contact_submissions submission on submission.id = draft.submission_id
      where lower(submission.email) = address and draft.sent_at is null),
    -- What staff keep about the person, under the addresses that belong together.
    'person', (
      select to_jsonb(person) - array['id', 'merged_into', 'search_text', 'name_key', 'phone_key', 'is_listed']
        || jsonb_build_object(
          'addresses', (select jsonb_agg(known.address order by known.address) from private.person_rows(person.id) known),
          'notes', (select coalesce(jsonb_agg(jsonb_build_object('body', note.body, 'created_at', note.created_at)
              order by note.created_at), '[]') from public.person_notes note where note.person_id = person.id))
      from public.people person where person.address = person_data.address),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', mail.kind, 'subject', mail.subject, 'text', mail.body_text,
        'is_to_this_address', lower(mail.to_email) ~ pattern, 'status', mail.status, 'created_at', mail.created_at,
        'sent_at', mail.sent_at) order by mail.created_at), '[]')
      from public.mail_outbox mail
      where private.keys_of_mail(mail.to_email, mail.reply_to, mail.subject, mail.body_text, mail.body_html,
            mail.last_error) @> keys
          and (lower(mail.to_email) ~ pattern or lower(mail.reply_to) = address)
        or mail.submission_id = any (array(
          select submission.id from public.contact_submissions submission where lower(submission.email) = address))),
    'unmatched_mails', (
      select coalesce(jsonb_agg(to_jsonb(mail) - 'suggested_submission_id' || jsonb_build_object(
        'files', (select coalesce(jsonb_agg(to_jsonb(file) - 'submission_id' order by file.created_at), '[]')
          from public.inquiry_files file where file.unmatched_mail_id = mail.id and file.stored_at is not null)
      ) order by mail.received_at), '[]')
      from public.unmatched_mails mail
      where private.keys_of_message(mail.from_email, mail.from_name, mail.to_emails, mail.subject, mail.body, mail.quoted)
          @> keys and lower(mail.from_email) = address),
    'newsletter', (
      select coalesce(jsonb_agg(to_jsonb(subscription) - array['confirm_token_hash', 'unsubscribe_token_hash']
        || jsonb_build_object('issues', (
          select coalesce(jsonb_agg(jsonb_build_object('subject', issue.subject, 'status', recipient.status,
            'queued_at', recipient.queued_at) order by issue.scheduled_at), '[]')
          from public.newsletter_recipients recipient
          join public.newsletter_issues issue on issue.id = recipient.issue_id
          where recipient.subscription_id = subscription.id))), '[]')
      from public.newsletter_subscriptions subscription where lower(subscription.email) = address),
    'account', (
      select to_jsonb(profile) || jsonb_build_object('role', staff.role)
      from public.profiles profile left join public.staff_roles staff on staff.user_id = profile.id
      where lower(profile.email) = address limit 1),
    'invitations', (
      select coalesce(jsonb_agg(to_jsonb(invitation) - 'token_hash'), '[]')
      from public.staff_invitations invitation where lower(invitation.email) = address),
    'review_requests', (
      select coalesce(jsonb_agg(to_jsonb(request) - array['token_hash', 'address_hash'] || jsonb_build_object(
        'review', (select to_jsonb(review) - array['search_text', 'moderated_by', 'answered_by'] || jsonb_build_object(
            'photos', (select coalesce(jsonb_agg(to_jsonb(photo) - array['review_id', 'moderated_by', 'claimed_at']
                order by photo.position), '[]')
              from public.review_photos photo where photo.review_id = review.id and photo.stored_at is not null))
          from public.reviews review where review.request_id = request.id)) order by request.created_at), '[]')
      from public.review_requests request where request.address_hash = private.address_hash(address)),
    -- A name does not identify a person: the administrator decides.
    'reviews_by_the_same_name', (
      select coalesce(jsonb_agg(to_jsonb(review) - array['search_text', 'moderated_by'] order by review.created_at), '[]')
      from private.reviews_by_name(address) review),
    'mentions', (
      (select count(*) from public.person_notes note join public.people person on person.id = note.person_id
        where private.address_keys(note.body) @> keys and lower(note.body) ~ pattern
          and person.address <> person_data.address)
      + (select count(*) from public.submission_notes note
        where private.address_keys(note.body) @> keys and lower(note.body) ~ pattern
          and not exists (select 1 from public.contact_submissions submission
          where submission.id = note.submission_id and lower(submission.email) = address))
      + (select count(*) from public.contact_submissions submission
        where private.address_keys(submission.message || ' ' || submission.name) @> keys
          and lower(submission.email) <> address and lower(submission.message || ' ' || submission.name) ~ pattern)
      + (select count(*) from public.submission_messages message
        where private.keys_of_message(message.from_email, message.from_name, message.to_emails, message.subject,
              message.body, message.quoted) @> keys
          and lower(concat_ws(' ', message.from_email, message.from_name, array_to_string(message.to_emails, ' '),
              message.subject, message.body, message.quoted)) ~ pattern
          and not exists (select 1 from public.contact_submissions submission
          where submission.id = message.submission_id and lower(submission.email) = address))
      + (select count(*) from public.unmatched_mails mail
        where private.keys_of_message(mail.from_email, mail.from_name, mail.to_emails, mail.subject, mail.body, mail.quoted)
            @> keys and lower(mail.from_email) is distinct from address
          and lower(concat_ws(' ', mail.from_email, mail.from_name, array_to_string(mail.to_emails, ' '), mail.subject,
              mail.body, mail.quoted)) ~ pattern)
      + (select count(*) from public.record_changes change
        where private.keys_of_change(change.before, change.after) @> keys
          and lower(concat(change.before, change.after)) ~ pattern))
  );
end;
$$;

create function public.export_person(address text) returns jsonb
language sql stable set search_path = '' as $$ select private.person_data(private.plain_address(address)) $$;
comment on function public.export_person(text) is 'Everything stored about the person with this address.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.person_data(text) from public;
revoke execute on function public.export_person(text) from public, anon;
grant execute on function private.person_data(text), public.export_person(text) to authenticated;
