import { dayRange } from '@expat-buddy/domain/format/day';
import type { Language } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import {
  fillPlaceholders,
  type Placeholder,
  unresolvedPlaceholders,
} from '@expat-buddy/domain/message-template/placeholders';
import { Alert, Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { t } from '#i18n/t.ts';

const DAYS = ['2026-12-05', '2026-12-12'] as const;

type Example = Pick<Record<Placeholder, string>, 'first_name' | 'travel' | 'owner'>;

const examples: Readonly<Record<Language, Example>> = {
  en: {
    first_name: 'Sarah',
    travel: 'Tipaza by the sea',
    owner: 'Nadia',
  },
  fr: {
    first_name: 'Sarah',
    travel: 'Tipaza au bord de la mer',
    owner: 'Nadia',
  },
  ar: {
    first_name: 'سارة',
    travel: 'تيبازة على شاطئ البحر',
    owner: 'نادية',
  },
};

type Written = { language?: Language; subject?: string | null; body?: string | null };

/** The reply as a customer of the template's language would read it. */
export function TemplatePreview() {
  const id = useId();
  const { language = 'en', subject, body } = useWatch() as Written;
  const fill = (text: string | null | undefined) =>
    fillPlaceholders(text ?? '', {
      ...examples[language],
      dates: dayRange(...DAYS, language),
      reference: '6E81D72B',
    });
  const [shownSubject, shownBody] = [fill(subject), fill(body)];
  const [unknown] = unresolvedPlaceholders(`${shownSubject} ${shownBody}`);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: 2,
        bgcolor: 'background.default',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="subtitle2" component="h3" id={id} color="text.secondary">
        {t('Preview with an example')}
      </Typography>
      {unknown && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {t('{unknown} is not a placeholder. Nobody could send this reply without replacing it.', {
            unknown,
          })}
        </Alert>
      )}
      <Box dir={locales[language].direction} lang={language} sx={{ mt: 1 }}>
        {shownSubject && <Typography sx={{ fontWeight: 600, mb: 1 }}>{shownSubject}</Typography>}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {shownBody || t('Write the text above.')}
        </Typography>
      </Box>
    </Box>
  );
}
