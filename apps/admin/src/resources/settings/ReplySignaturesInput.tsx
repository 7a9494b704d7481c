import { languages } from '@expat-buddy/domain/language/languages';
import { TextInput } from 'react-admin';
import { languageNames } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';
import { keepText } from '#ui/inputs/form-text.ts';

/** One signature for each language of inquiries. */
export function ReplySignaturesInput({ label }: { label: string }) {
  return languages.map((language) => (
    <TextInput
      key={language}
      source={`reply_signatures.${language}`}
      label={`${label}: ${languageNames[language]}`}
      parse={keepText}
      helperText={
        language === 'en' &&
        t(
          "Above the company’s details. '{{owner}}' is the name of the author. Empty is the name alone.",
          {},
        )
      }
      multiline
      minRows={2}
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  ));
}
