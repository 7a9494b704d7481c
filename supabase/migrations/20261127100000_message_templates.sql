-- Templates of replies, and how replies are signed and addressed.

-- Tables --------------------------------------------------------------------------------------

create table public.message_templates (
  id text primary key,
  title text not null,
  language text not null default 'en' references public.languages (code),
  subject text not null default '',
  body text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint message_templates_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint message_templates_title_length check (char_length(btrim(title)) between 1 and 100),
  constraint message_templates_subject_line check (char_length(subject) <= 200 and subject !~ '[[:cntrl:]]'),
  constraint message_templates_body_length check (char_length(private.trimmed(body)) >= 1 and char_length(body) <= 5000)
);
create index message_templates_position_idx on public.message_templates (position, id);

alter table public.office_settings
  add column reply_from_name text not null default '',
  add column reply_to text not null default '',
  add column reply_signatures jsonb not null default '{}',
  add constraint office_settings_reply_from_name_line
    check (char_length(reply_from_name) <= 100 and reply_from_name !~ '[[:cntrl:]<>"]'),
  add constraint office_settings_reply_to_format check (reply_to = '' or private.is_email_address(reply_to)),
  add constraint office_settings_reply_signatures_texts check (private.are_texts_by_language(reply_signatures, 1000));
comment on column public.office_settings.reply_from_name is 'The sender''s name of replies; empty means the company.';
comment on column public.office_settings.reply_to is 'Where email replies go; empty means the company''s address.';
comment on column public.office_settings.reply_signatures is
  'The signature of replies by language; {{owner}} is the name of the author.';

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('message_templates', is_shown => false);

-- Grants --------------------------------------------------------------------------------------

alter table public.message_templates enable row level security;

revoke all on public.message_templates from anon, authenticated;
grant select, insert, update, delete on public.message_templates to authenticated;
grant all on public.message_templates to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy message_templates_select_by_right on public.message_templates
  for select to authenticated using ((select private.may('inquiries.read')));
create policy message_templates_insert_by_right on public.message_templates
  for insert to authenticated with check ((select private.may('inquiries.write')));
create policy message_templates_update_by_right on public.message_templates
  for update to authenticated
  using ((select private.may('inquiries.write'))) with check ((select private.may('inquiries.write')));
create policy message_templates_delete_by_right on public.message_templates
  for delete to authenticated using ((select private.may('inquiries.write')));
