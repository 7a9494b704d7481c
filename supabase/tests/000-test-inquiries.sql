-- Inquiries for the files that follow.
begin;
select plan(1);

-- An insert as the site's form sends it, with some fields given otherwise: {"name": "X"}. Runs in any role.
create or replace function tests.inquiry_statement(fields jsonb default '{}') returns text
language sql immutable as $$
  select format('insert into public.contact_submissions (%s) values (%s)',
    string_agg(format('%I', key), ', ' order by key),
    string_agg(format('%L', value), ', ' order by key))
  from jsonb_each_text(
    '{"name": "Nadia", "email": "nadia@example.com", "service": "general", "message": "We would like a tour."}'
    || fields)
$$;

create or replace function tests.send_inquiry(id uuid default gen_random_uuid()) returns uuid
language plpgsql as $$
begin
  execute tests.inquiry_statement(jsonb_build_object('id', id));
  return id;
end;
$$;

select ok(true, 'the inquiries for the tests are ready');
select * from finish();
commit;
