import { t, translated } from '#i18n/t.ts';
import type { FieldErrors } from './data-error.ts';

type RaisedSentence = {
  /** As in the SQL or the Edge Function, with `%` for each value. */
  raised: string;
  say: (...values: string[]) => string;
};

/** Those with values; the others are translated as they are. */
export const withValues: readonly RaisedSentence[] = [
  {
    raised: '% replied less than a minute ago.',
    say: (name = '') => t('{name} replied less than a minute ago.', { name: translated(name) }),
  },
  {
    raised: 'A message takes up to % files.',
    say: (count = '') => t('A message takes up to {count} files.', { count }),
  },
  {
    raised: 'It belongs to % in the %, which no longer exists. Restore that first.',
    say: (names = '', table = '') =>
      t('It belongs to {names} in the {table}, which no longer exists. Restore that first.', {
        names,
        table: translated(table),
      }),
  },
  {
    raised: 'It has % and cannot be deleted. Archive it instead.',
    say: (reviews = '') =>
      t(
        'It has {count, plural, one {# review} other {# reviews}} and cannot be deleted. Archive it instead.',
        { count: Number.parseInt(reviews, 10) },
      ),
  },
  {
    raised: 'It is used by % % and cannot be deleted. Change % first.',
    say: (uses = '', records = '') =>
      records.startsWith('product')
        ? t(
            'It is used by {count, plural, one {# product} other {# products}} and cannot be deleted. Change {count, plural, one {it} other {them}} first.',
            { count: Number(uses) },
          )
        : t(
            'It is used by {count, plural, one {# travel} other {# travels}} and cannot be deleted. Change {count, plural, one {it} other {them}} first.',
            { count: Number(uses) },
          ),
  },
  {
    raised: 'Replace % first: it is a placeholder.',
    say: (placeholder = '') =>
      t('Replace {placeholder} first: it is a placeholder.', { placeholder }),
  },
  {
    raised: 'Something else has this % now: %. Change that first.',
    say: (column = '', value = '') =>
      t('Something else has this {column} now: {value}. Change that first.', {
        column: translated(column),
        value,
      }),
  },
  {
    raised: 'The English text of % has changed or is gone. Reload to see it.',
    say: (field = '') =>
      t('The English text of {field} has changed or is gone. Reload to see it.', { field }),
  },
  {
    raised: 'The host answered %.',
    say: (status = '') => t('The host answered {status}.', { status }),
  },
  {
    raised: 'The host did not answer within % seconds.',
    say: (seconds = '') => t('The host did not answer within {seconds} seconds.', { seconds }),
  },
  {
    raised: 'The host does not know this build hook (%). Set its URL again.',
    say: (status = '') =>
      t('The host does not know this build hook ({status}). Set its URL again.', { status }),
  },
  {
    raised: 'The host points elsewhere (%), which is not followed.',
    say: (status = '') =>
      t('The host points elsewhere ({status}), which is not followed.', { status }),
  },
  {
    raised: 'The host accepted the request (%).',
    say: (status = '') => t('The host accepted the request ({status}).', { status }),
  },
  {
    raised: 'This is the former address of %. Choose another.',
    say: (id = '') => t('This is the former address of {id}. Choose another.', { id }),
  },
  {
    raised: 'This invitation is for %. Sign in with that account.',
    say: (email = '') => t('This invitation is for {email}. Sign in with that account.', { email }),
  },
  {
    raised: 'This photo is used in % place(s) and cannot be deleted.',
    say: (count = '') =>
      t(
        'This photo is used in {count, plural, one {# place} other {# places}} and cannot be deleted.',
        { count: Number(count) },
      ),
  },
  {
    raised: 'This % does not exist or has been deleted.',
    say: (what = '') =>
      what === 'invitation'
        ? t('This invitation does not exist or has been deleted.')
        : t('This account does not exist or has been deleted.'),
  },
  {
    raised: 'Version % of the proposal can no longer be sent. Make a new version.',
    say: (version = '') =>
      t('Version {version} of the proposal can no longer be sent. Make a new version.', {
        version,
      }),
  },
];

const patterns = withValues.map(({ raised, say }) => {
  const parts = raised.split('%').map((part) => part.replace(/[.()?]/g, '\\$&'));
  return { pattern: new RegExp(`^${parts.join('(.+?)')}$`), say };
});

/** A sentence that the database or an Edge Function raised, in the language of the interface. */
export function raisedSentence(sentence: string): string {
  for (const { pattern, say } of patterns) {
    const values = pattern.exec(sentence)?.slice(1);
    if (values) return say(...values);
  }
  return translated(sentence);
}

/** The same for the sentences about fields. */
export function raisedErrors(errors: Readonly<FieldErrors>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [field, raisedSentence(sentence)]),
  );
}
