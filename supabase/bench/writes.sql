-- Writes, each rolled back (run measure.sql first). They run last, because dead rows slow down later reads.

select pg_temp.become('anon');

do $$
begin
  perform pg_temp.ask('an inquiry is sent', 'insert into public.contact_submissions (id, name, email, service, message) values (gen_random_uuid(), ''Visitor'', ''visitor@bench.example'', ''general'', ''Ten days between Oran and Annaba, please.'')');
end $$;

select pg_temp.become('person-1000@bench.example');

do $$
declare
  submissions constant text := (select array_agg(md5('submission ' || n)::uuid)::text from generate_series(50001, 50100) n);
  travels constant text := (select array_agg(id)::text from (select id from public.travels where status = 'published' order by title_key limit 100) page);
  tag constant text := (select id from public.tags order by id desc limit 1);
  events constant text := (select array_agg(id order by position desc, id)::text from public.events);
  one constant text := (select to_jsonb(travel)::text from public.travels travel where id = 'bench-512');
begin
  perform pg_temp.ask('submissions, 100 get a status', format('update public.contact_submissions set status = ''waiting'' where id = any (%L)', submissions));
  perform pg_temp.ask('submissions, 100 get an assignee', format('update public.contact_submissions set assignee_id = auth.uid() where id = any (%L)', submissions));
  perform pg_temp.ask('travels, 100 become drafts', format('update public.travels set status = ''draft'' where id = any (%L)', travels));
  perform pg_temp.ask('travels, 100 are published', 'update public.travels set status = ''published'' where id = any (array(select id from public.travels where status = ''draft'' order by title limit 100))');
  perform pg_temp.ask('travels, 100 get a tag', format('insert into public.travel_tags select id, %L from unnest(%L::text[]) id on conflict do nothing', tag, travels));
  perform pg_temp.ask('a travel is saved', format('select public.save_travel(%L::jsonb || ''{"title": "Another title"}'', array[%L], array[%L], ''[{"title": "One"}, {"title": "Two"}]'', (select updated_at from public.travels where id = ''bench-512''))', one, (select min(id) from public.types), tag));
  perform pg_temp.ask('translations of a travel are saved', 'select public.save_translations((select jsonb_agg(to_jsonb(text) || jsonb_build_object(''text'', ''Traduction'', ''status'', ''published'')) from public.record_translations(''travels'', ''{bench-513}'', ''{fr}'') text))');
  perform pg_temp.ask('a tag is renamed', 'update public.tags set title = title || '' x'' where id = (select tag_id from public.travel_tags group by tag_id order by count(*) desc limit 1)');
  perform pg_temp.ask('a type is renamed', 'update public.types set title = title || '' x'' where id = (select type_id from public.travel_types group by type_id order by count(*) desc limit 1)');
  perform pg_temp.ask('a region is renamed', 'update public.regions set title = title || '' x'' where id = (select region_id from public.travels group by region_id order by count(*) desc limit 1)');
  perform pg_temp.ask('reviews, 40 are published', 'update public.reviews set status = ''published'' where id = any (array(select id from public.reviews where status = ''pending''))');
  perform pg_temp.ask('events, one is moved', format('select public.save_order(''events'', %L)', (select array_agg(id order by case id when 'bench-900' then 105 else position end, id)::text from public.events)));
end $$;

select pg_temp.become('person-400@bench.example');

do $$
begin
  perform pg_temp.ask('a travel is deleted', 'delete from public.travels where id = ''bench-5124''');
  perform pg_temp.ask('a person is erased', 'select public.erase_person(''guest-7@bench.example'')');
end $$;

select pg_temp.become('service_role');

do $$
begin
  perform pg_temp.ask('a drain begins', 'select public.start_outbox_drain()');
  perform pg_temp.ask('mails are claimed', 'select public.claim_mails(20)');
  perform pg_temp.ask('a mail is settled', 'select public.settle_mail((select id from public.mail_outbox where status = ''failed'' limit 1), 1, ''sent'')');
end $$;

select set_config('role', 'none', false);
