-- Every translatable text with its translations, for the back office, the files for translators and the seed.

-- Functions ---------------------------------------------------------------------------------

-- Writes the view from every kind of content. It has one row for each text and language. `state` is missing, outdated (the
-- English text has changed), draft or published. An outdated translation stays public if it was published.
create procedure private.write_translatable_texts()
language plpgsql set search_path = '' as $$
declare
  listed constant text := (
    select string_agg(format('select %1$L as resource, id::text as record_id, %2$I as record_title, %3$s as visibility,
        texts.field, texts.item, texts.source
      from public.%1$I row, private.texts_of(%1$L, to_jsonb(row)) texts',
      kind.of_table, kind.title, case when kind.is_published then 'status::text' else quote_literal('published') end),
      ' union all ' order by kind.of_table)
    from private.content_kinds kind
    where exists (select from private.translatable_columns text where text.of_table = kind.of_table));
begin
  execute 'create or replace view public.translatable_texts with (security_invoker = on) as
with listed as (' || listed || $view$
  union all
  select 'site_settings', id::text, company_name, 'published', texts.*
  from public.site_settings row, private.texts_of('site_settings', to_jsonb(row)) texts
  union all
  select 'travels', travel.id, travel.title, travel.status::text, texts.*
  from public.travels travel join public.travel_days row on row.travel_id = travel.id,
    private.texts_of('travel_days', to_jsonb(row)) texts
)
select texts.resource, texts.record_id, texts.record_title, texts.visibility, texts.field, texts.item, spoken.language,
  texts.source, known.text, known.source_text, known.status, known.author_id, known.updated_at,
  case when known.text is null then 'missing' when known.source_text <> texts.source then 'outdated' else known.status end
    as state
from listed texts
cross join (select code from public.languages where code <> 'en') spoken (language)
left join public.translations known
  on known.resource = texts.resource and known.record_id = texts.record_id and known.field = texts.field
    and known.item = texts.item and known.language = spoken.language
-- The server and the seed read it too.
where current_user not in ('anon', 'authenticated') or (select private.may('content.read'))
$view$;
  comment on view public.translatable_texts is 'Every translatable text in each language, for staff.';
end;
$$;

-- Views ---------------------------------------------------------------------------------------

call private.write_translatable_texts();

-- Grants --------------------------------------------------------------------------------------

revoke execute on procedure private.write_translatable_texts() from public, anon, authenticated, service_role;
revoke all on public.translatable_texts from public, anon, authenticated, service_role;
grant select on public.translatable_texts to authenticated, service_role;
