begin;
select plan(8);

insert into auth.users (id, email, raw_user_meta_data)
values ('00000000-0000-4000-8000-0000000000a1', 'new@tests.example', '{"full_name": "  Amine B.  ", "role": "admin"}');

create function tests.the_profile() returns public.profiles
language sql as $$ select * from public.profiles where id = '00000000-0000-4000-8000-0000000000a1' $$;

select is((tests.the_profile()).email, 'new@tests.example', 'a new account has a profile');
select is((tests.the_profile()).full_name, 'Amine B.', 'with the name given at sign-up');
select is_empty($$ select 1 from public.staff_roles where user_id = '00000000-0000-4000-8000-0000000000a1' $$,
  'and no role, whatever the sign-up claims');

update auth.users set email = 'moved@tests.example' where id = '00000000-0000-4000-8000-0000000000a1';
select is((tests.the_profile()).email, 'moved@tests.example', 'a changed address follows');
update auth.users set last_sign_in_at = '2026-11-01T10:00:00Z' where id = '00000000-0000-4000-8000-0000000000a1';
select is((tests.the_profile()).last_sign_in_at, '2026-11-01T10:00:00Z'::timestamptz, 'a sign-in follows');

update public.profiles set full_name = 'Amine' where id = '00000000-0000-4000-8000-0000000000a1';
update auth.users set last_sign_in_at = now() where id = '00000000-0000-4000-8000-0000000000a1';
select is((tests.the_profile()).full_name, 'Amine', 'a name changed in the profile stays');

select is(tests.attempt($$ insert into auth.users (id, email, raw_user_meta_data)
  values (gen_random_uuid(), null, jsonb_build_object('full_name', repeat('n', 300))) $$), '1 rows',
  'an account without an address, or with an endless name, can still sign up');

delete from auth.users where id = '00000000-0000-4000-8000-0000000000a1';
select is_empty($$ select 1 from public.profiles where id = '00000000-0000-4000-8000-0000000000a1' $$,
  'a removed account takes its profile along');

select * from finish();
rollback;
