-- Slides of the home page's hero.

-- Tables --------------------------------------------------------------------------------------

create table public.hero_slides (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text not null default '',
  image text not null default '',
  image_alt text not null default '',
  button_text text not null default '',
  button_link text not null default '',
  starts_at timestamptz,
  ends_at timestamptz,
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint hero_slides_title_length check (char_length(btrim(title)) between 1 and 200),
  constraint hero_slides_description_length check (char_length(description) <= 500),
  constraint hero_slides_button_pair check ((button_text = '') = (button_link = '')),
  -- A slide links to a page of this site or to an https URL, never to javascript: or //elsewhere.
  -- No white space: browsers drop tabs, which would turn /<tab>/elsewhere into //elsewhere.
  constraint hero_slides_button_link_safe check (button_link ~ '^(|/|/[^/\\\s]\S*|https://\S+)$'),
  constraint hero_slides_period check (ends_at > starts_at),
  constraint hero_slides_image_length check (char_length(image) <= 2000),
  constraint hero_slides_image_alt_length check (char_length(image_alt) <= 500),
  constraint hero_slides_button_text_length check (char_length(button_text) <= 100)
);
create index hero_slides_position_idx on public.hero_slides (position, id);

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('hero_slides', texts => 'title description button_text image_alt', pictures => 'image');

-- Grants --------------------------------------------------------------------------------------

alter table public.hero_slides enable row level security;

revoke all on public.hero_slides from anon, authenticated;
grant select on public.hero_slides to anon, authenticated;
grant insert, update, delete on public.hero_slides to authenticated;
grant all on public.hero_slides to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy hero_slides_select_anonymous on public.hero_slides
  for select to anon using (
    status = 'published' and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())
  );
create policy hero_slides_select_account on public.hero_slides
  for select to authenticated using (
    status = 'published' and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())
    or (select private.may('content.read'))
  );
create policy hero_slides_insert_by_right on public.hero_slides
  for insert to authenticated with check ((select private.may('content.write')));
create policy hero_slides_update_by_right on public.hero_slides
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy hero_slides_delete_by_right on public.hero_slides
  for delete to authenticated using ((select private.may('content.delete')));
