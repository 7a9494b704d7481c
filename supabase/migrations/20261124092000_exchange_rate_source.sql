-- A blank source would name nobody: the form refuses it, and so does the database.

-- Tables --------------------------------------------------------------------------------------

alter table public.site_settings
  drop constraint site_settings_eur_rate_complete,
  add constraint site_settings_eur_rate_complete check (
    (eur_rate is null) = (eur_rate_on is null) and (eur_rate is null) = (btrim(eur_rate_source) = ''));
