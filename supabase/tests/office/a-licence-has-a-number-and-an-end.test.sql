begin;
select plan(8);

create function tests.company(fields jsonb) returns text
language sql as $$
  select tests.refusal(format('update public.site_settings set (licence_number, licence_valid_until, insurer,
      insurance_number, insurance_valid_until)
    = (select licence_number, licence_valid_until, insurer, insurance_number, insurance_valid_until
      from jsonb_populate_record(null::public.site_settings, %L)) where id = 1',
    '{"licence_number": "", "insurer": "", "insurance_number": ""}'::jsonb || fields))
$$;

select is(tests.company('{}'), 'allowed', 'nothing is known');
select is(tests.company('{"licence_number": "12", "licence_valid_until": "2027-06-30", "insurer": "An insurer"}'), 'allowed',
  'a licence with its last day, an insurer alone');
select is(tests.company('{"licence_valid_until": "2027-06-30"}'), 'site_settings_licence_complete', 'a day of no licence');
select is(tests.company('{"insurance_number": "7"}'), 'site_settings_insurance_complete', 'a number of no insurer');
select is(tests.company('{"insurance_valid_until": "2027-06-30"}'), 'site_settings_insurance_complete', 'a day of no insurer');

-- The prerendered pages show a licence until the next build.
create function tests.is_noted(last_day date) returns boolean
language plpgsql as $$
declare
  was timestamptz;
begin
  update public.site_settings set licence_number = '12', licence_valid_until = last_day where id = 1;
  set constraints all immediate;
  set constraints all deferred;
  was := (select content_changed_at from private.publishing);
  perform private.sweep();
  set constraints all immediate;
  set constraints all deferred;
  return (select content_changed_at > was from private.publishing);
end;
$$;
create function tests.algiers_day(days_from_now integer) returns date
language sql as $$ select (now() at time zone 'Africa/Algiers')::date + days_from_now $$;

insert into public.sweeps (counts, ran_at) values ('{}', now() - interval '1 day');
select ok(not tests.is_noted(tests.algiers_day(0)), 'on its last day a licence stays');
update public.sweeps set ran_at = now() - interval '1 day' where true;
select ok(tests.is_noted(tests.algiers_day(-1)), 'on the day after, a build is due');
select ok(not tests.is_noted(tests.algiers_day(-1)), 'but only one');

select * from finish();
rollback;
