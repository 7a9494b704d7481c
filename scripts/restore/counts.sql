-- Row counts of each table and digests of the main ones, to compare two databases (docs/deploy.md).
select table_schema || '.' || table_name || ' ' || (xpath('/row/count/text()', query_to_xml(
  format('select count(*) from %I.%I', table_schema, table_name), false, true, '')))[1]::text
from information_schema.tables
where table_type = 'BASE TABLE'
  and (table_schema in ('public', 'private') or (table_schema, table_name) in (('auth', 'users'), ('auth', 'identities')))
order by 1;
select 'travels ' || md5(string_agg(travel::text, '' order by id)) from public.travels travel;
select 'submissions ' || md5(string_agg(submission::text, '' order by id)) from public.contact_submissions submission;
select 'history ' || last_value from public.record_changes_id_seq;
