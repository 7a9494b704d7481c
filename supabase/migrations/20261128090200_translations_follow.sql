-- Translations are deleted and restored with their record, and deleted with the days of a travel.
-- private.follow_record() handles a new id.

-- Functions -----------------------------------------------------------------------------------

-- The translations that the history keeps of a deleted record.
create function private.translated_texts_of(of_table text, of_record text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case count(*) when 0 then '{}' else jsonb_build_object('translated_texts', jsonb_agg(
    to_jsonb(known) - '{resource,record_id,source_hash}'::text[] order by known.field, known.item, known.language)) end
  from public.translations known
  where known.resource = of_table and known.record_id = of_record
$$;

create function private.restore_translations(deletion_id bigint) returns void
language sql security definer set search_path = '' as $$
  insert into public.translations
    (resource, record_id, field, item, language, text, source_text, status, author_id, updated_at)
  select deletion.resource, deletion.record_id, known.field, known.item, known.language, known.text, known.source_text,
    known.status, (select profile.id from public.profiles profile where profile.id = known.author_id), known.updated_at
  from public.record_changes deletion,
    jsonb_populate_recordset(null::public.translations, deletion.before -> 'translated_texts') known
  where deletion.id = deletion_id and deletion.before ? 'translated_texts'
$$;

-- A save inserts all days again, so only the end of the transaction shows which ones are gone.
create function private.forget_days(of_travel text, was jsonb, is_now jsonb) returns void
language sql security definer set search_path = '' as $$
  delete from public.translations known
  using jsonb_array_elements(was) day
  where known.resource = 'travels' and known.record_id = of_travel and known.field like 'days.%'
    and split_part(known.item, '/', 1) = day ->> 'id'
    and not exists (select from jsonb_array_elements(is_now) kept where kept -> 'id' = day -> 'id')
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.translated_texts_of(text, text), private.restore_translations(bigint),
  private.forget_days(text, jsonb, jsonb) from public, anon, authenticated;
