begin;
select plan(31);

select tests.create_accounts();
select tests.create_content();
insert into public.tags (id, title) values ('noted-tag', 'Noted');
set constraints all immediate;
set constraints all deferred;

-- Whether a statement moves the time of the last change, as its transaction ends.
create function tests.noted(statement text) returns boolean
language plpgsql security definer as $$
declare
  was timestamptz := (select content_changed_at from private.publishing);
begin
  execute statement;
  set constraints all immediate;
  set constraints all deferred;
  return (select content_changed_at > was from private.publishing);
end;
$$;

select is((select count(*) from private.pending_content_changes), 0::bigint, 'no mark outlives its transaction');

select is(tests.noted(format('update public.%I set %I = ''Other'' where %I = ''test-draft''', name, changeable, key)), false,
  name || ': a change of a draft is not noted')
from tests.content_tables where name in ('travels', 'products', 'hero_slides');
select is(tests.noted(format('update public.%I set %I = ''Other'' where %I = ''test-published''', name, changeable, key)), true,
  name || ': a change of something published is noted')
from tests.content_tables where name <> 'photos';
select ok(tests.noted('update public.travels set status = ''published'' where id = ''test-draft'''), 'publishing is noted');
select ok(tests.noted('update public.travels set status = ''archived'' where id = ''test-draft'''), 'taking back is noted');
select ok(not tests.noted('delete from public.travels where id = ''test-draft'''), 'deleting what is archived is not');
select ok(tests.noted('delete from public.products where id = ''test-published'''), 'deleting what is published is');
select ok(tests.noted('insert into public.travel_tags values (''test-published'', ''noted-tag'')'), 'a tag of a published travel is noted');
select ok(not tests.noted('insert into public.travel_tags values (''test-archived'', ''noted-tag'')'), 'of an archived one it is not');
select ok(tests.noted('update public.tags set title = ''Renamed'' where id = ''noted-tag'''), 'a renamed tag is noted');
select ok(tests.noted('update public.site_settings set tagline = ''Other'''), 'the settings that visitors see are');
select ok(not tests.noted('update public.office_settings set notification_emails = ''{a@tests.example}'''), 'those of the office are not');

select ok(tests.noted($$ insert into public.reviews (name, rating, comment, status)
  values ('Test', 4, 'A good day.', 'published') $$), 'a published review is noted');
select ok(not tests.noted($$ insert into public.reviews (name, rating, comment)
  values ('Test', 4, 'A good day.') $$), 'one that waits is not');

select ok(not tests.noted('update public.photos set alt = ''Other'' where path = ''test-published'''), 'a photo that nothing shows is not');
update public.travels set "imageUrl" = '/storage/v1/object/public/photos/test-published' where id = 'test-published';
select ok(tests.noted('update public.photos set alt = ''Another'' where path = ''test-published'''), 'one in use is');

select * from finish();
rollback;
