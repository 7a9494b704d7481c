import { t, translated } from '#i18n/t.ts';
import { errorMessage } from '../errors/error-message.ts';
import { DataError, type FieldErrors } from './data-error.ts';

type Failure = { status?: number; message?: string; body?: unknown };
type DatabaseBody = { code?: string; message?: string; details?: string | null };

const rules: Readonly<Record<string, string>> = {
  slug: t('Use lowercase letters, digits and single hyphens, such as "desert-camp".'),
  length: t('This is empty or too long.'),
  format: t('This is not in the expected format.'),
  choice: t('This is not one of the options.'),
  range: t('This number is out of range.'),
};

/** Constraints across columns, or with their own message. */
const named: Readonly<Record<string, { field: string; sentence: string }>> = {
  photos_published_has_alt: {
    field: 'alt',
    sentence: t('Describe the photo before publishing it.'),
  },
};

/** From a constraint's name: `<table>_pkey`, `<table>_<column>_key` or `_fkey`. */
function columnOf(message: string): string | undefined {
  const constraint = /constraint "([^"]+)"/.exec(message)?.[1] ?? '';
  if (constraint.endsWith('_pkey')) return 'id';
  const table = /(?:relation|table) "([^"]+)"/.exec(message)?.[1];
  const start = table ? `${table}_` : '';
  const end = /_f?key$/.exec(constraint)?.[0];
  if (!end || !constraint.startsWith(start)) return undefined;
  return constraint.slice(start.length, -end.length) || undefined;
}

/** Not every server passes on the details. */
function keyIn(body: DatabaseBody): string | undefined {
  return /^Key \("?([^")]+)"?\)=/.exec(body.details ?? '')?.[1] ?? columnOf(body.message ?? '');
}

function ofCheck(message: string): { sentence: string; errors?: FieldErrors } {
  const [, table = '', constraint = ''] =
    /relation "([^"]+)" violates check constraint "([^"]+)"/.exec(message) ?? [];
  const own = named[constraint];
  if (own) return { sentence: own.sentence, errors: { [own.field]: own.sentence } };
  const [, field, rule = ''] = /^(.+)_([a-z]+)$/.exec(constraint.replace(`${table}_`, '')) ?? [];
  const sentence = rules[rule] ?? t('This value is not allowed.');
  return field ? { sentence, errors: { [field]: sentence } } : { sentence };
}

function ofForeignKey(body: DatabaseBody): { sentence: string; errors?: FieldErrors } {
  const stillUsedBy = /still referenced from table "([^"]+)"/.exec(body.details ?? '')?.[1];
  if (stillUsedBy) {
    return {
      sentence: t('It is still in use ({stillUsedBy}) and cannot be deleted.', {
        stillUsedBy: translated(stillUsedBy.replaceAll('_', ' ')),
      }),
    };
  }
  const field = keyIn(body);
  const sentence = t('The selected item no longer exists.');
  return field ? { sentence, errors: { [field]: sentence } } : { sentence };
}

function explain(body: DatabaseBody): { sentence: string; errors?: FieldErrors } | undefined {
  const { code, message = '' } = body;
  const coded = errorMessage(body);
  if (coded) return { sentence: coded };
  switch (code) {
    case '23514':
      return ofCheck(message);
    case '23503':
      return ofForeignKey(body);
    case '23505': {
      const field = keyIn(body);
      const sentence = t('Another record already uses this.');
      return field ? { sentence, errors: { [field]: sentence } } : { sentence };
    }
    // The one exclusion constraint: days when a vehicle is not available.
    case '23P01': {
      const sentence = t('Two periods overlap.');
      return { sentence, errors: { unavailable: sentence } };
    }
    case '23502': {
      const field = /column "([^"]+)"/.exec(message)?.[1];
      const sentence = t('This is required.');
      return field ? { sentence, errors: { [field]: sentence } } : { sentence };
    }
    case '42501':
      return { sentence: t('You do not have permission to do this. Ask an administrator.') };
    case 'PGRST116':
      return { sentence: t('This record does not exist or has been deleted.') };
    case '22P02':
    case '22007':
    case '22001':
      return { sentence: t('One of the values is not in the expected format.') };
    default:
      return undefined;
  }
}

function ofStatus(status: number): string {
  if (status === 0) return t('The server cannot be reached. Check the connection and try again.');
  if (status === 401) return t('Your session has ended. Sign in again.');
  if (status === 403) return t('You do not have permission to do this. Ask an administrator.');
  if (status === 404) return t('This record does not exist or has been deleted.');
  if (status === 429) return t('Too many requests. Wait a moment and try again.');
  return t('The server could not do this. Try again in a moment.');
}

/** Maps an API error, or a missing answer, to a sentence and the fields it concerns. */
export function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  const { status, body } = (error ?? {}) as Failure;
  const isBody = typeof body === 'object' && body !== null;
  const explained = isBody ? explain(body as DatabaseBody) : undefined;
  const code = isBody ? (body as DatabaseBody).code : undefined;
  // fetch throws a TypeError without a status when there is no connection.
  const known = code === 'PGRST116' ? 404 : (status ?? 0);
  return new DataError(explained?.sentence ?? ofStatus(known), known, explained?.errors, code);
}

/** The id does not fit its column, such as a word in place of a UUID, so no record has it. */
export function missingWhenMalformed(error: unknown): unknown {
  const isMalformed = error instanceof DataError && error.code === '22P02';
  return isMalformed ? new DataError(ofStatus(404), 404) : error;
}
