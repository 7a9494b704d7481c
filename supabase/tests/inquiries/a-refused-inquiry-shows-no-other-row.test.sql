begin;
select plan(6);

-- What the API would answer besides the message.
create function tests.detail_of(statement text) returns text
language plpgsql as $$
declare
  told text;
begin
  begin
    execute statement;
    return 'allowed';
  exception when others then
    get stacked diagnostics told = pg_exception_detail;
    return told;
  end;
end;
$$;

select tests.be_anonymous();
select is(tests.detail_of(tests.inquiry_statement(fields)), '', fields::text)
from unnest(array[
  '{"service": "g", "name": null}', '{"message": null}', '{"email": null}', '{"service": null}',
  '{"childrenUnder5": 100, "message": "A message of sixty characters and more, which the limits count as text."}',
  '{"groupSize": "4", "message": "A message of sixty characters and more, which the limits count as text."}'
]::jsonb[]) fields;

select * from finish();
rollback;
