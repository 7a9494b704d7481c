-- Frequently asked questions, in topics. Answers are paragraphs separated by an empty line; `[text](/path)`
-- makes a link.

-- Tables --------------------------------------------------------------------------------------

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

-- Grants --------------------------------------------------------------------------------------

alter table public.faq_questions enable row level security;

revoke all on public.faq_questions from anon, authenticated;
grant select on public.faq_questions to anon, authenticated;
grant insert, update, delete on public.faq_questions to authenticated;
grant all on public.faq_questions to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy faq_questions_select_anonymous on public.faq_questions
  for select to anon using (status = 'published');
create policy faq_questions_select_account on public.faq_questions
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy faq_questions_insert_by_right on public.faq_questions
  for insert to authenticated with check ((select private.may('content.write')));
create policy faq_questions_update_by_right on public.faq_questions
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy faq_questions_delete_by_right on public.faq_questions
  for delete to authenticated using ((select private.may('content.delete')));
