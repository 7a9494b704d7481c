-- Which changes reach the prerendered pages.

-- Triggers ------------------------------------------------------------------------------------

create constraint trigger pending_content_changes_settle after insert on private.pending_content_changes
  deferrable initially deferred for each row execute function private.settle_content_change();

create trigger reviews_note_insert after insert on public.reviews
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger reviews_note_update after update on public.reviews
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger reviews_note_delete after delete on public.reviews
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger travel_days_note_insert after insert on public.travel_days
  referencing new table as new_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_days_note_update after update on public.travel_days
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_days_note_delete after delete on public.travel_days
  referencing old table as old_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_tags_note_insert after insert on public.travel_tags
  referencing new table as new_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_tags_note_update after update on public.travel_tags
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_tags_note_delete after delete on public.travel_tags
  referencing old table as old_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_types_note_insert after insert on public.travel_types
  referencing new table as new_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_types_note_update after update on public.travel_types
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_types_note_delete after delete on public.travel_types
  referencing old table as old_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_vehicles_note_insert after insert on public.travel_vehicles
  referencing new table as new_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_vehicles_note_update after update on public.travel_vehicles
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_rows_of_travels();
create trigger travel_vehicles_note_delete after delete on public.travel_vehicles
  referencing old table as old_rows
  for each statement execute function private.note_rows_of_travels();
create trigger site_settings_note_update after update on public.site_settings
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_site_settings();
create trigger photos_note_update after update on public.photos
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_photos_in_use();
