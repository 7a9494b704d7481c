-- What the back office's search finds a review by: its author and its words, as written and once more
-- folded, so that "genial" finds "génial" and the common spellings of Arabic find each other.

alter table public.reviews add column words text not null generated always as
  (name || ' ' || comment || ' ' || private.fold_spelling(name || ' ' || comment)) stored;
