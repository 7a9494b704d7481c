-- What runs for every row or every visit does less (docs/database-speed.md).

-- Functions ------------------------------------------------------------------------------------

-- As before, with the doubled letters written out: a loop over the alphabet took as long as all the rest.
create or replace function private.fold_spelling(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  folded text := lower(extensions.unaccent('extensions.unaccent'::regdictionary, coalesce(value, '')));
begin
  folded := regexp_replace(folded, '[''`’‘ʼ\u0640\u064b-\u0652]+', '', 'g');
  folded := regexp_replace(folded, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\xa0“”«»…–—·،؛؟]+', ' ', 'g');
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

-- As before, in a language that starts at once: it is asked about every image.
create or replace function private.photo_path(url text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return substring(url from '/storage/v1/object/public/photos/([^?#]+)');
end;
$$;

-- As before, and a change that no search shows writes nothing.
create or replace function private.index_for_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unseen constant text[] := array['updated_at', 'position'];
  old_id text := to_jsonb(old) ->> tg_argv[1];
  new_id text := to_jsonb(new) ->> tg_argv[1];
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - unseen = to_jsonb(new) - unseen then
    return null;
  end if;
  if old_id is distinct from new_id and old_id is not null then
    perform private.write_search_document(tg_argv[0], old_id);
  end if;
  if new_id is not null then
    perform private.write_search_document(tg_argv[0], new_id);
  end if;
  return null;
end;
$$;

-- Indexes --------------------------------------------------------------------------------------

-- Few mails wait for another try; under row-level security no comparison of a status narrows the other indexes.
create index mail_outbox_queued_idx on public.mail_outbox (next_attempt_at) where status = 'queued';

-- The planner took every travel for one that shows a photo of the library, because the statistics of the index
-- know only those, and read them all.
alter index public.travels_photo_idx alter column 1 set statistics 0;
create statistics public.travels_photo_stats on (private.photo_path("imageUrl")) from public.travels;
