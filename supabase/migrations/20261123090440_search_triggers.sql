-- Which changes reach the search index.

-- Functions -----------------------------------------------------------------------------------

-- Arguments: the source, and the column that holds its id. Changes that the search does not show write nothing.
create function private.index_for_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unseen constant text[] := array['updated_at', 'position'] || private.title_keys();
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

-- Argument: the column that holds the travel's id. Changes that the search does not show write nothing.
create function private.index_travels_for_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unseen constant text[] := array['updated_at', 'position', 'latitude', 'longitude', 'is_featured', 'in_south'] || private.title_keys();
  before jsonb[] := '{}';
  after jsonb[] := '{}';
  ids text[];
begin
  if tg_op <> 'INSERT' then
    before := array(select to_jsonb(old_rows) - unseen from old_rows);
  end if;
  if tg_op <> 'DELETE' then
    after := array(select to_jsonb(new_rows) - unseen from new_rows);
  end if;
  select array_agg(distinct changed.record ->> tg_argv[0]) into ids
  from (
    (select unnest(before) except select unnest(after)) union all (select unnest(after) except select unnest(before))
  ) changed (record);
  if ids is not null then
    perform private.write_search_documents('travels', ids);
  end if;
  return null;
end;
$$;

-- Argument: the column with the title.
create function private.write_search_label() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
  title text := private.fold_spelling(is_now ->> tg_argv[0]);
  titles tsvector;
begin
  if was - 'position' = is_now - 'position' then
    return null;
  end if;
  if was is not null then
    delete from private.search_labels where label = of_table || ':' || (was ->> 'id');
  end if;
  if is_now is not null and coalesce(is_now ->> 'status', 'published') = 'published' then
    titles := private.to_search_vector(title) || private.vector_of(is_now -> 'translations', tg_argv[0]);
    insert into private.search_labels (label, search_vector) values (of_table || ':' || (is_now ->> 'id'), titles);
    insert into private.search_words (word, lexeme)
    select distinct listed.word, listed.lexeme
    from (
      select word, word from unnest(string_to_array(title, ' ')) word
      union all
      select found.word, found.lexeme from jsonb_each(coalesce(is_now -> 'translations', '{}')) translation (language, texts),
        private.words_in(language, texts ->> tg_argv[0]) found
    ) listed (word, lexeme)
    where length(listed.word) > 2
      and not exists (select from private.search_words known where known.lexeme = listed.lexeme and known.word = listed.word);
  end if;
  return null;
end;
$$;

-- The URL of a product begins with its collection's page.
create function private.index_products_of_collection() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_search_document('products', id) from public.products where collection_id = new.id;
  return null;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.index_for_search(), private.index_travels_for_search(),
  private.write_search_label(), private.index_products_of_collection() from public;
