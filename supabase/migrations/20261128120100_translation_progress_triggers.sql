-- The progress of a record changes with its texts, its publication, its days and its translations.

-- Triggers ------------------------------------------------------------------------------------

create trigger regions_note_progress after insert or delete or update of id, title on public.regions for each row
  execute function private.note_progress_of_record();
create trigger types_note_progress after insert or delete or update of id, title on public.types for each row execute
  function private.note_progress_of_record();
create trigger tags_note_progress after insert or delete or update of id, title on public.tags for each row execute
  function private.note_progress_of_record();
create trigger places_note_progress after insert or delete or update of id, name on public.places for each row execute
  function private.note_progress_of_record();
create trigger travel_categories_note_progress after insert or delete or update of id, name, description, "menuTitle",
  "cardListTitle", "ctaTitle", "ctaDescription", "ctaButtonText" on public.travel_categories for each row execute
  function private.note_progress_of_record();
create trigger travel_categories_note_visibility after update of status on public.travel_categories
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger activity_categories_note_progress after insert or delete or update of id, name, description on
  public.activity_categories for each row execute function private.note_progress_of_record();
create trigger activity_categories_note_visibility after update of status on public.activity_categories
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger hero_slides_note_progress after insert or delete or update of id, title, description, button_text,
  image_alt on public.hero_slides for each row execute function private.note_progress_of_record();
create trigger hero_slides_note_visibility after update of status on public.hero_slides
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger events_note_progress after insert or delete or update of id, title, tagline, description,
  long_description, location, price, programme, practical on public.events for each row execute function
  private.note_progress_of_record();
create trigger events_note_visibility after update of status on public.events
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger site_settings_note_progress after insert or delete or update of id, tagline, cancellation_terms,
  payment_terms, address on public.site_settings for each row execute function private.note_progress_of_record();
create trigger team_members_note_progress after insert or delete or update of id, role, description, languages on
  public.team_members for each row execute function private.note_progress_of_record();
create trigger team_members_note_visibility after update of status on public.team_members
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger services_note_progress after insert or delete or update of id, title, description, limits,
  price_calculation, usual_time, included, not_included, languages, what_we_do, what_you_bring on public.services for
  each row execute function private.note_progress_of_record();
create trigger services_note_visibility after update of status on public.services
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger product_collections_note_progress after insert or delete or update of id, title, description, craft,
  legal_note, care on public.product_collections for each row execute function private.note_progress_of_record();
create trigger product_collections_note_visibility after update of status on public.product_collections
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger products_note_progress after insert or delete or update of id, name, description, maker, place, price
  on public.products for each row execute function private.note_progress_of_record();
create trigger products_note_visibility after update of status on public.products
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger vehicles_note_progress after insert or delete or update of id, name, description, price_per_day,
  licence, who_may_drive, deposit, insurance, excess, mileage, consumption, breakdown, child_seats, equipment,
  conditions, pick_up_towns on public.vehicles for each row execute function private.note_progress_of_record();
create trigger vehicles_note_visibility after update of status on public.vehicles
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger faq_questions_note_progress after insert or delete or update of id, title, answer on
  public.faq_questions for each row execute function private.note_progress_of_record();
create trigger faq_questions_note_visibility after update of status on public.faq_questions
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger entry_rules_note_progress after insert or delete or update of id, title, statement, where_to_get,
  how_long, cost, source_name, source_note on public.entry_rules for each row execute function
  private.note_progress_of_record();
create trigger entry_rules_note_visibility after update of status on public.entry_rules
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger guide_entries_note_progress after insert or delete or update of id, title, statement, whom_to_ask,
  place, source_name, source_note on public.guide_entries for each row execute function
  private.note_progress_of_record();
create trigger guide_entries_note_visibility after update of status on public.guide_entries
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger photos_note_progress after insert or delete or update of id, alt, caption on public.photos for each row
  execute function private.note_progress_of_record();
create trigger photos_note_visibility after update of status on public.photos
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger travels_note_progress after insert or delete or update of id, title, location, description, price,
  price_amount, price_is_written,
  duration, "groupSize", price_children, price_single, price_season, no_itinerary_reason, meeting_point, getting_there,
  heat, months_reason, papers, safety, cancellation, highlights, activities, included, not_included, what_to_bring,
  suits, unsuitable_for, questions, gallery on public.travels for each row execute function
  private.note_progress_of_record();
create trigger travels_note_visibility after update of status on public.travels
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
create trigger activities_note_progress after insert or delete or update of id, title, description, longdescription,
  duration, groupsize, difficulty, besttime, price_children, price_single, price_season, meeting_point, getting_there,
  heat, months_reason, papers, safety, cancellation, highlights, requirements, included, not_included, what_to_bring,
  suits, unsuitable_for, questions, gallery on public.activities for each row execute function
  private.note_progress_of_record();
create trigger activities_note_visibility after update of status on public.activities
  for each row when (old.status <> new.status) execute function private.note_visibility_of_record();
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
