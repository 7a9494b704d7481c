-- Foundations: schemas, extensions, default privileges and the functions that every table uses.

-- Schemas and extensions ----------------------------------------------------------------------

create schema if not exists extensions;
create schema if not exists private;
comment on schema private is 'Functions and views that policies and triggers use. Not exposed by the API.';

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists btree_gist with schema extensions;

-- Default privileges --------------------------------------------------------------------------

-- A hosted project grants everything that postgres creates in public to the API roles.
-- From here on nothing is granted unless a migration says so.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
grant usage on schema extensions to anon, authenticated, service_role;

-- Types ---------------------------------------------------------------------------------------

create type public.publication_status as enum ('draft', 'published', 'archived');

-- Functions -----------------------------------------------------------------------------------

-- What an error carries for people, as its detail: a code, which both apps map to a message in the reader's language, and
-- the values of that message. The message of the error itself is for developers.
create function private.error_detail(code text, named_values jsonb default '{}') returns text
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_build_object('code', code, 'values', named_values)::text
$$;

-- A change of position alone does not count: a record that is open in a form can still be saved after others
-- were moved around it.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- Generated columns are not computed yet.
  unseen constant text[] := array['position', 'translations', 'detail_translations', 'search_text', 'title_key', 'name_key']
    || private.title_keys();
begin
  if to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

-- What a form's trim() removes: everything that JavaScript counts as white space.
create function private.trimmed(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(value, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;

-- The beginning of a text up to the last whole word, and "…", as cut-text.ts does it.
create function private.cut_text(value text, max_characters integer) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when char_length(value) <= max_characters then value else regexp_replace(
    left(regexp_replace(left(value, max_characters + 1), '[ \t\n][^ \t\n]*$', ''), max_characters),
    '[-[:space:],;:،؛·–—(«“"''’]+$', '') || '…' end
$$;

-- What a form removes from pasted addresses and numbers: direction marks, joiners, soft hyphens and the like, and white
-- space other than the plain one.
create function private.has_invisible(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value ~ ('[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u17b4\u17b5'
    || '\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
    || '\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]')
$$;

-- isEmailAddress() of packages/domain. It excludes what would need quoting in a header.
create function private.is_email_address(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(value) <= 320 and not private.has_invisible(value)
    and value ~ '^[^\s@<>(),;:"\[\]\\]+@[^\s@<>(),;:"\[\]\\]+\.[^\s@<>(),;:"\[\]\\.]{2,}$'
$$;

-- False for a list with a null.
create function private.are_email_addresses(list text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bool_and(coalesce(private.is_email_address(value), false)), true) from unnest(list) value
$$;

-- What lists are ordered by: without case and accents. Collations differ between databases (ICU on hosted projects with
-- Postgres 17, bytes on 15 and in the embedded database), so columns made of it are compared by code points.
create function private.sort_key(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, value))
$$;

-- The signs that people type for the same thing as one: composed letters, the letters that Algeria writes for g, v, p and
-- ch or that Persian keyboards have for k, h and y, Arabic digits, "4×4" and "4 x 4", and nothing for invisible signs.
create function private.plain_signs(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(translate(
      normalize(regexp_replace(coalesce(value, ''), '[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]+', '', 'g'), NFKC),
      'ڨگڭݣڧڤڥڢپچڃژکڪیۍہھە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'قققققفففبججزككييههه01234567890123456789'),
    '(\d) ?[xX*×✕✖⨯] ?(?=\d)', '\1x', 'g')
$$;

-- Folds case, accents and the common spellings of Algerian names in Latin letters, so that "Bejaia" finds
-- "Béjaïa", "Tipaza" finds "Tipasa" and "Timimun" finds "Timimoun"; in Arabic, the forms of alif and the vowel
-- signs. Both documents and search terms pass through it. Immutable because indexes use it: it names its
-- dictionary, so no setting changes the result. The double letters are written out because a back reference is
-- 100 times slower.
create function private.fold_spelling(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  folded text := lower(extensions.unaccent('extensions.unaccent'::regdictionary, private.plain_signs(value)));
begin
  folded := regexp_replace(folded, '[''`’‘ʼ\u0640\u064b-\u0652]+', '', 'g');
  folded := regexp_replace(folded, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf\xd7\xf7\u2010-\u205e،؛؟٪-٭۔]+', ' ', 'g');
  folded := replace(replace(replace(replace(folded, 'ph', 'f'), 'kh', 'k'), 'gh', 'g'), 'dj', 'j');
  folded := replace(replace(replace(replace(folded, 'ou', 'u'), 'oo', 'u'), 'ee', 'i'), 'ck', 'k');
  folded := translate(replace(folded, 'sh', 'ch'), 'zyqwأإآٱةى', 'sikuااااهي');
  folded := replace(replace(replace(replace(folded, 'aa', 'a'), 'bb', 'b'), 'cc', 'c'), 'dd', 'd');
  folded := replace(replace(replace(replace(folded, 'ee', 'e'), 'ff', 'f'), 'gg', 'g'), 'hh', 'h');
  folded := replace(replace(replace(replace(folded, 'ii', 'i'), 'jj', 'j'), 'kk', 'k'), 'll', 'l');
  folded := replace(replace(replace(replace(folded, 'mm', 'm'), 'nn', 'n'), 'oo', 'o'), 'pp', 'p');
  folded := replace(replace(replace(replace(folded, 'rr', 'r'), 'ss', 's'), 'tt', 't'), 'uu', 'u');
  return btrim(replace(replace(folded, 'vv', 'v'), 'xx', 'x'));
end;
$$;

-- Whether a file's name ends as files of its type do.
create function private.ends_in_type(file_name text, mime_type text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case mime_type when 'image/jpeg' then file_name ~* '\.jpe?g$' when 'image/png' then file_name ~* '\.png$'
    when 'image/webp' then file_name ~* '\.webp$' when 'image/avif' then file_name ~* '\.avif$'
    when 'application/pdf' then file_name ~* '\.pdf$' else false end
$$;

create function private.request_headers() returns jsonb
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::jsonb
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.trimmed(text), private.sort_key(text), private.plain_signs(text), private.fold_spelling(text),
  private.ends_in_type(text, text), private.has_invisible(text), private.is_email_address(text),
  private.are_email_addresses(text[]), private.error_detail(text, jsonb) from public;
revoke execute on function private.request_headers(), private.cut_text(text, integer) from public, anon, authenticated;
grant execute on function private.trimmed(text), private.sort_key(text), private.plain_signs(text), private.fold_spelling(text),
  private.ends_in_type(text, text), private.has_invisible(text), private.is_email_address(text),
  private.are_email_addresses(text[]), private.error_detail(text, jsonb)
  to anon, authenticated, service_role;
