import { SelectInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { languageChoices } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

export function MessageTemplateInputs() {
  return (
    <>
      <TitleAndSlugInputs
        titleSource="title"
        titleLabel={t('Name')}
        titleHelp={t('In the menu of the reply; customers do not see it.')}
      />
      <SelectInput
        source="language"
        label={t('Language')}
        choices={languageChoices}
        translateChoice={false}
        helperText={t(
          'Offered for inquiries in this language. Without any, the English templates are.',
        )}
        isRequired
      />
      <PlainTextInput
        source="subject"
        label={t('Subject')}
        helperText={t('Of the first reply; the reference is added. May be empty.')}
      />
      <PlainTextInput
        source="body"
        label={t('Text')}
        helperText={t(
          "Your signature is added. Placeholders: '{{first_name}}', '{{travel}}', '{{dates}}', '{{reference}}', '{{owner}}'. What is unknown in an inquiry stays, and has to be replaced before sending.",
          {},
        )}
        multiline
        minRows={8}
        isRequired
      />
      <TemplatePreview />
    </>
  );
}
