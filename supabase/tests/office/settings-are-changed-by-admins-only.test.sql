begin;
select plan(21);

select tests.create_accounts();

create function tests.outcomes(of_table text) returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt(format('select id from public.%I', of_table)),
    tests.attempt(format('update public.%I set updated_at = now()', of_table)),
    tests.attempt(format('insert into public.%I (id) values (2)', of_table)),
    tests.attempt(format('delete from public.%I', of_table)))
$$;

select tests.become('anonymous');
select is(tests.outcomes('site_settings'), '1 rows, 42501, 42501, 42501', 'anonymous: site');
select is(tests.outcomes('office_settings'), '42501, 42501, 42501, 42501', 'anonymous: office');
select tests.become('visitor');
select is(tests.outcomes('site_settings'), '1 rows, 0 rows, 42501, 42501', 'an account without a role: site');
select is(tests.outcomes('office_settings'), '0 rows, 0 rows, 42501, 42501', 'an account without a role: office');
select tests.become('disabled');
select is(tests.outcomes('site_settings'), '1 rows, 0 rows, 42501, 42501', 'a disabled admin: site');
select is(tests.outcomes('office_settings'), '0 rows, 0 rows, 42501, 42501', 'a disabled admin: office');
select tests.become('staff');
select is(tests.outcomes('site_settings'), '1 rows, 0 rows, 42501, 42501', 'staff: site');
select is(tests.outcomes('office_settings'), '1 rows, 0 rows, 42501, 42501', 'staff: office');
select tests.become('admin');
select is(tests.outcomes('site_settings'), '1 rows, 1 rows, 42501, 42501', 'admin: site');
select is(tests.outcomes('office_settings'), '1 rows, 1 rows, 42501, 42501', 'admin: office');

select is(tests.refusal('update public.site_settings set id = 2'), 'site_settings_one_row', 'one row for the site');
select is(tests.refusal('update public.office_settings set id = 2'), 'office_settings_one_row', 'one row for the office');
select is(tests.refusal(format('update public.site_settings set %I = ''javascript:alert(1)''', field)),
  'site_settings_' || field || '_safe', field || ' is an https address')
from unnest(array['facebook_url', 'twitter_url', 'instagram_url', 'youtube_url']) field;
select is(tests.refusal('update public.site_settings set facebook_url = ''https://www.facebook.com/page'''), 'allowed',
  'an https address');
select is(tests.refusal('update public.site_settings set whatsapp = ''0555 00 00 00'''), 'site_settings_whatsapp_format',
  'a WhatsApp number without its country code leads nowhere');
select is(tests.refusal('update public.site_settings set whatsapp = ''+213 555 00 00 00'''), 'allowed', 'one with it');
select is(tests.refusal('update public.office_settings set submission_retention_months = 0'),
  'office_settings_retention_range', 'inquiries are kept for a month at least');
select is(tests.refusal('update public.site_settings set opening_hours = ''{}'''),
  'site_settings_opening_hours_list', 'opening hours are a list');

select * from finish();
rollback;
