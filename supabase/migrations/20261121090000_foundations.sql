-- Foundations: schemas, extensions, default privileges and the small functions every table uses.

-- Schemas --------------------------------------------------------------------------------------

create schema if not exists extensions;
create schema if not exists private;
comment on schema private is 'Functions and views that policies and triggers use. Not exposed by the API.';

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- Privileges: deny first -----------------------------------------------------------------------
-- A hosted project grants everything that postgres creates in public to the API roles.
-- From here on nothing is granted unless a migration says so.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
grant usage on schema extensions to anon, authenticated, service_role;

-- Types ----------------------------------------------------------------------------------------

create type public.publication_status as enum ('draft', 'published', 'archived');

-- Functions ------------------------------------------------------------------------------------

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- What a form's trim() takes off: every blank that JavaScript counts as one.
create function private.trimmed(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(value, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;

-- Folds case, accents and the common ways to spell one Algerian name in Latin letters, so that
-- "Bejaia" finds "Béjaïa", "Tipaza" finds "Tipasa" and "Timimun" finds "Timimoun". In Arabic letters
-- the forms of alif and the vowel signs fold likewise. Both the documents and the search term pass
-- through it. Declared immutable because indexes use it; the dictionary is named, so the result does
-- not depend on any setting. A pattern with a back reference would be shorter and 100 times slower.
create function private.fold_spelling(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  folded text := lower(extensions.unaccent('extensions.unaccent'::regdictionary, coalesce(value, '')));
  letter text;
begin
  folded := regexp_replace(folded, '[''`’‘ʼ\u0640\u064b-\u0652]+', '', 'g');
  folded := regexp_replace(folded, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\xa0“”«»…–—·،؛؟]+', ' ', 'g');
  folded := replace(replace(replace(replace(folded, 'ph', 'f'), 'kh', 'k'), 'gh', 'g'), 'dj', 'j');
  folded := replace(replace(replace(replace(folded, 'ou', 'u'), 'oo', 'u'), 'ee', 'i'), 'ck', 'k');
  folded := translate(replace(folded, 'sh', 'ch'), 'zyqwأإآٱةى', 'sikuااااهي');
  for code in ascii('a') .. ascii('z') loop
    letter := chr(code);
    folded := replace(folded, letter || letter, letter);
  end loop;
  return btrim(folded);
end;
$$;
revoke execute on function private.trimmed(text), private.fold_spelling(text) from public;
grant execute on function private.trimmed(text), private.fold_spelling(text)
  to anon, authenticated, service_role;
