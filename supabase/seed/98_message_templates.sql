-- Templates of replies. Placeholders are filled in from the inquiry.
insert into public.message_templates (id, title, language, subject, body, position) values
('first-answer', 'First answer', 'en', 'Your inquiry about {{travel}}',
'Hello {{first_name}},

Thank you for writing to us about {{travel}}. I am {{owner}} and I will look after your inquiry.

I am checking what is possible and will write to you again. Nothing is booked yet, and you owe us nothing.

If something has changed since you wrote, simply reply to this email.', 10),
('ask-for-dates', 'Ask for dates', 'en', 'When would you like to travel?',
'Hello {{first_name}},

Thank you for your inquiry about {{travel}}. So that I can tell you what is possible, please let me know:

- when you would like to come, and how flexible you are by a few days
- how many of you will travel, and the ages of any children

An approximate answer is enough for now.', 20),
('price-sent', 'Price sent', 'en', 'Our price for {{travel}}',
'Hello {{first_name}},

Here is our price for {{travel}}, {{dates}}, with what it includes and what it does not.

Please tell me if you would like to change anything. We hold no places before you say yes.', 30),
('polite-no', 'Polite no', 'en', 'About your inquiry {{reference}}',
'Hello {{first_name}},

Thank you for asking us about {{travel}}. I am sorry, but we cannot offer this for {{dates}}, and I would rather tell you now than keep you waiting.

If other dates or another trip would suit you as well, write to me and I will gladly look again.', 40),
('follow-up', 'Follow up', 'en', 'Are you still planning your trip?',
'Hello {{first_name}},

I wrote to you about {{travel}} and would like to ask whether you still have questions. A short reply is enough, even if you have decided otherwise: I will then close your inquiry {{reference}}.', 50),

('first-answer-fr', 'First answer', 'fr', 'Votre demande : {{travel}}',
'Bonjour {{first_name}},

Merci de nous avoir écrit. Je suis {{owner}} et je m’occupe de votre demande ({{travel}}).

Je vérifie ce qui est possible et je reviens vers vous. Rien n’est encore réservé et vous ne nous devez rien.

Si quelque chose a changé depuis votre message, répondez simplement à cet e-mail.', 11),
('ask-for-dates-fr', 'Ask for dates', 'fr', 'Quand aimeriez-vous partir ?',
'Bonjour {{first_name}},

Merci pour votre demande ({{travel}}). Afin de vous dire ce qui est possible, j’aurais besoin de savoir :

- quand vous aimeriez venir, et si vos dates peuvent bouger de quelques jours
- combien vous serez, et l’âge des enfants s’il y en a

Une réponse approximative suffit pour le moment.', 21),
('price-sent-fr', 'Price sent', 'fr', 'Notre prix : {{travel}}',
'Bonjour {{first_name}},

Voici notre prix pour {{travel}} ({{dates}}), avec ce qu’il comprend et ce qu’il ne comprend pas.

Dites-moi si vous souhaitez changer quelque chose. Nous ne retenons aucune place avant votre accord.', 31),
('polite-no-fr', 'Polite no', 'fr', 'À propos de votre demande {{reference}}',
'Bonjour {{first_name}},

Merci d’avoir pensé à nous pour {{travel}}. Je regrette, mais nous ne pouvons pas vous le proposer à ces dates ({{dates}}), et je préfère vous le dire tout de suite plutôt que de vous faire attendre.

Si d’autres dates ou un autre voyage vous conviennent aussi, écrivez-moi et je regarderai de nouveau avec plaisir.', 41),
('follow-up-fr', 'Follow up', 'fr', 'Votre voyage est-il toujours d’actualité ?',
'Bonjour {{first_name}},

Je vous ai écrit au sujet de votre demande ({{travel}}) et je voulais savoir si vous aviez encore des questions. Un petit mot suffit, même si vous avez changé d’avis : je clôturerai alors votre demande {{reference}}.', 51),

('first-answer-ar', 'First answer', 'ar', 'طلبكم: {{travel}}',
'السلام عليكم {{first_name}}،

شكرا على رسالتكم بخصوص {{travel}}. أنا {{owner}}، وسأتولى متابعة طلبكم.

أنظر الآن فيما هو ممكن ثم أكتب لكم من جديد. لم يُحجز شيء بعد، وليس عليكم أي التزام.

إن تغيّر شيء منذ أن كتبتم لنا، فيكفي أن تردوا على هذه الرسالة.', 12),
('ask-for-dates-ar', 'Ask for dates', 'ar', 'متى تودون السفر؟',
'السلام عليكم {{first_name}}،

شكرا على طلبكم بخصوص {{travel}}. حتى أخبركم بما هو ممكن، أرجو أن تفيدوني بما يلي:

- متى تودون القدوم، وهل يمكن تقديم التاريخ أو تأخيره بضعة أيام
- كم عددكم، وما أعمار الأطفال إن وُجدوا

يكفي جواب تقريبي في الوقت الحالي.', 22),
('price-sent-ar', 'Price sent', 'ar', 'سعرنا: {{travel}}',
'السلام عليكم {{first_name}}،

إليكم سعرنا: {{travel}} ({{dates}})، مع ما يشمله وما لا يشمله.

أخبروني إن رغبتم في تغيير شيء. لا نحجز أي مكان قبل موافقتكم.', 32),
('polite-no-ar', 'Polite no', 'ar', 'بخصوص طلبكم {{reference}}',
'السلام عليكم {{first_name}}،

شكرا على سؤالكم عن {{travel}}. يؤسفني أننا لا نستطيع أن نقترح عليكم ذلك في هذه التواريخ ({{dates}})، وأفضّل أن أخبركم الآن على أن أترككم تنتظرون.

إن ناسبتكم تواريخ أخرى أو رحلة أخرى، فاكتبوا لي وسأعيد النظر بكل سرور.', 42),
('follow-up-ar', 'Follow up', 'ar', 'هل ما زلتم تخططون لرحلتكم؟',
'السلام عليكم {{first_name}}،

كتبت لكم بخصوص {{travel}}، وأود أن أعرف إن كانت لديكم أسئلة أخرى. تكفي كلمة قصيرة، حتى إن قررتم غير ذلك، وعندها أغلق طلبكم {{reference}}.', 52)
on conflict (id) do nothing;
