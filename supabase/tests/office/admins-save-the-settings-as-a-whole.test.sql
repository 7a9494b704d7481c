begin;
select plan(10);

select tests.create_accounts();
update public.site_settings set tagline = 'Before', updated_at = '2026-01-01 00:00:00+00';
create temp table read as
select site.updated_at as site, office.updated_at as office from public.site_settings site, public.office_settings office;
grant select on read to anon, authenticated;

create function tests.save(settings jsonb, missed interval default '0') returns text
language sql as $$
  select format('select public.save_settings(%L, %L, %L)', settings, site, office - missed) from read
$$;

select tests.become('anonymous');
select is(tests.attempt(tests.save('{"tagline": "After"}')), '42501', 'anonymous: refused');
select tests.become('visitor');
select is(tests.attempt(tests.save('{"tagline": "After"}')), '42501', 'visitor: refused');
select tests.become('disabled');
select is(tests.attempt(tests.save('{"tagline": "After"}')), '42501', 'disabled admin: refused');
select tests.become('staff');
select is(tests.refusal(tests.save('{"tagline": "After"}')), 'Only administrators change the settings.',
  'staff: refused, with the reason');

select tests.become('admin');
select is(tests.refusal(tests.save('{"tagline": "After", "submission_retention_months": 0}')),
  'office_settings_retention_range', 'a wrong number of the office');
select is(tests.refusal(tests.save('{"facebook_url": "http://example.org"}')),
  'site_settings_facebook_url_safe', 'an unsafe address');
select results_eq(tests.save('{"tagline": "After"}', '1 second'), array[false], 'somebody else changed the office');
select is((select tagline from public.site_settings), 'Before', 'then the site stays as it was, too');

select results_eq(
  tests.save('{"tagline": "After", "notification_emails": ["a@example.com"], "opening_hours": [{"weekday": 0}]}'),
  array[true], 'an admin saves both');
select results_eq(
  $$ select tagline, company_name, opening_hours, notification_emails, submission_retention_months
     from public.site_settings, public.office_settings $$,
  $$ values ('After', 'Expat Buddy', '[{"weekday": 0}]'::jsonb, array['a@example.com'], 24) $$,
  'what is named changes, the rest stays');

select * from finish();
rollback;
