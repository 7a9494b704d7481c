-- Which changes reach the prerendered pages.

-- Triggers ------------------------------------------------------------------------------------

create constraint trigger pending_content_changes_settle after insert on private.pending_content_changes
  deferrable initially deferred for each row execute function private.settle_content_change();

create trigger faq_questions_note_insert after insert on public.faq_questions
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger faq_questions_note_update after update on public.faq_questions
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger faq_questions_note_delete after delete on public.faq_questions
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger travels_note_insert after insert on public.travels
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger travels_note_update after update on public.travels
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger travels_note_delete after delete on public.travels
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger travel_categories_note_insert after insert on public.travel_categories
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger travel_categories_note_update after update on public.travel_categories
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger travel_categories_note_delete after delete on public.travel_categories
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger activities_note_insert after insert on public.activities
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger activities_note_update after update on public.activities
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger activities_note_delete after delete on public.activities
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger activity_categories_note_insert after insert on public.activity_categories
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger activity_categories_note_update after update on public.activity_categories
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger activity_categories_note_delete after delete on public.activity_categories
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger hero_slides_note_insert after insert on public.hero_slides
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger hero_slides_note_update after update on public.hero_slides
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger hero_slides_note_delete after delete on public.hero_slides
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger services_note_insert after insert on public.services
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger services_note_update after update on public.services
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger services_note_delete after delete on public.services
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger vehicles_note_insert after insert on public.vehicles
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger vehicles_note_update after update on public.vehicles
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger vehicles_note_delete after delete on public.vehicles
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger events_note_insert after insert on public.events
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger events_note_update after update on public.events
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger events_note_delete after delete on public.events
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger products_note_insert after insert on public.products
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger products_note_update after update on public.products
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger products_note_delete after delete on public.products
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
create trigger product_collections_note_insert after insert on public.product_collections
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger product_collections_note_update after update on public.product_collections
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger product_collections_note_delete after delete on public.product_collections
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();
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
create trigger regions_note_insert after insert on public.regions
  for each statement execute function private.note_any_row();
create trigger regions_note_update after update on public.regions
  for each statement execute function private.note_any_row();
create trigger regions_note_delete after delete on public.regions
  for each statement execute function private.note_any_row();
create trigger types_note_insert after insert on public.types
  for each statement execute function private.note_any_row();
create trigger types_note_update after update on public.types
  for each statement execute function private.note_any_row();
create trigger types_note_delete after delete on public.types
  for each statement execute function private.note_any_row();
create trigger tags_note_insert after insert on public.tags
  for each statement execute function private.note_any_row();
create trigger tags_note_update after update on public.tags
  for each statement execute function private.note_any_row();
create trigger tags_note_delete after delete on public.tags
  for each statement execute function private.note_any_row();
create trigger site_settings_note_update after update on public.site_settings
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_site_settings();
create trigger photos_note_update after update on public.photos
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_photos_in_use();
