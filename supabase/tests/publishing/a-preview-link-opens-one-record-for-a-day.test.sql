begin;
select plan(37);

select tests.create_accounts();
select tests.create_content();
insert into public.travel_days (travel_id, day_number, title) values ('test-draft', 1, 'To the lake');

create temporary table tokens (name text primary key, token text);
grant all on tokens to public;
create function tests.create_link(of_table text, of_record text, as_name text) returns void
language sql as $$ insert into tokens values (as_name, public.create_preview_link(of_table, of_record)) $$;
create function tests.opened(as_name text) returns jsonb
language sql as $$ select public.open_preview((select token from tokens where name = as_name)) $$;
create function tests.paths_in(as_name text) returns text[]
language sql as $$ select array(select photo ->> 'path' from jsonb_array_elements(tests.opened(as_name) -> 'photos') photo) $$;
create function tests.key_of(of_table text) returns text
language plpgsql as $$
declare
  found text;
begin
  execute format('select id::text from public.%I where %I = ''test-draft''', of_table,
    (select key from tests.content_tables where name = of_table)) into found;
  return found;
end;
$$;

-- Who creates them
select tests.become('anonymous');
select is(tests.attempt('select public.create_preview_link(''travels'', ''test-draft'')'), '42501', 'anonymous: creates none');
select is(tests.attempt('select * from public.preview_links'), '42501', 'and reads none');
select tests.become('visitor');
select is(tests.refusal('select public.create_preview_link(''travels'', ''test-draft'')'),
  'Only staff and admins create preview links.', 'an account: creates none');
select tests.become('disabled');
select is(tests.refusal('select public.create_preview_link(''travels'', ''test-draft'')'),
  'Only staff and admins create preview links.', 'a disabled admin: creates none');
select tests.become('staff');
select is(tests.refusal(format('select public.create_preview_link(%L, %L)', of_table, record)),
  'This record does not exist or has been deleted.', of_table || ', ' || record || ': no link')
from (values ('travels', 'nowhere'), ('contact_submissions', 'x'), ('reviews', 'x'), ('site_settings', '1'), ('nothing', 'x'))
  wrong (of_table, record);
select tests.create_link('travels', 'test-draft', 'travel');
select results_eq(
  'select resource, record_id, created_by, uses, expires_at - created_at from public.preview_links',
  $$ values ('travels', 'test-draft', tests.id_of('staff'), 0, interval '1 day') $$, 'staff: one, for a day');
select ok((select token ~ '^[0-9a-f]{64}$' from tokens where name = 'travel'), 'with a long random token');
select is(tests.attempt('select token_hash from public.preview_links'), '42501', 'staff do not read its hash');
select is(tests.attempt('update public.preview_links set expires_at = now() + interval ''1 year'''), '42501', 'nor extend it');
select is(tests.attempt('insert into public.preview_links (resource, record_id, token_hash) values (''a'', ''b'', ''c'')'), '42501',
  'nor write one');

-- What it opens
select tests.become('anonymous');
select is(tests.opened('travel') -> 'table', '"travels"', 'anonymous: the link names its table');
select is(tests.opened('travel') #>> '{record,days,0,title}', 'To the lake', 'and opens the draft with its days');
select ok(tests.opened('travel')::text !~ 'test-(published|archived)', 'and nothing of another record');
select is_empty('select id from public.travels where id = ''test-draft''', 'the draft itself stays hidden');
select is(public.open_preview(wrong), null, coalesce(nullif(left(wrong, 8), ''), 'no token') || ' opens nothing')
from unnest(array['', '%', 'test-draft', (select upper(token) from tokens)]) wrong;

-- Its translations
select tests.become('staff');
insert into public.translations (resource, record_id, field, item, language, text, status)
values ('travels', 'test-draft', 'title', '', 'fr', 'Le lac', 'draft'),
  ('travels', 'test-draft', 'days.title', (select id::text from public.travel_days where travel_id = 'test-draft'), 'fr', 'Vers le lac', 'draft');
select tests.become('anonymous');
select is(tests.opened('travel') #>> '{record,translations,fr,title}', 'Le lac', 'drafts of translations can be read');
select is(tests.opened('travel') #>> '{record,days,0,translations,fr,title}', 'Vers le lac', 'and those of its days');
select tests.be_server();
select is((select translations ->> 'fr' from public.travels where id = 'test-draft'), null, 'visitors do not read them yet');

-- Its photos
select tests.be_server();
insert into public.photos (path, alt, caption, credit, focal_x, focal_y, mime_type, width, height, bytes, status)
select path, 'Dunes', 'At dusk', 'Amel', 20, 75.5, 'image/webp', 960, 640, 1000, status::public.publication_status
from (values ('2026/hero.webp', 'draft'), ('2026/gallery.webp', 'archived'), ('2026/drafted.webp', 'draft'),
  ('2026/elsewhere.webp', 'draft')) photo (path, status);
update public.travels set "imageUrl" = 'https://a.test/storage/v1/object/public/photos/2026/hero.webp?v=2',
  gallery = '[{"image": "https://a.test/storage/v1/object/public/photos/2026/gallery.webp", "id": "a", "alt": "A", "caption": ""}]'
where id = 'test-draft';
update public.travels set "imageUrl" = 'https://a.test/storage/v1/object/public/photos/2026/elsewhere.webp'
where id = 'test-published';
select tests.become('anonymous');
select is(tests.paths_in('travel'), array['2026/gallery.webp', '2026/hero.webp'], 'the photos that the draft names, and no other');
select is(tests.opened('travel') #> '{photos,1}',
  '{"path": "2026/hero.webp", "alt": "Dunes", "caption": "At dusk", "credit": "Amel", "focal_x": 20.0, "focal_y": 75.5}',
  'with what pages say of them and how they crop them, and nothing else');
select is_empty('select id from public.photos where path like ''2026/%''', 'the photos themselves stay hidden');
select is(tests.attempt('select private.photos_named_in(''{"image": "/storage/v1/object/public/photos/2026/elsewhere.webp"}'')'),
  '42501', 'nobody asks for those of another record');
select tests.become('staff');
select tests.create_link('travels', 'test-published', 'published');
insert into public.draft_changes (resource, record_id, changes, base) values ('travels', 'test-published',
  '{"imageUrl": "https://a.test/storage/v1/object/public/photos/2026/drafted.webp"}', '{}');
select tests.become('anonymous');
select is(tests.paths_in('published'), array['2026/drafted.webp'], 'a photo of the draft changes instead of the published one');
select tests.become('staff');
select is((select uses from public.preview_links where record_id = 'test-draft'), 7, 'uses are counted');
delete from public.preview_links where record_id = 'test-published';

-- Every table with a publication state
select tests.create_link(name, tests.key_of(name), name) from tests.content_tables;
select tests.become('anonymous');
select is_empty(
  $$ select name from tests.content_tables where tests.opened(name) #>> array['record', key] is distinct from 'test-draft' $$,
  'each kind of content can be previewed');
select ok(not tests.opened('photos') -> 'record' ?| array['created_by', 'file_name', 'tags'],
  'without columns that the public cannot read');

-- When it ends
select tests.be_server();
update public.travels set id = 'test-renamed' where id = 'test-draft';
select is(tests.opened('travel') #>> '{record,id}', 'test-renamed', 'it follows a new id');
update public.preview_links set expires_at = now() where record_id = 'test-renamed';
select is(tests.opened('travel'), null, 'it ends after its time');
select tests.become('staff');
delete from public.preview_links where resource = 'vehicles';
select is(tests.opened('vehicles'), null, 'and when staff revoke it');
select tests.be_server();
delete from public.services where id = 'test-draft';
select is_empty('select id from public.preview_links where resource = ''services''', 'and with its record');

select * from finish();
rollback;
