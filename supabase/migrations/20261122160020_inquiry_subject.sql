-- What an inquiry is about in the visitor's eyes, such as a service, a category, an event or a product:
-- the words of the page that opened the form, when no travel or activity was chosen.

-- Tables ---------------------------------------------------------------------------------------

alter table public.inquiry_selections
  add column subject text not null default '',
  add constraint inquiry_selections_subject_line
    check (char_length(subject) <= 200 and subject !~ '[[:cntrl:]]');

-- Grants ---------------------------------------------------------------------------------------

grant insert (subject) on public.inquiry_selections to anon, authenticated;
