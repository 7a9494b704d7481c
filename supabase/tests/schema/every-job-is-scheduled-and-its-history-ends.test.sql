begin;
select plan(5);

select is(private.schedule_sweep(), 'Not scheduled: pg_cron is not enabled.', 'without pg_cron nothing is scheduled');

-- The functions and the table of pg_cron and pg_net that the project uses.
create schema cron;
create schema net;
create table cron.job (jobname text primary key, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as $$
  insert into cron.job values (job_name, schedule, command) on conflict (jobname) do nothing;
  select 1::bigint;
$$;
select is(private.schedule_outbox_drain(), 'Not scheduled: pg_cron and pg_net are not both enabled.',
  'without pg_net the outbox is not scheduled');
create function net.http_post(url text, body jsonb, params jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
language sql as 'select 1::bigint';

select private.schedule_outbox_drain(), private.schedule_sweep();
select private.schedule_outbox_drain(), private.schedule_sweep();
select is(
  (select string_agg(jobname, ' ' order by jobname) from cron.job),
  'drain-outbox proposals publications request-build sweep sweep-limits',
  'extensions that are enabled after the migrations run every job');
select is_empty(
  $$select jobname from cron.job
    where command like 'select private.%()' and to_regprocedure(replace(command, 'select ', '')) is null$$,
  'every job calls a function that exists');

create table cron.job_run_details (
  runid bigint generated always as identity, start_time timestamptz, end_time timestamptz);
insert into cron.job_run_details (start_time, end_time) values
  (now() - interval '8 days', now() - interval '8 days'), (now() - interval '8 days', null),
  (now() - interval '6 days', now() - interval '6 days'), (now(), null);
select private.sweep();
select is((select array_agg(runid order by runid) from cron.job_run_details), array[3, 4]::bigint[],
  'the history of jobs ends after a week');

select * from finish();
rollback;
