import { faqFields } from '@expat-buddy/domain/faq/fields';
import { type FaqTopic, faqTopics } from '@expat-buddy/domain/faq/topics';
import { t } from '#i18n/t.ts';
import { fieldLabels } from '#ui/fields/field-labels.ts';

export const faqLabels = fieldLabels(faqFields);

export const topicNames: Readonly<Record<FaqTopic, string>> = {
  'before-you-come': t('Before you come'),
  'inquiry-and-price': t('Inquiry and price'),
  'on-the-way': t('On the way'),
  'living-here': t('Living here'),
  'your-data': t('Your data'),
};

export const topicChoices = faqTopics.map((topic) => ({ id: topic, name: topicNames[topic] }));
