-- The list and the page of people, and the merging of addresses.

-- Functions -----------------------------------------------------------------------------------

-- The ids of the 5,000 people written to last that contain every word and have the tag. Runs as its owner after
-- checking the caller once, as private.matching_submission_ids() does, and for the same reasons.
create function private.matching_person_ids(term text, wanted_tag text) returns setof uuid
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  folded constant text := private.fold_spelling(left(term, 200));
  patterns text[];
begin
  if not private.may('inquiries.read') then
    return;
  end if;
  -- The words of an address: most of them are in thousands of addresses, together they are in one.
  if folded like '% % %' then
    return query
      select coalesce(person.merged_into, person.id) from public.people person
      where person.search_text like '%' || folded || '%'
        and (wanted_tag is null or person.tags @> array[wanted_tag])
      limit 5000;
    if found then
      return;
    end if;
  end if;
  select array_agg('%' || word || '%' order by length(word) desc) into patterns
    from unnest(string_to_array(folded, ' ')) word;
  return query
    select person.id from public.people person
    where person.is_listed
      and (wanted_tag is null or person.tags @> array[wanted_tag])
      and (patterns[1] is null or person.search_text like patterns[1])
      and (patterns[2] is null or person.search_text like patterns[2])
      and (patterns[3] is null or person.search_text like all (patterns))
    order by person.last_contact_at desc limit 5000;
  -- Another address of somebody.
  if patterns is not null then
    return query
      select person.merged_into from public.people person
      where person.merged_into is not null
        and person.search_text like all (patterns)
        and (wanted_tag is null or exists (select from public.people head
          where head.id = person.merged_into and head.tags @> array[wanted_tag]))
      limit 100;
  end if;
end;
$$;

-- Takes filters, order and pages like the table itself.
create function public.search_people(term text default '', wanted_tag text default null)
returns setof public.people
language sql stable set search_path = '' as $$
  select person.* from public.people person
  where person.id = any (array(select private.matching_person_ids(term, wanted_tag)))
$$;

create function private.known_person_tags() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may('inquiries.read') then
    return;
  end if;
  return query select distinct tag collate "C" from public.people person, unnest(person.tags) tag
    where person.tags <> '{}' order by 1 limit 500;
end;
$$;

create function public.person_tags() returns setof text
language sql stable set search_path = '' as $$ select private.known_person_tags() $$;
comment on function public.person_tags() is 'The tags in use, for the choices of a field. Staff only.';

-- Others with the same phone number, or the same first and last name.
create function private.similar_people(person public.people) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'name', other.name, 'address', other.address,
    'phone', coalesce(other.phone, other.sent_phone), 'inquiries', other.inquiries,
    'is_same_phone', other.phone_key is not distinct from person.phone_key and person.phone_key is not null)), '[]')
  from (
    select known.* from public.people known
    where known.is_listed and known.id <> person.id and known.phone_key = person.phone_key
    union
    select known.* from public.people known
    where known.is_listed and known.id <> person.id and known.name_key = person.name_key
      and person.name_key like '% %'
    limit 5) other
$$;

-- Runs as its owner after checking the caller once: row-level security would keep the addresses out of their index.
create function private.person_page(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  head public.people;
  addresses text[];
  ids uuid[];
begin
  if not private.may('inquiries.read') then
    raise exception 'Only staff and admins see people.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  select known.* into head from private.person_rows(person) known where known.merged_into is null;
  if head.id is null then
    return null;
  end if;
  addresses := array(select known.address from private.person_rows(head.id) known);
  ids := array(select submission.id from public.contact_submissions submission
    where lower(submission.email) = any (addresses) and not submission.is_test);
  return jsonb_build_object(
    'id', head.id, 'name', head.name, 'own_name', head.own_name, 'phone', head.phone, 'sent_phone', head.sent_phone,
    'language', head.language, 'sent_language', head.sent_language, 'tags', to_jsonb(head.tags),
    'last_contact_at', head.last_contact_at, 'updated_at', head.updated_at,
    'addresses', (
      select jsonb_agg(jsonb_build_object('id', known.id, 'address', known.address, 'inquiries', (
          select count(*) from public.contact_submissions submission
          where lower(submission.email) = known.address and not submission.is_test and submission.status <> 'spam'),
        'newsletter', (select subscription.status from public.newsletter_subscriptions subscription
          where lower(subscription.email) = known.address and private.may('newsletter.read'))
      ) order by known.merged_into nulls first, known.address) from private.person_rows(head.id) known),
    'counts', (
      select jsonb_build_object('open', count(*) filter (where status in ('new', 'in_progress', 'waiting')),
        'won', count(*) filter (where status = 'won'), 'lost', count(*) filter (where status = 'lost'),
        'spam', count(*) filter (where status = 'spam'), 'all', count(*))
      from public.contact_submissions where id = any (ids)),
    'values', (
      select coalesce(jsonb_object_agg(value_currency, minor), '{}') from (
        select value_currency, sum(value_minor) as minor from public.contact_submissions
        where id = any (ids) and value_currency is not null group by 1) known),
    'inquiries', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.created_at desc), '[]') from (
        select id, service, status, created_at, last_message_at, awaits, email, value_minor, value_currency,
          private.cut_text(private.trimmed(message), 160) as message
        from public.contact_submissions where id = any (ids) order by created_at desc limit 50) newest),
    'message_count', (
      select count(*) from public.submission_messages where submission_id = any (ids) and sent_at is not null),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.sent_at desc), '[]') from (
        select message.id, message.submission_id, message.direction, message.sent_at,
          private.cut_text(private.trimmed(message.body), 200) as body, author.full_name as author
        from public.submission_messages message left join public.profiles author on author.id = message.author_id
        where message.submission_id = any (ids) and message.sent_at is not null
        order by message.sent_at desc limit 10) newest),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object('id', review.id, 'rating', review.rating, 'status', review.status,
        'comment', private.cut_text(review.comment, 160), 'created_at', review.created_at) order by review.created_at desc), '[]')
      from unnest(addresses) address
        join public.review_requests request on request.address_hash = private.address_hash(address)
        join public.reviews review on review.request_id = request.id
      where private.may('reviews.read')),
    'similar', private.similar_people(head));
end;
$$;

create function public.person(person uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.person_page(person) $$;
comment on function public.person(uuid) is
  'The page of a person, by the row of any of their addresses; null if there is none. Staff only.';

-- Takes an address out of the person it belongs to. The others stay together.
create function private.detach_person(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  head constant uuid := (select coalesce(merged_into, id) from public.people where id = person for update);
  heir uuid := head;
  from_others text[];
begin
  if head = person then
    heir := (select id from public.people where merged_into = person order by address limit 1);
    from_others := array(select unnest(merged_tags) from public.people where merged_into = person);
    update public.people set merged_into = nullif(heir, id), merged_tags = '{}' where merged_into = person;
  else
    from_others := (select merged_tags from public.people where id = person);
    update public.people set merged_into = null, merged_tags = '{}' where id = person;
  end if;
  update public.people
  set tags = array(select tag from unnest(tags) with ordinality given (tag, place)
    where tag <> all (from_others) order by place)
  where id = head;
  perform private.refresh_person(known) from unnest(array[person, heir]) known where known is not null;
end;
$$;

create function private.merge_people(person uuid, other uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  head public.people;
  joined public.people;
begin
  if not private.may('inquiries.write') then
    raise exception 'Only staff and admins merge people.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  perform 1 from public.people where id in (person, other) order by id for update;
  select * into head from private.person_rows(person) known where known.merged_into is null;
  select * into joined from private.person_rows(other) known where known.merged_into is null;
  if head.id is null or joined.id is null then
    raise exception 'This person no longer exists.'
      using errcode = 'PT404', detail = private.error_detail('person_gone');
  end if;
  if head.id <> joined.id then
    update public.people
    set merged_into = head.id, merged_tags = case when id = joined.id
      then array(select tag from unnest(joined.tags) tag where tag <> all (head.tags)) else merged_tags end
    where id = joined.id or merged_into = joined.id;
    update public.people
    set tags = (tags || array(select tag from unnest(joined.tags) tag where tag <> all (head.tags)))[:20],
      phone = coalesce(phone, joined.phone), language = coalesce(language, joined.language)
    where id = head.id;
    perform private.refresh_person(head.id);
  end if;
  return head.id;
end;
$$;

create function public.merge_people(person uuid, other uuid) returns uuid
language sql set search_path = '' as $$ select private.merge_people(person, other) $$;
comment on function public.merge_people(uuid, uuid) is
  'Makes the addresses of another person those of this one, and returns the row of the person. Staff only.';

create function private.split_person(address_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may('inquiries.write') then
    raise exception 'Only staff and admins split people.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  perform private.detach_person(address_id);
  return address_id;
end;
$$;

create function public.split_person(address_id uuid) returns uuid
language sql set search_path = '' as $$ select private.split_person(address_id) $$;
comment on function public.split_person(uuid) is
  'Makes one address a person of its own again, with its own notes and tags. Staff only.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.matching_person_ids(text, text), private.known_person_tags(),
  private.similar_people(public.people), private.person_page(uuid), private.detach_person(uuid),
  private.merge_people(uuid, uuid), private.split_person(uuid) from public;
revoke execute on function public.search_people(text, text), public.person_tags(), public.person(uuid),
  public.merge_people(uuid, uuid), public.split_person(uuid) from public, anon;
grant execute on function private.matching_person_ids(text, text), public.search_people(text, text),
  private.known_person_tags(), public.person_tags(), private.person_page(uuid), public.person(uuid),
  private.merge_people(uuid, uuid), public.merge_people(uuid, uuid),
  private.split_person(uuid), public.split_person(uuid) to authenticated;
