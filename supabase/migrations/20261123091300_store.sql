-- The store: products in collections, sold by inquiry, without a cart.

-- Tables --------------------------------------------------------------------------------------

create table public.product_collections (
  id text primary key,
  title text not null,
  description text not null default '',
  craft text not null default '',
  care text[] not null default '{}',
  legal_note text not null default '',
  image text not null default '',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint product_collections_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint product_collections_title_length check (char_length(btrim(title)) between 1 and 100),
  constraint product_collections_description_length check (char_length(description) <= 5000),
  constraint product_collections_craft_length check (char_length(craft) <= 10000),
  constraint product_collections_legal_note_length check (char_length(legal_note) <= 5000),
  constraint product_collections_image_length check (char_length(image) <= 2000)
);

create table public.products (
  id text primary key,
  collection_id text references public.product_collections (id) on update cascade,
  name text not null,
  maker text not null default '',
  place text not null default '',
  description text not null default '',
  image text not null default '',
  gallery text[] not null default '{}',
  price text not null default '',
  availability text not null default 'made_to_order',
  status public.publication_status not null default 'draft',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint products_name_length check (char_length(btrim(name)) between 1 and 200),
  constraint products_availability_choice check (availability in ('in_stock', 'made_to_order', 'sold_out')),
  constraint products_maker_length check (char_length(maker) <= 200),
  constraint products_place_length check (char_length(place) <= 200),
  constraint products_description_length check (char_length(description) <= 5000),
  constraint products_image_length check (char_length(image) <= 2000),
  constraint products_price_length check (char_length(price) <= 100)
);
create index products_collection_id_idx on public.products (collection_id, position);

-- Triggers ------------------------------------------------------------------------------------

call private.follow_content('product_collections', web_address => 'id', search => 'by row', pictures => 'image',
  texts => 'title description craft legal_note', lists => 'care');
call private.follow_content('products', title => 'name', web_address => 'id', keeps_address => true, search => 'by row',
  texts => 'name description maker place price', pictures => 'image gallery');
create trigger product_collections_index_products after update of status on public.product_collections
  for each row when (old.status <> new.status)
  execute function private.index_products_of_collection();

-- Grants --------------------------------------------------------------------------------------

alter table public.product_collections enable row level security;
alter table public.products enable row level security;

revoke all on public.product_collections, public.products from anon, authenticated;
grant select on public.product_collections, public.products to anon, authenticated;
grant insert, update, delete on public.product_collections, public.products to authenticated;
grant all on public.product_collections, public.products to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy product_collections_select_anonymous on public.product_collections
  for select to anon using (status = 'published');
create policy product_collections_select_account on public.product_collections
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy product_collections_insert_by_right on public.product_collections
  for insert to authenticated with check ((select private.may('content.write')));
create policy product_collections_update_by_right on public.product_collections
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy product_collections_delete_by_right on public.product_collections
  for delete to authenticated using ((select private.may('content.delete')));

create policy products_select_anonymous on public.products
  for select to anon using (status = 'published');
create policy products_select_account on public.products
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy products_insert_by_right on public.products
  for insert to authenticated with check ((select private.may('content.write')));
create policy products_update_by_right on public.products
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy products_delete_by_right on public.products
  for delete to authenticated using ((select private.may('content.delete')));
