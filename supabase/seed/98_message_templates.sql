-- Templates of replies. Placeholders are filled in from the inquiry.
insert into public.message_templates (id, title, language, subject, body, position) values
('first-answer', 'First answer', 'en', 'Your inquiry about {{travel}}',
'Hello {{first_name}},

thank you for writing to us about {{travel}}. I am {{owner}} and I will look after your inquiry.

I am checking what is possible and will write to you again. Nothing is booked yet, and you owe us nothing.

If something has changed since you wrote, simply reply to this email.', 10),
('ask-for-dates', 'Ask for dates', 'en', 'When would you like to travel?',
'Hello {{first_name}},

thank you for your inquiry about {{travel}}. So that I can tell you what is possible, please let me know:

- when you would like to come, and how flexible you are by a few days
- how many of you will travel, and the ages of any children

An approximate answer is enough for now.', 20),
('price-sent', 'Price sent', 'en', 'Our price for {{travel}}',
'Hello {{first_name}},

here is our price for {{travel}}, {{dates}}, with what it includes and what it does not.

Please tell me if you would like to change anything. We hold no places before you say yes.', 30),
('polite-no', 'Polite no', 'en', 'About your inquiry {{reference}}',
'Hello {{first_name}},

thank you for asking us about {{travel}}. I am sorry, but we cannot offer this for {{dates}}, and I would rather tell you now than keep you waiting.

If other dates or another trip would suit you as well, write to me and I will gladly look again.', 40),
('follow-up', 'Follow up', 'en', 'Are you still planning your trip?',
'Hello {{first_name}},

I wrote to you about {{travel}} and would like to ask whether you still have questions. A short word is enough, also if you have decided otherwise. Then I will close your inquiry {{reference}}.', 50)
on conflict (id) do nothing;
