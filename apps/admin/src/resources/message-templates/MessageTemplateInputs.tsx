import { languageChoices } from '@expat-buddy/domain/language/languages';
import { SelectInput, TextInput } from 'react-admin';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { keepText } from '#ui/inputs/form-text.ts';
import { TemplatePreview } from './TemplatePreview.tsx';

export function MessageTemplateInputs() {
  return (
    <>
      <TitleAndSlugInputs
        titleSource="title"
        titleLabel="Name"
        titleHelp="In the menu of the reply; customers do not see it."
      />
      <SelectInput
        source="language"
        label="Language"
        choices={languageChoices}
        translateChoice={false}
        helperText="Offered for inquiries in this language. Without any, the English templates are."
        isRequired
      />
      <TextInput
        source="subject"
        label="Subject"
        parse={keepText}
        helperText="Of the first reply; the reference is added. May be empty."
      />
      <TextInput
        source="body"
        label="Text"
        parse={keepText}
        helperText="Your signature is added. Placeholders: {{first_name}}, {{travel}}, {{dates}}, {{reference}}, {{owner}}. What is unknown in an inquiry stays, and has to be replaced before sending."
        multiline
        minRows={8}
        isRequired
      />
      <TemplatePreview />
    </>
  );
}
