-- When an event begins and ends on its days, and what it costs. Empty is not known yet.

-- Tables --------------------------------------------------------------------------------------

alter table public.events
  add column start_time text not null default '',
  add column end_time text not null default '',
  add column price text not null default '',
  add constraint events_start_time_format check (start_time ~ '^(|([01][0-9]|2[0-3]):[0-5][0-9])$'),
  add constraint events_end_time_format check (end_time ~ '^(|([01][0-9]|2[0-3]):[0-5][0-9])$'),
  add constraint events_start_time_needs_day check (start_time = '' or starts_on is not null),
  add constraint events_end_time_needs_start check (end_time = '' or start_time <> ''),
  add constraint events_time_order check (
    end_time = '' or end_time > start_time or coalesce(ends_on > starts_on, false)),
  add constraint events_price_length check (char_length(price) <= 100);
create index events_starts_on_idx on public.events (starts_on, id);
comment on column public.events.start_time is 'HH:MM in Algiers, on the first day.';
comment on column public.events.end_time is 'HH:MM in Algiers, on the last day.';
comment on column public.events.price is 'As visitors read it, with the currency.';

-- Triggers ------------------------------------------------------------------------------------

-- With the last of its columns.
call private.follow_content('events', web_address => 'id', search => 'by row', pictures => 'image',
  texts => 'title tagline description long_description location price', lists => 'programme practical');
