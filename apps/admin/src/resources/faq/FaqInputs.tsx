import { SelectInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
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
      <PlainTextInput
        source="answer"
        label={t('Answer')}
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
