import { languages } from '@expat-buddy/domain/language/languages';
import { languageNames } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';
import { PlainTextInput } from '#ui/inputs/PlainTextInput.tsx';

/** One signature for each language of inquiries. */
export function ReplySignaturesInput({ label }: { label: string }) {
  return languages.map((language) => (
    <PlainTextInput
      key={language}
      source={`reply_signatures.${language}`}
      label={`${label}: ${languageNames[language]}`}
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
