insert into public.translations (resource, record_id, field, item, language, text, source_text, status)
select texts.resource, texts.record_id, texts.field, texts.item, texts.language,
  case texts.language when 'fr' then known.fr else known.ar end, texts.source, 'published'
from public.translatable_texts texts
join private.seed_translations known on known.english = texts.source
on conflict do nothing;

drop table private.seed_translations;
