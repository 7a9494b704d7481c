import { type FaqTopic, faqTopics } from '@expat-buddy/domain/faq/topics';
import { t } from '#i18n/t.ts';

export const emptyQuestion = {
  id: '',
  title: '',
  topic: 'before-you-come',
  answer: '',
  status: 'draft',
};

export const faqLabels = {
  title: t('Question'),
  topic: t('Topic'),
  answer: t('Answer'),
  position: t('Position'),
  status: t('Status'),
};

export const topicNames: Readonly<Record<FaqTopic, string>> = {
  'before-you-come': t('Before you come'),
  'inquiry-and-price': t('Inquiry and price'),
  'on-the-way': t('On the way'),
  'living-here': t('Living here'),
  'your-data': t('Your data'),
};

export const topicChoices = faqTopics.map((topic) => ({ id: topic, name: topicNames[topic] }));
