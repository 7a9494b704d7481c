type Question = { id: string; question: string; answer: string[] };
type QuestionGroup = { id: string; title: string; questions: Question[] };

export const faq = {
  title: 'FAQ',
  description:
    'What visitors and people living in Algeria ask us: visa, money, seasons, safety, how an inquiry works, cancelling, children, camping, languages and privacy.',
  heading: 'Asked and answered',
  intro:
    'Questions that visitors and people living here really ask. Where rules may change we say who has the last word.',
  contents: 'Subjects',
  groups: [
    {
      id: 'before-you-come',
      title: 'Before you come',
      questions: [
        {
          id: 'visa',
          question: 'Do I need a visa?',
          answer: [
            'Most nationalities do, and it is applied for before the journey at the Algerian consulate responsible for the place where you live. Check with that consulate: it knows the papers, the time and the fee that apply to you today.',
            'For some organised trips to the south there have been simpler procedures. Ask us whether one applies to yours; the authorities decide in every case. If your visa file needs a programme or an invitation, [our trip planner](/services#trip-planner) writes it.',
          ],
        },
        {
          id: 'season',
          question: 'When is a good time to travel?',
          answer: [
            'Spring and autumn for the coast, the cities and the Roman sites. October to April for the Sahara; its summers are too hot to travel well. In the high mountains of the north snow can lie from December to March.',
            'In Ramadan days are quiet, many restaurants open after sunset, and evenings are long and warm-hearted. The dates move by about eleven days a year.',
          ],
        },
        {
          id: 'safety',
          question: 'Is it safe?',
          answer: [
            'Most visits pass without trouble, and hospitality is no legend. Some regions, mainly near the borders in the far south and east, need permits or an escort, or are no places to go for now.',
            'Read the travel advice of your own foreign ministry before you decide. We do not plan routes where it or our local guides advise against them.',
          ],
        },
        {
          id: 'money',
          question: 'Which money do I need?',
          answer: [
            'The Algerian dinar, which can hardly be had outside the country. Bring euros in cash and change them at a bank or an official exchange; ask about the customs limits for cash before you fly, and keep the receipts.',
            'Foreign cards work in some hotels and cash machines of the large cities. Outside them, count on cash.',
          ],
        },
        {
          id: 'languages',
          question: 'Which languages get me through?',
          answer: [
            'Arabic and Tamazight are the official languages. French is understood in most towns, English more and more by the young. You can write to us in English, French or Arabic, and get the answer in the same language.',
          ],
        },
      ],
    },
    {
      id: 'inquiry-and-price',
      title: 'Inquiry and price',
      questions: [
        {
          id: 'inquiry',
          question: 'How does an inquiry work?',
          answer: [
            'You write a few lines in the [inquiry form](/contact), or from the page of a travel, an activity, a vehicle or a [service](/services), so that we know at once what it is about. A copy comes to you by email, with a reference.',
            'A person reads it, asks what is missing, and sends a proposal. Nothing is booked until you have agreed to it in writing.',
          ],
        },
        {
          id: 'how-long',
          question: 'How soon do I get an answer?',
          answer: [
            'Usually within a few working days; a first route for a trip takes three to five. Our week runs from Sunday to Thursday. The usual time of each service is in [the list of services](/services).',
            'No copy in your mailbox after some minutes? Look among the unwanted mail, then write again: perhaps the address had a slip in it.',
          ],
        },
        {
          id: 'pay',
          question: 'Can I pay on this site?',
          answer: [
            'No. Nothing is booked or paid online, and we never ask for the number of a card. How a trip or a service is paid stands in the proposal.',
          ],
        },
        {
          id: 'prices',
          question: 'Are the prices on the pages final?',
          answer: [
            'They are there to help you plan; where a page says that prices are examples, they are no offer. Season, group and wishes change them. The price in your proposal counts, and it says what is in it.',
          ],
        },
        {
          id: 'cancel',
          question: 'What if I have to cancel?',
          answer: [
            'An inquiry needs no cancelling: just tell us. For a trip or a service, until when you can cancel and what it costs is agreed in writing before you say yes, because it depends on what hotels, airlines and guides allow.',
          ],
        },
      ],
    },
    {
      id: 'on-the-way',
      title: 'On the way',
      questions: [
        {
          id: 'children',
          question: 'Can children come along?',
          answer: [
            'Gladly. The form asks for children under 5 and between 5 and 12, because seats, rooms and the length of a day depend on it. Some [activities](/activities) have a lowest age; it is among their requirements.',
          ],
        },
        {
          id: 'camping',
          question: 'Can we camp?',
          answer: [
            'In the desert, with a guide who knows where, a night outside is often the best part. Tick camping in the inquiry of a [desert travel](/categories/desert), or say it in your message. With [a camper](/rv-rental) you sleep at places that we go through with you beforehand; parking anywhere for the night is not a good idea.',
          ],
        },
        {
          id: 'drive',
          question: 'Can I drive myself?',
          answer: [
            'In the north and on the main roads, yes. You need your licence, and depending on where it comes from an international permit too. The tracks of the far south are driven with a driver who knows them. Vehicles may not leave the country.',
          ],
        },
        {
          id: 'needs',
          question: 'What about food, health and getting around with a wheelchair?',
          answer: [
            'Tell us in your message and we say honestly what is possible. Old towns are full of steps, new hotels often have lifts, and vegetarians eat better at private tables than in restaurants. For vaccinations and medicines, ask your doctor.',
          ],
        },
      ],
    },
    {
      id: 'living-here',
      title: 'Living here',
      questions: [
        {
          id: 'papers',
          question: 'Can you get me a residence card?',
          answer: [
            'No, only the authorities can. We explain which office wants which paper in which order, and come along as interpreters if you wish: see [the expat handbook](/services#expat-handbook). Where you need a lawyer or a tax adviser, we say so.',
          ],
        },
        {
          id: 'mechanic',
          question: 'My car has broken down. What now?',
          answer: [
            // The numbers: maghrebemergent.com/algerie-les-4-numeros-durgence-indispensables-pour-un-voyage-sans-tracas
            'In an accident with injuries call for help first: 14 is the fire and rescue service (Protection civile), 1055 the Gendarmerie, 1548 the police. Then [write to us](/contact?service=mechanic) with the make, the model and where the car stands, and we look for a garage.',
          ],
        },
        {
          id: 'weekend',
          question: 'When are offices and shops open?',
          answer: [
            'The weekend is Friday and Saturday. Around midday on Friday almost everything is closed. In Ramadan offices close earlier and shops open late in the evening.',
          ],
        },
      ],
    },
    {
      id: 'your-data',
      title: 'Your data',
      questions: [
        {
          id: 'data',
          question: 'What do you do with what I write?',
          answer: [
            'We use it to answer you, and for nothing else. Our team sees it; partners learn what they need once you have agreed to a proposal. You can have it deleted at any time. The [Privacy Policy](/privacy-policy) says it in full.',
          ],
        },
        {
          id: 'newsletter',
          question: 'How do I leave the newsletter?',
          answer: [
            'With the link at the end of every issue; it works at once. Nobody is subscribed without having opened the link in a first email.',
          ],
        },
      ],
    },
  ] satisfies QuestionGroup[],
  more: {
    title: 'Your question is not here?',
    text: 'Ask it. A person answers by email.',
  },
};
