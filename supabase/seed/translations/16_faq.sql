-- French and Arabic texts of the FAQ: English, French, Arabic. A text that occurs twice is listed once.
insert into private.seed_translations (english, fr, ar) values
  -- foreign-staff
  ('I work for a foreign company. May I travel freely?', 'Je travaille pour une entreprise étrangère. Puis-je voyager librement ?', 'أعمل لدى شركة أجنبية. هل يمكنني السفر بحرية؟'),
  ('Not always. Foreign staff of foreign companies are asked to tell the authorities before they travel inland, and outside the province of Algiers to go with a police escort, announced 48 hours before. Ask your employer, and tell us when you write: [Entry papers](/entry-papers) has the sources.',
   'Pas toujours. Le personnel étranger d’entreprises étrangères doit prévenir les autorités avant de voyager à l’intérieur du pays et, hors de la wilaya d’Alger, se déplacer avec une escorte policière, annoncée 48 heures avant. Demandez à votre employeur, et dites-le-nous en écrivant : les sources sont dans [Formalités d’entrée](/entry-papers).',
   'ليس دائما. فعلى الموظفين الأجانب في الشركات الأجنبية إبلاغ السلطات قبل السفر داخل البلد، والتنقل خارج ولاية الجزائر بمرافقة الشرطة بعد الإبلاغ قبل 48 ساعة. اسألوا رب عملكم، وأخبرونا عند مراسلتنا: المصادر في صفحة [وثائق الدخول](/entry-papers).'),
  -- camping
  ('Can we camp?', 'Peut-on camper ?', 'هل يمكننا التخييم؟'),
  ('In the desert, with a guide who knows where, a night outside is often the best part. Tick camping in the inquiry about a [desert trip](/categories/desert), or mention it in your message. With [a camper](/rv-rental) you sleep at places that we go through with you beforehand; parking anywhere for the night is not a good idea.',
   'Dans le désert, avec un guide qui sait où, une nuit dehors est souvent le meilleur moment. Cochez « camping » dans la demande pour un [voyage dans le désert](/categories/desert), ou dites-le dans votre message. Avec [un camping-car](/rv-rental), vous dormez dans des endroits que nous passons en revue avec vous avant le départ ; s’arrêter n’importe où pour la nuit n’est pas une bonne idée.',
   'في الصحراء، مع مرشد يعرف المكان المناسب، كثيرا ما تكون ليلة في العراء أجمل ما في الرحلة. ضعوا علامة على التخييم في طلب [رحلة صحراوية](/categories/desert)، أو اذكروه في رسالتكم. ومع [عربة تخييم](/rv-rental) تبيتون في أماكن نراجعها معكم مسبقا؛ فالوقوف ليلا في أي مكان ليس فكرة جيدة.'),
  -- cancel
  ('What if I have to cancel?', 'Et si je dois annuler ?', 'وماذا لو اضطررت إلى الإلغاء؟'),
  ('An inquiry needs no cancelling: just tell us. For a trip or a service, the deadline and the cost of cancelling are agreed in writing before you say yes, because they depend on hotels, airlines and guides.',
   'Une demande n’a pas besoin d’être annulée : prévenez-nous, c’est tout. Pour un voyage ou un service, le délai et le coût d’une annulation sont convenus par écrit avant votre accord, car ils dépendent des hôtels, des compagnies aériennes et des guides.',
   'الطلب لا يحتاج إلى إلغاء: يكفي أن تخبرونا. أما الرحلة أو الخدمة، فيُتفق كتابيا على أجل إلغائها وتكلفته قبل أن توافقوا، لأن ذلك يتوقف على الفنادق وشركات الطيران والمرشدين.'),
  -- children
  ('Can children come along?', 'Les enfants peuvent-ils venir ?', 'هل يمكن اصطحاب الأطفال؟'),
  ('Gladly. The form asks for children under 5 and between 5 and 12, because seats, rooms and the length of a day depend on it. Some [activities](/activities) have a minimum age; it is listed among their requirements.',
   'Avec plaisir. Le formulaire demande le nombre d’enfants de moins de 5 ans et de 5 à 12 ans, car les sièges, les chambres et la longueur des journées en dépendent. Certaines [activités](/activities) ont un âge minimum, indiqué parmi leurs conditions.',
   'بكل سرور. تسأل الاستمارة عن الأطفال دون 5 سنوات وبين 5 و12 سنة، لأن المقاعد والغرف وطول اليوم تتوقف على ذلك. ولبعض [الأنشطة](/activities) سن دنيا مذكورة ضمن شروطها.'),
  -- data
  ('What happens to what I write?', 'Que devient ce que j’écris ?', 'ما مصير ما أكتبه؟'),
  ('We use it to answer you, and for nothing else. Our team sees it; partners learn what they need once you have agreed to a proposal. You can have it deleted at any time. The [Privacy Policy](/privacy-policy) has the details.',
   'Nous nous en servons pour vous répondre, et pour rien d’autre. Notre équipe le lit ; nos partenaires apprennent ce dont ils ont besoin une fois que vous avez accepté une proposition. Vous pouvez le faire effacer à tout moment. Les détails sont dans la [politique de confidentialité](/privacy-policy).',
   'نستعمله للرد عليكم لا غير. يطلع عليه فريقنا؛ ويعرف شركاؤنا ما يحتاجون إليه بعد موافقتكم على عرض. ويمكنكم طلب حذفه في أي وقت. التفاصيل في [سياسة الخصوصية](/privacy-policy).'),
  -- drive
  ('Can I drive myself?', 'Puis-je conduire moi-même ?', 'هل يمكنني أن أسوق بنفسي؟'),
  ('In the north and on the main roads, yes. Bring your national licence and an international driving permit; what each government says of it is under [Entry papers](/entry-papers). The tracks of the far south are driven with someone who knows them. Rental vehicles may not leave the country.',
   'Dans le Nord et sur les routes principales, oui. Prenez votre permis national et un permis international ; ce qu’en dit chaque gouvernement est dans [Formalités d’entrée](/entry-papers). Les pistes du Grand Sud se font avec quelqu’un qui les connaît. Les véhicules loués ne peuvent pas quitter le pays.',
   'في الشمال وعلى الطرق الرئيسية، نعم. أحضروا رخصتكم الوطنية ورخصة دولية؛ وما تقوله كل حكومة عنها في صفحة [وثائق الدخول](/entry-papers). أما مسالك أقصى الجنوب فتُقطع مع من يعرفها. ولا يجوز خروج مركبات الكراء من البلد.'),
  -- how-long
  ('How soon do I get an answer?', 'En combien de temps ai-je une réponse ?', 'متى يصلني الرد؟'),
  (E'Usually within a few working days; a first route for a trip takes three to five. Our week runs from Sunday to Thursday. [The list of services](/services) gives the usual time of each.\n\nNo copy in your mailbox after a few minutes? Check your spam folder, then write again: there may have been a typo in the address.',
   E'En général, quelques jours ouvrables ; un premier itinéraire de voyage demande trois à cinq jours. Notre semaine va du dimanche au jeudi. [La liste des services](/services) indique le délai habituel de chacun.\n\nPas de copie dans votre boîte au bout de quelques minutes ? Regardez dans les indésirables, puis écrivez-nous de nouveau : il y avait peut-être une faute dans l’adresse.',
   E'عادة في غضون بضعة أيام عمل؛ وأول مسار لرحلة يستغرق من ثلاثة إلى خمسة أيام. أسبوعنا من الأحد إلى الخميس. وفي [قائمة الخدمات](/services) المدة المعتادة لكل خدمة.\n\nلم تصلكم نسخة في بريدكم بعد بضع دقائق؟ انظروا في مجلد الرسائل غير المرغوبة، ثم اكتبوا لنا من جديد: ربما وقع خطأ في العنوان.'),
  -- inquiry
  ('How does an inquiry work?', 'Comment se passe une demande ?', 'كيف يسير الطلب؟'),
  (E'Write a few lines in the [inquiry form](/contact), or from the page of a trip, an activity, a vehicle or a [service](/services), so that we know at once what it is about. You get a copy by email, with a reference.\n\nA person reads it, asks for anything missing, and sends a proposal. Nothing is booked until you have agreed to it in writing.',
   E'Écrivez quelques lignes dans le [formulaire de demande](/contact), ou depuis la page d’un voyage, d’une activité, d’un véhicule ou d’un [service](/services), pour que nous sachions tout de suite de quoi il s’agit. Vous en recevez une copie par e-mail, avec une référence.\n\nUne personne la lit, demande ce qui manque et envoie une proposition. Rien n’est réservé tant que vous ne l’avez pas acceptée par écrit.',
   E'اكتبوا بضعة أسطر في [استمارة الطلب](/contact)، أو من صفحة رحلة أو نشاط أو مركبة أو [خدمة](/services)، لنعرف فورا موضوعها. تصلكم نسخة بالبريد الإلكتروني مع رقم مرجعي.\n\nيقرؤه شخص منا، ويسأل عما ينقص، ويرسل عرضا. ولا يُحجز شيء قبل موافقتكم الكتابية.'),
  -- languages
  ('Which languages will I get by in?', 'Avec quelles langues se débrouille-t-on ?', 'بأي لغة أتدبر أموري؟'),
  ('Arabic and Tamazight are the official languages. French is understood in most towns, English increasingly among the young. Write to us in English, French or Arabic, and we answer in the same language.',
   'L’arabe et le tamazight sont les langues officielles. Le français est compris dans la plupart des villes, l’anglais de plus en plus chez les jeunes. Écrivez-nous en anglais, en français ou en arabe : nous répondons dans la même langue.',
   'العربية والأمازيغية هما اللغتان الرسميتان. والفرنسية مفهومة في معظم المدن، والإنجليزية تنتشر أكثر فأكثر بين الشباب. اكتبوا لنا بالإنجليزية أو الفرنسية أو العربية، ونرد باللغة نفسها.'),
  -- mechanic
  ('My car has broken down. What now?', 'Ma voiture est en panne. Que faire ?', 'تعطلت سيارتي. ما العمل؟'),
  ('In an accident with injuries, call for help first: 14 is the fire and rescue service (Protection civile), 1055 the Gendarmerie, 1548 the police. Then [write to us](/contact?service=mechanic) with the make, the model and where the car is, and we look for a garage.',
   'En cas d’accident avec blessés, appelez d’abord les secours : le 14 pour la Protection civile (pompiers et secours), le 1055 pour la Gendarmerie, le 1548 pour la police. Puis [écrivez-nous](/contact?service=mechanic) la marque, le modèle et l’endroit où se trouve la voiture, et nous cherchons un garage.',
   'في حادث فيه جرحى اطلبوا النجدة أولا: 14 للإطفاء والإنقاذ (الحماية المدنية)، و1055 للدرك الوطني، و1548 للشرطة. ثم [اكتبوا لنا](/contact?service=mechanic) بعلامة السيارة وطرازها ومكانها، ونبحث عن مرأب.'),
  -- money
  ('What money do I need?', 'Quel argent me faut-il ?', 'أي نقود أحتاج؟'),
  (E'The Algerian dinar, which is hard to get outside the country. Bring euros in cash and change them at a bank or an official exchange office; declare what is worth more than €5,000 (as an Algerian national, more than €1,000), and keep the receipts.\n\nForeign cards work in some hotels and cash machines in the large cities. Elsewhere, count on cash.',
   E'Le dinar algérien, difficile à obtenir hors du pays. Apportez des euros en espèces et changez-les dans une banque ou un bureau de change officiel ; déclarez ce qui dépasse 5 000 € (1 000 € pour les Algériens), et gardez les reçus.\n\nLes cartes étrangères fonctionnent dans certains hôtels et distributeurs des grandes villes. Ailleurs, comptez sur les espèces.',
   E'الدينار الجزائري، ويصعب الحصول عليه خارج البلد. أحضروا الأورو نقدا واصرفوه في بنك أو مكتب صرف رسمي؛ وصرّحوا بما يتجاوز 5 000 € (و1 000 € للجزائريين)، واحتفظوا بالوصولات.\n\nتعمل البطاقات الأجنبية في بعض الفنادق والموزعات الآلية في المدن الكبرى. وفي غيرها اعتمدوا على الدفع نقدا.'),
  -- needs
  ('What about food, health and wheelchairs?',
   'Et l’alimentation, la santé, les fauteuils roulants ?',
   'وماذا عن الطعام والصحة والكراسي المتحركة؟'),
  ('Tell us in your message and we will say honestly what is possible. Old towns are full of steps; newer hotels often have lifts. Vegetarians eat better in family homes than in restaurants. For vaccinations and medicines, ask your doctor.',
   'Dites-le-nous dans votre message et nous vous dirons franchement ce qui est possible. Les vieilles villes sont pleines d’escaliers ; les hôtels récents ont souvent un ascenseur. Les végétariens mangent mieux chez l’habitant qu’au restaurant. Pour les vaccins et les médicaments, voyez votre médecin.',
   'أخبرونا في رسالتكم ونقول لكم بصراحة ما هو ممكن. المدن القديمة مليئة بالأدراج؛ والفنادق الحديثة فيها مصاعد غالبا. ويأكل النباتيون في بيوت العائلات أفضل مما يأكلون في المطاعم. وبشأن التلقيح والأدوية اسألوا طبيبكم.'),
  -- newsletter
  ('How do I unsubscribe from the newsletter?',
   'Comment me désabonner de la newsletter ?',
   'كيف ألغي اشتراكي في النشرة البريدية؟'),
  ('Use the link at the end of every issue; it works at once. Nobody is subscribed without having confirmed by email first.',
   'Par le lien à la fin de chaque numéro ; l’effet est immédiat. Personne n’est abonné sans l’avoir d’abord confirmé par e-mail.',
   'استعملوا الرابط في آخر كل عدد؛ وهو يعمل فورا. ولا يُسجَّل أحد من دون أن يؤكد ذلك بالبريد الإلكتروني أولا.'),
  -- papers
  ('Can you get me a residence card?', 'Pouvez-vous m’obtenir une carte de résident ?', 'هل تستخرجون لي بطاقة إقامة؟'),
  ('No, only the authorities can. We explain which office wants which paper in which order, and come along as interpreters if you wish: see [the expat handbook](/services#expat-handbook). Where you need a lawyer or a tax adviser, we say so.',
   'Non, seules les autorités le peuvent. Nous expliquons quelle administration demande quel papier et dans quel ordre, et nous vous accompagnons comme interprètes si vous le souhaitez : voyez [le guide de l’expatrié](/services#expat-handbook). S’il vous faut un avocat ou un conseiller fiscal, nous le disons.',
   'لا، فذلك من شأن السلطات وحدها. نشرح لكم أي إدارة تريد أي وثيقة وبأي ترتيب، ونرافقكم للترجمة إن رغبتم: انظروا [دليل المقيم الأجنبي](/services#expat-handbook). وحيث تحتاجون إلى محام أو مستشار جبائي، نقول ذلك.'),
  -- pay
  ('Can I pay on this site?', 'Puis-je payer sur ce site ?', 'هل يمكنني الدفع على هذا الموقع؟'),
  ('No. Nothing is booked or paid online, and we never ask for a card number. Your proposal says how and when to pay.',
   'Non. Rien ne se réserve ni ne se paie en ligne, et nous ne demandons jamais de numéro de carte. Votre proposition indique comment et quand payer.',
   'لا. لا شيء يُحجز أو يُدفع عبر الإنترنت، ولا نطلب رقم بطاقة أبدا. يبيّن عرضكم كيف ومتى تدفعون.'),
  -- prices
  ('Are the prices on the pages final?', 'Les prix affichés sont-ils définitifs ?', 'هل الأسعار في الصفحات نهائية؟'),
  ('They help you plan; where a page says that prices are examples, they are not an offer. Season, group size and wishes change them. The price in your proposal is the one that counts, and it says what is included.',
   'Ils vous aident à prévoir ; quand une page dit que les prix sont des exemples, ce n’est pas une offre. La saison, la taille du groupe et vos souhaits les font varier. C’est le prix de votre proposition qui compte, et elle dit ce qu’il comprend.',
   'هي تساعدكم على التخطيط؛ وحيث تذكر صفحة أن الأسعار على سبيل المثال فهي ليست عرضا. ويغيّرها الموسم وحجم المجموعة والرغبات. والسعر الوارد في عرضكم هو المعتمد، وفيه ما يشمله.'),
  -- safety
  ('Is it safe?', 'Est-ce sûr ?', 'هل البلد آمن؟'),
  (E'Most visits pass without trouble, and the hospitality is no legend. Some regions, mainly near the borders in the far south and east, need permits or an escort, or are off limits for now.\n\nGovernments judge the country differently: several advise against the Sahara or the border regions, which some of our trips visit. Read your own government’s travel advice before you decide, and ask your insurer whether you are covered there; [Entry papers](/entry-papers) says what several governments advise.',
   E'La plupart des séjours se passent sans souci, et l’hospitalité n’est pas une légende. Certaines régions, surtout près des frontières du Grand Sud et de l’Est, exigent une autorisation ou une escorte, ou sont fermées pour l’instant.\n\nLes gouvernements jugent le pays différemment : plusieurs déconseillent le Sahara ou les régions frontalières, où vont certains de nos voyages. Lisez les conseils aux voyageurs de votre propre gouvernement avant de vous décider, et demandez à votre assureur si vous y êtes couvert ; [Formalités d’entrée](/entry-papers) dit ce que conseillent plusieurs gouvernements.',
   E'تمر معظم الزيارات من دون مشاكل، وكرم الضيافة ليس أسطورة. وتحتاج بعض المناطق، لا سيما قرب الحدود في أقصى الجنوب والشرق، إلى تراخيص أو مرافقة، أو هي مغلقة حاليا.\n\nتختلف الحكومات في الحكم على البلد: فعدة منها تنصح بتجنب الصحراء أو المناطق الحدودية التي تمر بها بعض رحلاتنا. اقرؤوا نصائح السفر الصادرة عن حكومة بلدكم قبل أن تقرروا، واسألوا شركة التأمين إن كانت تغطيكم هناك؛ وفي صفحة [وثائق الدخول](/entry-papers) ما تنصح به عدة حكومات.'),
  -- season
  ('When is a good time to travel?', 'Quelle est la bonne période pour voyager ?', 'ما أنسب وقت للسفر؟'),
  (E'Spring and autumn for the coast, the cities and the Roman sites. October to April for the Sahara; its summers are too hot to travel well. In the high mountains of the north snow can lie from December to March.\n\nIn Ramadan days are quiet, many restaurants open after sunset, and evenings are long and warm-hearted. The dates move by about eleven days a year.',
   E'Le printemps et l’automne pour la côte, les villes et les sites romains. D’octobre à avril pour le Sahara, où l’été est trop chaud pour bien voyager. En haute montagne, dans le Nord, la neige peut tenir de décembre à mars.\n\nPendant le ramadan, les journées sont calmes, beaucoup de restaurants ouvrent après le coucher du soleil, et les soirées sont longues et chaleureuses. Les dates avancent d’environ onze jours par an.',
   E'الربيع والخريف للساحل والمدن والمواقع الرومانية. ومن أكتوبر إلى أفريل للصحراء؛ فصيفها أشد حرا من أن يطيب فيه السفر. وفي جبال الشمال العالية قد يبقى الثلج من ديسمبر إلى مارس.\n\nفي رمضان يهدأ النهار، وتفتح مطاعم كثيرة بعد المغرب، وتطول السهرات وتدفأ بأهلها. ويتقدم موعده نحو أحد عشر يوما كل سنة.'),
  -- visa
  ('Do I need a visa?', 'Ai-je besoin d’un visa ?', 'هل أحتاج إلى تأشيرة؟'),
  (E'Most nationalities do, and apply for it before the journey at the Algerian consulate responsible for where they live. Check with that consulate: it knows which papers, how long and what fee apply to you today.\n\nSome organised trips to the south have had simpler procedures. Ask us whether one applies to yours; the authorities decide in every case. If your visa application needs a letter, only one from a licensed agency counts: [our trip planner](/services#trip-planner) draws up the programme, and our licensed partner writes the letter, with its licence number.',
   E'La plupart des nationalités, oui ; la demande se fait avant le voyage au consulat d’Algérie dont dépend leur domicile. Vérifiez auprès de ce consulat : il sait quels papiers, quel délai et quels frais s’appliquent à vous aujourd’hui.\n\nCertains voyages organisés dans le Sud ont bénéficié de procédures plus simples. Demandez-nous si l’une d’elles vaut pour le vôtre ; dans tous les cas, ce sont les autorités qui décident. Si votre dossier demande une lettre, seule compte celle d’une agence agréée : [notre préparation de voyage](/services#trip-planner) établit le programme, et notre partenaire agréé écrit la lettre, avec son numéro de licence.',
   E'معظم الجنسيات تحتاج إليها، وتطلبها قبل السفر من القنصلية الجزائرية المختصة بمكان الإقامة. تأكدوا لدى تلك القنصلية: فهي تعرف الوثائق والمدة والرسوم التي تنطبق عليكم اليوم.\n\nوقد استفادت بعض الرحلات المنظمة إلى الجنوب من إجراءات أبسط. اسألونا إن كان ذلك ينطبق على رحلتكم؛ والقرار في كل حال للسلطات. وإذا تطلب ملف التأشيرة رسالة، فلا تُقبل إلا رسالة وكالة معتمدة: تضع خدمة [تخطيط الرحلات](/services#trip-planner) البرنامج، وتكتب وكالتنا الشريكة المعتمدة الرسالة مع رقم رخصتها.'),
  -- weekend
  ('When are offices and shops open?',
   'Quand les administrations et les magasins sont-ils ouverts ?',
   'متى تفتح الإدارات والمحلات؟'),
  ('The weekend is Friday and Saturday. Around midday on Friday almost everything is closed. In Ramadan offices close earlier and shops open late in the evening.',
   'Le week-end est le vendredi et le samedi. Le vendredi, vers midi, presque tout est fermé. Pendant le ramadan, les administrations ferment plus tôt et les magasins restent ouverts tard le soir.',
   'نهاية الأسبوع هي الجمعة والسبت. وعند ظهر الجمعة يكاد كل شيء يكون مغلقا. وفي رمضان تغلق الإدارات أبكر، وتفتح المحلات إلى وقت متأخر من الليل.')
on conflict (english) do nothing;
