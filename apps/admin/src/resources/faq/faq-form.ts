import { type FaqTopic, faqTopics } from '@expat-buddy/domain/faq/topics';

export const emptyQuestion = {
  id: '',
  title: '',
  topic: 'before-you-come',
  answer: '',
  status: 'draft',
};

export const faqLabels = {
  title: 'Question',
  topic: 'Topic',
  answer: 'Answer',
  position: 'Position',
  status: 'Status',
};

export const topicNames: Readonly<Record<FaqTopic, string>> = {
  'before-you-come': 'Before you come',
  'inquiry-and-price': 'Inquiry and price',
  'on-the-way': 'On the way',
  'living-here': 'Living here',
  'your-data': 'Your data',
};

export const topicChoices = faqTopics.map((topic) => ({ id: topic, name: topicNames[topic] }));
