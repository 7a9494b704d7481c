begin;
select plan(13);

create function tests.submission(last_digits text) returns uuid
language sql as $$ select ('00000000-0000-4000-8000-0000000000' || last_digits)::uuid $$;
-- Keeps the place, unlike tests.refusal().
create function tests.reserve(submission text, file text, name text default 'light.jpg') returns text
language plpgsql as $$
begin
  return public.reserve_inquiry_file(tests.submission(submission), tests.submission(file), name,
    '{"cf-connecting-ip": "203.0.113.7"}');
exception
  when check_violation then return 'not a name';
  when others then return sqlerrm;
end;
$$;

-- f1 just sent, f2 an hour ago, f3 already worked, f4 by the self-test.
select tests.send_inquiry(tests.submission('f' || digit)) from generate_series(1, 4) digit;
update public.contact_submissions set created_at = now() - interval '1 hour' where id = tests.submission('f2');
update public.contact_submissions set status = 'in_progress' where id = tests.submission('f3');
update public.contact_submissions set is_test = true where id = tests.submission('f4');

select is(tests.reserve('f1', 'a1'), 'true', 'just sent');
select is(tests.reserve('f3', 'a2'), 'true', 'staff may have begun to work on it');
select is(tests.reserve('f2', 'a3'), 'There is no recent inquiry with this id.', 'sent too long ago');
select is(tests.reserve('f4', 'a3'), 'There is no recent inquiry with this id.', 'a self-test');
select is(tests.reserve('f9', 'a3'), 'There is no recent inquiry with this id.', 'never sent');
select is(tests.reserve('f3', 'a1'), 'This file belongs to another inquiry.', 'a file moves to no other inquiry');

select is(tests.reserve('f1', 'a1', 'other.jpg'), 'true', 'a retry finds its place');
update public.inquiry_files set mime_type = 'image/jpeg', bytes = 1, stored_at = now() where id = tests.submission('a1');
select is(tests.reserve('f1', 'a1', 'other.jpg'), 'false', 'and learns that the file is stored');
select results_eq('select name, path from public.inquiry_files where stored_at is not null',
  $$ select 'light.jpg', tests.submission('f1') || '/' || tests.submission('a1') $$, 'once, under ids and not under its name');

select tests.reserve('f1', 'b' || digit) from generate_series(1, 2) digit;
select is(tests.reserve('f1', 'b3'), 'An inquiry takes up to three files.', 'a fourth is refused');
select is(tests.reserve('f3', 'c1', '../c1.html'), 'not a name', 'a name is no path');

update private.limits set allowed = 4 where kind = 'inquiry file' and subject = 'network';
select is(tests.reserve('f3', 'c2'), 'Too many files in a short time.', 'one network sends only so many');
update private.limits set allowed = case subject when 'everybody' then 4 else 100 end where kind = 'inquiry file';
select is(tests.reserve('f3', 'c2'), 'Too many files in a short time.', 'and everybody together');

select * from finish();
rollback;
