-- The progress of a record changes with its texts, its publication, its days and its translations.

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

-- Data ---------------------------------------------------------------------------------------

-- For the record that a migration created.
select private.note_translation_progress('site_settings', to_jsonb(settings)) from public.site_settings settings;
