-- A place in an order is nothing that a form shows: whoever has a record open while others are moved
-- around it can still save. Otherwise moving one row would look like a change of all.
create or replace function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - 'position' is distinct from to_jsonb(old) - 'position' then
    new.updated_at := now();
  end if;
  return new;
end;
$$;
