import type { ContentErrorCode } from '@expat-buddy/domain/error/codes';
import { t, translated } from '#i18n/t.ts';
import type { Message } from './message.ts';

export const contentMessages: Readonly<Record<ContentErrorCode, Message>> = {
  build_hook_invalid: t('The URL of the build hook is not allowed. Set it again.'),
  build_hook_missing: t('No build hook is set.'),
  draft_value_invalid: t('A changed field has a value of another type.'),
  former_address: (values) => t('This is the former address of {id}. Choose another.', values),
  host_accepted: (values) => t('The host accepted the request ({status}).', values),
  host_did_not_reply: (values) => t('The host did not answer within {seconds} seconds.', values),
  host_elsewhere: (values) =>
    t('The host points elsewhere ({status}), which is not followed.', values),
  host_not_found: t('The host of the build hook could not be found.'),
  host_private: t('The host of the build hook is not on the internet.'),
  host_replied: (values) => t('The host answered {status}.', values),
  host_unknown_hook: (values) =>
    t('The host does not know this build hook ({status}). Set its URL again.', values),
  host_unreachable: t('The host could not be reached.'),
  id_published: t('This id cannot change: it was published, and links use it.'),
  invalid_request: t('The server could not do this. Reload the page and try again.'),
  issue_alt_missing: t('A picture has no alternative text.'),
  issue_already_scheduled: t('This issue is already scheduled or sent.'),
  issue_closed: t(
    'This issue is scheduled or sent and can no longer be changed. Duplicate it instead.',
  ),
  issue_content_missing: t('The issue has no content.'),
  issue_gone: t('This issue no longer exists.'),
  issue_not_scheduled: t('This issue is not scheduled, or sending has begun.'),
  issue_picture_missing: t('A picture is missing.'),
  issue_subject_missing: t('The issue has no subject.'),
  issue_text_missing: t('A text is empty.'),
  issue_too_far_ahead: t('An issue is scheduled for a year ahead at most.'),
  issue_trips_missing: t('A list of trips is empty.'),
  period_invalid: t('Choose a period from one day to three years.'),
  photo_file_gone: t('The file of this photo is gone. Upload it again.'),
  photo_gone: t('This photo no longer exists.'),
  photo_in_use: (values) =>
    t(
      'This photo is used in {count, plural, one {# place} other {# places}} and cannot be deleted.',
      values,
    ),
  photo_replaces_itself: t('A photo cannot replace itself.'),
  rebuild_interrupted: t('The server stopped during the request.'),
  rebuild_just_requested: t('A rebuild was requested a moment ago.'),
  record_gone: t('This record does not exist or has been deleted.'),
  record_has_reviews: (values) =>
    t(
      'It has {count, plural, one {# review} other {# reviews}} and cannot be deleted. Archive it instead.',
      values,
    ),
  restore_impossible: t(
    'This can no longer be restored: it was already restored, or its retention period is over.',
  ),
  restore_parent_gone: ({ names = '', table = '' }) =>
    t('It belongs to {names} in the {table}, which no longer exists. Restore that first.', {
      names,
      table: translated(String(table)),
    }),
  restore_value_taken: ({ column = '', value = '' }) =>
    t('Something else has this {column} now: {value}. Change that first.', {
      column: translated(String(column)),
      value,
    }),
  review_text_deleted: t('The text of this review was deleted after its retention period.'),
  server_error: t('The server could not do this. Try again in a moment.'),
  source_field_changed: (values) =>
    t('The English text of {field} has changed or is gone. Reload to see it.', values),
  source_text_changed: t('This text does not exist or has been changed.'),
  statement_gone: t('This statement no longer exists.'),
  term_in_use: ({ table, count = 0 }) =>
    table === 'product_collections'
      ? t(
          'It is used by {count, plural, one {# product} other {# products}} and cannot be deleted. Change {count, plural, one {it} other {them}} first.',
          { count },
        )
      : t(
          'It is used by {count, plural, one {# travel} other {# travels}} and cannot be deleted. Change {count, plural, one {it} other {them}} first.',
          { count },
        ),
  time_in_past: t('Choose a time in the future.'),
  times_equal: t('It cannot go online and offline at the same time.'),
  translation_changed: t(
    'Somebody else has changed one of these translations meanwhile. Reload to see theirs.',
  ),
  value_not_allowed: t('This value is not allowed.'),
};
