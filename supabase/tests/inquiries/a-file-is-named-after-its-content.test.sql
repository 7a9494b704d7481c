-- What staff download ends as files of its type do, whatever name it was sent with.
begin;
select plan(6);

create temporary table inquiry as select tests.send_inquiry() as id;

create function pg_temp.stored(name text, mime_type text) returns text
language sql as $$
  insert into public.inquiry_files (id, submission_id, name, mime_type, bytes, stored_at)
  select gen_random_uuid(), id, stored.name, stored.mime_type, 1, now() from inquiry
  returning name
$$;

select is(pg_temp.stored('passport.pdf.hta', 'application/pdf'), 'passport.pdf', 'a second ending goes');
select is(pg_temp.stored('photo.html', 'image/jpeg'), 'photo.jpg', 'an ending of another type is replaced');

insert into public.inquiry_files (id, submission_id, name)
select '00000000-0000-4000-8000-0000000f11e0', id, 'gpj.exe' from inquiry;
update public.inquiry_files set mime_type = 'image/png', bytes = 1, stored_at = now()
where id = '00000000-0000-4000-8000-0000000f11e0';
select is((select name from public.inquiry_files where id = '00000000-0000-4000-8000-0000000f11e0'), 'gpj.png',
  'a file that arrives after its row is named when its type is known');
update public.inquiry_files set name = 'run.js' where id = '00000000-0000-4000-8000-0000000f11e0';
select is((select name from public.inquiry_files where id = '00000000-0000-4000-8000-0000000f11e0'), 'run.png',
  'a stored file cannot be renamed to a program');

select is(tests.refusal(format('select pg_temp.stored(%L, %L)', U&'passport\202Efdp.exe', 'application/pdf')), 'inquiry_files_name_plain',
  'a name that turns the reading direction is refused');
select is(tests.refusal(format('select pg_temp.stored(%L, %L)', U&'pass\0007port.pdf', 'application/pdf')), 'inquiry_files_name_plain',
  'a control character is refused');

select * from finish();
rollback;
