-- Frequently asked questions, in topics. Answers are paragraphs separated by an empty line; `[words](/path)`
-- makes a link.

-- Tables ---------------------------------------------------------------------------------------

create table public.faq_questions (
  id text primary key,
  topic text not null,
  title text not null,
  answer text not null default '',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint faq_questions_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint faq_questions_title_length check (char_length(btrim(title)) between 1 and 200),
  constraint faq_questions_answer_length check (char_length(answer) <= 4000),
  constraint faq_questions_topic_choice check (topic in
    ('before-you-come', 'inquiry-and-price', 'on-the-way', 'living-here', 'your-data'))
);
create index faq_questions_position_idx on public.faq_questions (position, id);

-- Functions ------------------------------------------------------------------------------------

create or replace function public.save_order(of_table text, ids text[]) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins change an order.' using errcode = '42501';
  end if;
  if of_table not in ('travel_categories', 'hero_slides', 'regions', 'types', 'tags', 'services',
    'vehicles', 'events', 'products', 'product_collections', 'faq_questions') then
    raise exception 'This table has no order to save.' using errcode = '22023';
  end if;
  execute format(
    'update public.%I row set position = wanted.place * 10
     from unnest($1) with ordinality wanted (id, place)
     where row.id::text = wanted.id and row.position <> wanted.place * 10', of_table) using ids;
end;
$$;

create or replace function private.is_restorable(resource text) returns boolean
language sql immutable set search_path = '' as $$
  select resource in ('travels', 'travel_categories', 'activities', 'activity_categories', 'hero_slides', 'services',
    'vehicles', 'events', 'products', 'product_collections', 'regions', 'types', 'tags', 'photos', 'faq_questions')
$$;

-- Triggers -------------------------------------------------------------------------------------

create trigger faq_questions_touch before update on public.faq_questions
  for each row execute function private.touch_updated_at();
create trigger faq_questions_record_change after insert or update on public.faq_questions
  for each row execute function private.record_change();
create trigger faq_questions_record_deletion before delete on public.faq_questions
  for each row execute function private.record_change();
create trigger faq_questions_note_insert after insert on public.faq_questions
  referencing new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger faq_questions_note_update after update on public.faq_questions
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_published_rows();
create trigger faq_questions_note_delete after delete on public.faq_questions
  referencing old table as old_rows
  for each statement execute function private.note_published_rows();

-- Grants and policies --------------------------------------------------------------------------

alter table public.faq_questions enable row level security;

revoke all on public.faq_questions from anon, authenticated;
grant select on public.faq_questions to anon, authenticated;
grant insert, update, delete on public.faq_questions to authenticated;
grant all on public.faq_questions to service_role;

create policy faq_questions_select_anonymous on public.faq_questions
  for select to anon using (status = 'published');
create policy faq_questions_select_account on public.faq_questions
  for select to authenticated using (status = 'published' or (select private.is_staff()));
create policy faq_questions_insert_staff on public.faq_questions
  for insert to authenticated with check ((select private.is_staff()));
create policy faq_questions_update_staff on public.faq_questions
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy faq_questions_delete_admin on public.faq_questions
  for delete to authenticated using ((select private.is_admin()));
