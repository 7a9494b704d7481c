import { SelectInput, TextInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { keepText } from '#ui/inputs/form-text.ts';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { topicChoices } from './faq-form.ts';

export function TopicInput() {
  return (
    <SelectInput
      source="topic"
      label={t('Topic')}
      choices={topicChoices}
      translateChoice={false}
      isRequired
    />
  );
}

export function FaqInputs() {
  return (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel={t('Question')} pathOnSite="/faq#" />
      <TopicInput />
      <TextInput
        source="answer"
        label={t('Answer')}
        parse={keepText}
        helperText={t(
          'Leave an empty line between paragraphs. Write a link as [trip planner](/services#trip-planner).',
        )}
        multiline
        minRows={5}
        isRequired
      />
      <PublicationInput />
    </>
  );
}
