import { faqFields } from '@expat-buddy/domain/faq/fields';
import { SelectInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { translated } from '#i18n/t.ts';
import type { OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { faqLabels, topicChoices } from './faq-form.ts';

export const faqInputs: OwnInputs<typeof faqFields> = {
  title: (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel={faqLabels.title} pathOnSite="/faq#" />
      <PublicationInput />
    </>
  ),
  topic: (
    <SelectInput
      source="topic"
      label={faqLabels.topic}
      choices={topicChoices}
      translateChoice={false}
      isRequired
    />
  ),
  answer: (
    <PlainTextInput
      source="answer"
      label={faqLabels.answer}
      helperText={translated(faqFields.answer.help)}
      multiline
      minRows={faqFields.answer.rows}
      isRequired
    />
  ),
};
