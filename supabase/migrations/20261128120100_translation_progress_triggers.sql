-- The progress of a record changes with its texts, its publication, its days and its translations, and with the languages.

-- Functions -----------------------------------------------------------------------------------

-- A language that is added later gets its columns and indexes, and counts of what is to be translated.
create function private.follow_languages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table text;
begin
  call private.add_finds_columns();
  call private.add_title_indexes();
  call private.add_title_keys('travels');
  call private.add_title_keys('activities');
  for of_table in select distinct listed.of_table from private.translatable_columns listed where listed.of_table <> 'travel_days' loop
    execute format('select private.note_translation_progress(%1$L, to_jsonb(row)) from public.%1$I row', of_table);
  end loop;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger site_settings_note_progress after insert or delete or update of id, tagline, cancellation_terms,
  payment_terms, address on public.site_settings for each row execute function private.note_progress_of_record();
create trigger travel_days_note_progress_insert after insert on public.travel_days
  referencing new table as new_rows
  for each statement execute function private.note_progress_of_days();
create trigger travel_days_note_progress_update after update on public.travel_days
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_progress_of_days();
create trigger travel_days_note_progress_delete after delete on public.travel_days
  referencing old table as old_rows
  for each statement execute function private.note_progress_of_days();
create trigger translations_note_progress_insert after insert on public.translations
  referencing new table as new_rows
  for each statement execute function private.note_progress_of_translations();
create trigger translations_note_progress_update after update on public.translations
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_progress_of_translations();
create trigger translations_note_progress_delete after delete on public.translations
  referencing old table as old_rows
  for each statement execute function private.note_progress_of_translations();

create trigger languages_follow after insert on public.languages
  for each statement execute function private.follow_languages();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.follow_languages() from public, anon, authenticated;

-- Data ---------------------------------------------------------------------------------------

-- For the record that a migration created.
select private.note_translation_progress('site_settings', to_jsonb(settings)) from public.site_settings settings;
