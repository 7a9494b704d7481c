begin;
select plan(6);

-- What the catalog and the other lists say of each table, to compare with its row in private.content_kinds.
create temp view facts as
select class.relname::text as of_table,
  bool_or(attribute.attname = 'status' and attribute.atttypid = 'public.publication_status'::regtype) as has_status,
  bool_or(attribute.attname = 'position') as has_position,
  bool_or(attribute.attname = 'translations') as has_translations,
  bool_or(attribute.attname in ('image', 'imageUrl', 'backgroundImage')) as has_picture,
  exists (select from private.translatable_columns text where text.of_table = class.relname) as has_texts,
  strpos(pg_get_viewdef('private.search_sources'::regclass), quote_literal(class.relname) || '::text') > 0 as is_in_search
from pg_class class
join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
group by class.oid, class.relname;

create temp view standard as
select kind.of_table, kind.of_table || '_' || part.name as name, part.function
from private.content_kinds kind join facts using (of_table), lateral (values
  (true, 'touch', 'touch_updated_at'),
  (true, 'record_change', 'record_change'),
  (true, 'record_deletion', 'record_change'),
  (kind.is_shown and has_status, 'note_insert', 'note_published_rows'),
  (kind.is_shown and has_status, 'note_update', 'note_published_rows'),
  (kind.is_shown and has_status, 'note_delete', 'note_published_rows'),
  (kind.is_shown and not has_status, 'note_change', 'note_any_row'),
  (kind.web_address is not null, 'remember_published_id', 'remember_published_id'),
  (kind.keeps_address, 'keep_published_id', 'keep_published_id'),
  (kind.web_address is not null and not kind.keeps_address, 'refuse_former_id', 'refuse_former_id'),
  (kind.web_address is not null and not kind.keeps_address, 'redirect_old_id', 'redirect_old_id'),
  (has_picture, 'picture_paths', 'store_picture_paths'),
  (kind.search = 'by row', 'index_for_search', 'index_for_search'),
  (kind.is_label, 'write_search_label', 'write_search_label'),
  (has_texts, 'write_translations', 'write_translations'),
  (has_texts, 'write_translations_of_new', 'write_translations_of_new'),
  (has_texts, 'note_progress', 'note_progress_of_record'),
  (has_texts and has_status, 'note_visibility', 'note_visibility_of_record')
) part (applies, name, function)
where part.applies;

create temp view present as
select class.relname::text as of_table, tgname::text as name, proname::text as function
from pg_trigger
join pg_class class on class.oid = tgrelid
join pg_proc on pg_proc.oid = tgfoid
where not tgisinternal and class.relnamespace = 'public'::regnamespace;

-- Parts of other records, and the settings, which are one record, are none.
select is_empty($$
  select format('The table %s looks like content, but its file does not call private.follow_content(%L).', of_table, of_table)
  from facts
  where (has_status or has_position or has_translations) and of_table not in ('travel_days', 'proposal_items', 'review_photos',
      'site_settings')
    and of_table not in (select kind.of_table from private.content_kinds kind)
$$, 'every table with content is a kind of content');

select is_empty($$
  select format('The table %s lacks the trigger %s, which calls private.%s(). Its file calls private.follow_content(%L).',
    standard.of_table, standard.name, standard.function, standard.of_table)
  from standard left join present using (of_table, name, function)
  where present.name is null
$$, 'each kind has its standard triggers');

select is_empty($$
  select format('The table %s has the trigger %s, which calls private.%s() and is not standard for it.', of_table, name, function)
  from present
  where of_table in (select kind.of_table from private.content_kinds kind)
    and function in (select standard.function from standard)
    and (of_table, name, function) not in (select standard.of_table, standard.name, standard.function from standard)
$$, 'and no other trigger does the same again');

select is_empty($$
  select format('The table %s has translatable texts, but no column “translations”.', of_table)
  from facts where has_texts and not has_translations
  union all
  select format('The table %s has a column “translations”, but private.follow_content(%L) names no texts.', of_table, of_table)
  from facts where has_translations and not has_texts
$$, 'translatable kinds have a column for their translations');

select is_empty($$
  select case when is_in_search
    then format('The view private.search_sources reads %s, but private.follow_content(%L) names no “search”.', of_table, of_table)
    else format('The view private.search_sources does not read %s, which private.follow_content(%L) wants searched.', of_table, of_table)
    end
  from private.content_kinds kind join facts using (of_table)
  where is_in_search <> (kind.search is not null)
$$, 'what is searched is in the search index');

select is_empty($$
  select format('The table %s has pictures, but private.follow_content(%L) names none.', of_table, of_table)
  from private.content_kinds kind join facts using (of_table)
  where has_picture and kind.pictures = '{}'
$$, 'pictures are known');

select * from finish();
rollback;
