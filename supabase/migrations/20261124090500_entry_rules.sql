-- Entry papers: what travelers need, by nationality, purpose, length of stay and region. A published rule that claims
-- something names its source and the day it was checked; one that tells visitors to ask the consulate claims nothing.

-- Tables --------------------------------------------------------------------------------------

create table public.entry_rules (
  id text primary key,
  title text not null,
  statement text not null default '',
  where_to_get text not null default '',
  how_long text not null default '',
  cost text not null default '',
  nationality_group text not null default 'any',
  purpose text not null default 'any',
  stay text not null default 'any',
  region text not null default 'any',
  asks_consulate boolean not null default false,
  source_name text not null default '',
  source_url text not null default '',
  source_note text not null default '',
  checked_on date,
  checked_by text not null default '',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint entry_rules_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint entry_rules_title_length check (char_length(btrim(title)) between 1 and 200),
  constraint entry_rules_statement_length check (char_length(statement) <= 2000),
  constraint entry_rules_where_to_get_length check (char_length(where_to_get) <= 500),
  constraint entry_rules_how_long_length check (char_length(how_long) <= 300),
  constraint entry_rules_cost_length check (char_length(cost) <= 300),
  constraint entry_rules_nationality_group_choice check (nationality_group in ('any', 'visa-required', 'algerian')),
  constraint entry_rules_purpose_choice check (purpose in
    ('any', 'tourism', 'family', 'business', 'work', 'transit', 'living')),
  constraint entry_rules_stay_choice check (stay in ('any', 'up-to-90-days', 'over-90-days')),
  constraint entry_rules_region_choice check (region in ('any', 'north', 'south')),
  constraint entry_rules_source_name_length check (char_length(source_name) <= 200),
  constraint entry_rules_source_url_https check (source_url ~ '^(|https://\S+)$' and char_length(source_url) <= 500),
  constraint entry_rules_source_note_length check (char_length(source_note) <= 300),
  constraint entry_rules_checked_by_length check (char_length(checked_by) <= 100),
  constraint entry_rules_asking_claims_nothing check (
    not asks_consulate or (statement = '' and where_to_get = '' and how_long = '' and cost = '')),
  constraint entry_rules_claim_has_source check (
    status <> 'published' or asks_consulate
    or (btrim(statement) <> '' and btrim(source_name) <> '' and source_url <> '' and checked_on is not null))
);
create index entry_rules_position_idx on public.entry_rules (position, id);
comment on column public.entry_rules.checked_on is 'The day somebody last compared the rule with its source.';
comment on column public.entry_rules.source_note is 'What visitors should know about the source, such as a page without a date.';

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('entry_rules', search => 'by row',
  texts => 'title statement where_to_get how_long cost source_name source_note');

-- Grants --------------------------------------------------------------------------------------

alter table public.entry_rules enable row level security;

revoke all on public.entry_rules from anon, authenticated;
grant select on public.entry_rules to anon, authenticated;
grant insert, update, delete on public.entry_rules to authenticated;
grant all on public.entry_rules to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy entry_rules_select_anonymous on public.entry_rules
  for select to anon using (status = 'published');
create policy entry_rules_select_account on public.entry_rules
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy entry_rules_insert_by_right on public.entry_rules
  for insert to authenticated with check ((select private.may('content.write')));
create policy entry_rules_update_by_right on public.entry_rules
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy entry_rules_delete_by_right on public.entry_rules
  for delete to authenticated using ((select private.may('content.delete')));
