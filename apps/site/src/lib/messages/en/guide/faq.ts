import type { FaqTopic } from '@expat-buddy/domain/faq/topics';

export const faqMessages = {
  title: 'FAQ',
  description:
    'What visitors and people living in Algeria ask us: visa, money, seasons, safety, how an inquiry works, cancelling, children, camping, languages and privacy.',
  heading: 'Asked and answered',
  intro:
    'Questions that visitors and people living here really ask. Where the rules may change, we say who has the final word.',
  contents: 'Topics',
  topics: {
    'before-you-come': 'Before you come',
    'inquiry-and-price': 'Inquiry and price',
    'on-the-way': 'On the way',
    'living-here': 'Living here',
    'your-data': 'Your data',
  } satisfies Record<FaqTopic, string>,
  loading: 'Loading questions...',
  error: 'Error loading questions.',
  empty: 'No questions are answered here at the moment. Ask us yours.',
  more: {
    title: 'Can’t find your question?',
    text: 'Ask it. A person answers by email.',
  },
};
