import { toLanguage } from '@expat-buddy/domain/language/languages';
import { messageTemplateSchema } from '@expat-buddy/domain/message-template/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { languageChoices, languageNames } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { MessageTemplateInputs } from './MessageTemplateInputs.tsx';
import { emptyMessageTemplate, messageTemplateLabels } from './message-template-form.ts';

export default catalogueKind<Row<'message_templates'>>('message-templates', {
  names: { one: t('template'), many: t('templates') },
  columns: 'id,title,language,subject,body,position',
  none: t('There are no templates yet. Write down the answers that you send often.'),
  filters: (
    <SelectFilter
      source="language"
      label={t('Language')}
      any={t('Any language')}
      choices={languageChoices}
    />
  ),
  row: ({ language, body }) => ({
    details: (
      <>
        {languageNames[toLanguage(language)]} · <bdi>{body.split('\n', 3).join(' ')}</bdi>
      </>
    ),
  }),
  empty: emptyMessageTemplate,
  labels: messageTemplateLabels,
  schema: messageTemplateSchema,
  Inputs: MessageTemplateInputs,
});
