-- The settings rows exist since their migration. They are filled only while still untouched.
-- No telephone number or street address is invented; example.com belongs to nobody.

update public.site_settings
set
  company_name = 'Expat Buddy',
  tagline = 'Travel, adventure and a helping hand in Algeria',
  phone = '',
  whatsapp = '',
  email = 'hello@example.com',
  address = 'Algiers, Algeria',
  opening_hours = '[
    {"weekday": 0, "opens": "09:00", "closes": "17:00"},
    {"weekday": 1, "opens": "09:00", "closes": "17:00"},
    {"weekday": 2, "opens": "09:00", "closes": "17:00"},
    {"weekday": 3, "opens": "09:00", "closes": "17:00"},
    {"weekday": 4, "opens": "09:00", "closes": "17:00"}
  ]',
  prices_are_examples = true,
  cancellation_terms = 'These are example terms. An inquiry costs nothing, and you can withdraw it at any time. '
    'What happens if you cancel after you have accepted a proposal is written in that proposal, with dates and amounts. '
    'You can ask for other dates or travellers at any time; we tell you what the change costs before we make it. '
    'If weather, roads or the authorities rule out part of a trip, we suggest another route or another day. '
    'If we cannot run a trip, we tell you as soon as we know.'
where id = 1 and tagline = '' and email = '';

update public.office_settings
set notification_emails = array['office@example.com']
where id = 1 and notification_emails = '{}';
