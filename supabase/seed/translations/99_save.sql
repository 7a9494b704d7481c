insert into public.translations (resource, record_id, field, item, language, text, source_text, status)
select texts.resource, texts.record_id, texts.field, texts.item, texts.language, translated.text, texts.source, 'published'
from public.translatable_texts texts
join private.seed_translations known on known.english = texts.source
cross join lateral (select to_jsonb(known) ->> texts.language) translated (text)
where translated.text is not null
on conflict do nothing;

drop table private.seed_translations;
