-- Algroove. Nothing is fixed yet, so nothing is claimed: no dates, no place, no names.

insert into public.events
  (id, title, tagline, description, long_description, image, location, starts_on, ends_on, state,
   programme, practical, status, position)
values
  (
    'algroove', 'Algroove', 'A gathering around music, being planned',
    'Algroove is an idea that is taking shape: a few days of music and good company in Algeria. Dates, place and programme will be announced here once they are certain.',
    'We would like to bring together people who love the country’s many kinds of music, from chaâbi and raï to gnawa and the songs of the Sahara, in a setting that is worth the journey in itself.

Until the place is found and the musicians have agreed, there is nothing to sell and nothing to promise. If you would like to be the first to hear, or could help with a stage, a kitchen or a bus, send us an inquiry and tell us.',
    'illustrations/algroove-stage.webp', '', null, null, 'announced',
    array[]::text[],
    array['Dates, place and programme are still to be announced.', 'An inquiry now is a sign of interest, not a booking, and costs nothing.', 'We will write to everyone who has shown interest as soon as there is news.'],
    'published', 10
  )
on conflict (id) do nothing;
