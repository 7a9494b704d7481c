import { faqFields } from '@expat-buddy/domain/faq/fields';
import { faqQuestionSchema } from '@expat-buddy/domain/faq/schema';
import type { FaqTopic } from '@expat-buddy/domain/faq/topics';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { t } from '#i18n/t.ts';
import { emptyForm, recordLabels } from '#ui/fields/field-labels.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { FaqInputs } from './FaqInputs.tsx';
import { topicChoices, topicNames } from './faq-form.ts';

type ListedQuestion = Row<'faq_questions'> & { topic: FaqTopic };

export default catalogueKind<ListedQuestion>('faq', {
  names: { one: t('question'), many: t('questions') },
  columns: 'id,title,topic,status,position,updated_at',
  none: t('There are no questions yet. Add the first one: it stays a draft until you publish it.'),
  filters: (
    <SelectFilter source="topic" label={t('Topic')} any={t('Any topic')} choices={topicChoices} />
  ),
  row: ({ topic }) => ({ details: topicNames[topic] }),
  empty: emptyForm(faqFields),
  labels: recordLabels(faqFields),
  schema: faqQuestionSchema,
  records: { choices: { topic: topicChoices } },
  Inputs: FaqInputs,
  bulkFields: () => import('./faq-bulk-fields.tsx'),
});
