-- French and Arabic texts of events and the settings: English, French, Arabic. A text that occurs twice is listed once.
insert into private.seed_translations (english, fr, ar) values
  -- algroove
  ('Algroove', 'Algroove', 'Algroove'),
  ('A gathering around music, being planned',
   'Un rendez-vous autour de la musique, en préparation',
   'لقاء حول الموسيقى، قيد التحضير'),
  ('Algroove is an idea that is taking shape: a few days of music and good company in Algeria. Dates, place and programme will be announced here once they are certain.',
   'Algroove est une idée qui prend forme : quelques jours de musique et de bonne compagnie en Algérie. Dates, lieu et programme seront annoncés ici dès qu’ils seront certains.',
   'Algroove فكرة تتبلور: بضعة أيام من الموسيقى والصحبة الطيبة في الجزائر. سنعلن هنا التواريخ والمكان والبرنامج متى تأكدت.'),
  (E'We would like to bring together people who love the country’s many kinds of music, from chaâbi and raï to gnawa and the songs of the Sahara, in a setting that is worth the journey in itself.\n\nUntil the place is found and the musicians have agreed, there is nothing to sell and nothing to promise. If you would like to be the first to hear, or could help with a stage, a kitchen or a bus, send us an inquiry and tell us.',
   E'Nous voudrions réunir ceux qui aiment les musiques du pays dans leur diversité, du chaâbi et du raï au gnawa et aux chants du Sahara, dans un cadre qui vaut à lui seul le déplacement.\n\nTant que le lieu n’est pas trouvé et que les musiciens n’ont pas donné leur accord, il n’y a rien à vendre et rien à promettre. Si vous voulez être les premiers informés, ou si vous pouvez aider avec une scène, une cuisine ou un bus, envoyez-nous une demande et dites-le-nous.',
   E'نود أن نجمع من يحبون ألوان الموسيقى الكثيرة في هذا البلد، من الشعبي والراي إلى القناوي وأغاني الصحراء، في مكان يستحق السفر في حد ذاته.\n\nوإلى أن نجد المكان ويوافق الموسيقيون، ليس لدينا ما نبيعه ولا ما نعد به. إن أردتم أن تكونوا أول من يعلم، أو كان بوسعكم المساعدة بمنصة أو مطبخ أو حافلة، فأرسلوا طلبا وأخبرونا.'),
  ('Dates, place and programme are still to be announced.',
   'Dates, lieu et programme restent à annoncer.',
   'لم تُعلن بعد التواريخ ولا المكان ولا البرنامج.'),
  ('An inquiry now is a sign of interest, not a booking, and costs nothing.',
   'Une demande envoyée aujourd’hui est une marque d’intérêt, pas une réservation, et ne coûte rien.',
   'الطلب الآن علامة اهتمام وليس حجزا، ولا يكلف شيئا.'),
  ('We will write to everyone who has shown interest as soon as there is news.',
   'Nous écrirons à tous ceux qui se sont manifestés dès qu’il y aura du nouveau.',
   'سنكتب إلى كل من أبدى اهتمامه متى جدّ جديد.'),
  -- 1
  ('Travel, adventure and a helping hand in Algeria',
   'Voyages, aventure et coup de main en Algérie',
   'سفر ومغامرة ويد العون في الجزائر'),
  ('These are example terms. An inquiry costs nothing, and you can withdraw it at any time. What happens if you cancel after you have accepted a proposal is written in that proposal, with dates and amounts. You can ask for other dates or travellers at any time; we tell you what the change costs before we make it. If weather, roads or the authorities rule out part of a trip, we suggest another route or another day. If we cannot run a trip, we tell you as soon as we know.',
   'Ces conditions sont données à titre d’exemple. Une demande ne coûte rien et vous pouvez la retirer à tout moment. Ce qui se passe si vous annulez après avoir accepté une proposition est écrit dans cette proposition, avec les dates et les montants. Vous pouvez demander à tout moment de changer de dates ou de voyageurs ; nous vous disons ce que coûte le changement avant de le faire. Si la météo, l’état des routes ou les autorités empêchent une partie du voyage, nous proposons un autre itinéraire ou un autre jour. Si nous ne pouvons pas assurer un voyage, nous vous le disons dès que nous le savons.',
   'هذه شروط على سبيل المثال. الطلب لا يكلف شيئا، ويمكنكم سحبه في أي وقت. أما ما يترتب على الإلغاء بعد قبولكم عرضا، فمكتوب في ذلك العرض بتواريخه ومبالغه. ويمكنكم في أي وقت طلب تغيير التواريخ أو المسافرين؛ ونخبركم بتكلفة التغيير قبل إجرائه. وإذا حال الطقس أو حالة الطرق أو السلطات دون جزء من الرحلة، اقترحنا مسارا آخر أو يوما آخر. وإذا تعذر علينا تنظيم رحلة، أخبرناكم حالما نعلم.'),
  ('Algiers, Algeria', 'Alger, Algérie', 'الجزائر العاصمة، الجزائر')
on conflict (english) do nothing;
