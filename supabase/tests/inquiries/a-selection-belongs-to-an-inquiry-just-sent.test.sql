begin;
select plan(11);

select tests.create_accounts();

create function tests.select_for(submission text) returns text
language sql as $$
  select tests.attempt(format('insert into public.inquiry_selections (submission_id, travel_ids, includes_camping)
    values (%L, array[''algiers''], true)', '00000000-0000-4000-8000-0000000000' || submission))
$$;

-- f1 just sent, f2 a quarter of an hour ago, f3 already worked.
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f2');
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f3');
update public.contact_submissions set created_at = now() - interval '15 minutes'
where id = '00000000-0000-4000-8000-0000000000f2';
update public.contact_submissions set status = 'in_progress' where id = '00000000-0000-4000-8000-0000000000f3';

select tests.become('anonymous');
select is(tests.select_for('f1'), '1 rows', 'just sent');
select is(tests.select_for('f2'), '42501', 'sent too long ago');
select is(tests.select_for('f3'), '42501', 'worked already');
select is(tests.select_for('f4'), '42501', 'never sent');

insert into public.inquiry_selections (submission_id) values ('00000000-0000-4000-8000-0000000000f1');
select is(tests.select_for('f1'), '23505', 'once only');
select is(tests.attempt('select * from public.inquiry_selections'), '42501', 'anonymous reads none');
select is(tests.attempt('delete from public.inquiry_selections'), '42501', 'anonymous takes none back');

select tests.become('visitor');
select is(tests.attempt('select * from public.inquiry_selections'), '0 rows', 'an account without a role reads none');
select tests.become('disabled');
select is(tests.attempt('select * from public.inquiry_selections'), '0 rows', 'a disabled admin reads none');
select tests.become('staff');
select is(tests.attempt('select * from public.inquiry_selections
  where submission_id = ''00000000-0000-4000-8000-0000000000f1'''), '1 rows', 'staff read it');
select is(tests.attempt('update public.inquiry_selections set includes_camping = true'), '42501', 'and leave it as sent');

select * from finish();
rollback;
