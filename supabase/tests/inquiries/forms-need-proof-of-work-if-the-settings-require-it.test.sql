begin;
select plan(20);

select tests.create_accounts();
update private.limits set allowed = null;
update private.proof_of_work_settings set max_number = 1000;

-- What the browser does.
create function tests.solve(task jsonb) returns text
language sql as $$
  select translate(encode(convert_to((task || jsonb_build_object('number', number))::text, 'UTF8'), 'base64'), E'\n', '')
  from generate_series(0, (task ->> 'maxnumber')::integer) number
  where encode(sha256(convert_to((task ->> 'salt') || number, 'UTF8')), 'hex') = task ->> 'challenge'
$$;
create function tests.send_with(solution text, id uuid default gen_random_uuid()) returns text
language plpgsql as $$
begin
  perform set_config('request.headers', json_build_object('x-proof-of-work', solution)::text, true);
  insert into public.contact_submissions (id, name, email, service, message)
  values (id, 'Nadia', 'nadia@tests.example', 'general', 'We would like to see Tipaza.');
  return 'saved';
exception when others then
  return sqlstate;
end;
$$;
-- Another time, signed as the database would have.
create function tests.retimed(task jsonb, moment timestamptz) returns jsonb
language sql security definer as $$
  with other as (
    select substr(task ->> 'salt', 1, 24) || '?expires=' || extract(epoch from moment)::bigint || '&' as salt
  ), hashed as (
    select salt, encode(sha256(convert_to(salt || '7', 'UTF8')), 'hex') as challenge from other
  )
  select task || jsonb_build_object('salt', salt, 'challenge', challenge,
    'signature', encode(private.sign_challenge(challenge), 'hex')) from hashed
$$;

select tests.become('anonymous');
select is(public.proof_of_work_challenge(), null, 'off: there is no task');
select is(tests.send_with(null), 'saved', 'and an inquiry needs none');

select tests.become('staff');
select is(tests.attempt('update public.site_settings set requires_proof_of_work = true'), '0 rows', 'staff do not switch it on');
select tests.become('admin');
update public.site_settings set requires_proof_of_work = true;

select tests.become('anonymous');
create temp table tasks as select public.proof_of_work_challenge() as task, public.proof_of_work_challenge() as other;
grant all on tasks to public;
select is(tests.send_with(null), 'PT428', 'on: an inquiry without work is refused');
select is(tests.send_with('no base64!') || tests.send_with('bm8ganNvbg==') || tests.send_with(repeat('A', 2000)), 'PT428PT428PT428',
  'nor is garbage a solution');
select is(tests.send_with(tests.solve(tests.retimed(task, now() - interval '1 second'))), 'PT428', 'nor one that is over')
from tasks;
select is(tests.send_with(tests.solve(tests.retimed(task, now() + interval '1 minute'))), 'saved', 'while one in time is')
from tasks;
select is(tests.send_with(tests.solve(task || jsonb_build_object('signature', other ->> 'signature'))), 'PT428',
  'nor one under another signature') from tasks;
select is(tests.send_with(tests.solve(jsonb_build_object('maxnumber', 1, 'signature', repeat('0', 64), 'salt', task ->> 'salt',
  'challenge', encode(sha256(convert_to((task ->> 'salt') || '1', 'UTF8')), 'hex')))), 'PT428', 'nor a task of one''s own') from tasks;
select is(tests.send_with(tests.solve(task || jsonb_build_object('salt', rtrim(task ->> 'salt', '&')))), 'PT428',
  'nor digits moved into the moment') from tasks;
select is(tests.send_with(tests.solve(task)), 'saved', 'the solution is taken') from tasks;
select is(tests.send_with(tests.solve(task)), 'PT428', 'once') from tasks;
select is(tests.send_with(tests.solve(other), '00000000-0000-4000-8000-0000000000aa'), 'saved', 'each inquiry with its own') from tasks;
select is(tests.send_with(null, '00000000-0000-4000-8000-0000000000aa'), '23505', 'a second try of a saved one is known without work');
select is(tests.attempt('select public.verify_proof_of_work(''x'')'), '42501', 'nobody uses a solution up by hand');
select tests.become('admin');
select is(tests.send_with(null), 'PT428', 'accounts are asked too');

select tests.be_server();
select is(public.verify_proof_of_work(tests.solve(public.proof_of_work_challenge())), true, 'a function of the server takes a solution');
select is(public.verify_proof_of_work(''), false, 'and nothing else');
select is(tests.send_with(null), 'saved', 'the server itself does no work');
update private.limits set allowed = 0 where subject = 'everybody';
update tasks set other = public.proof_of_work_challenge();
select tests.become('anonymous');
select is(tests.send_with(tests.solve(other)), 'PT429', 'who is refused otherwise keeps the solution, and meets the limits all the same') from tasks;

select * from finish();
rollback;
