import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { Check } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { languageInSentence } from '#i18n/language-names.ts';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { checkNumbers, checkTranslation } from '../check-translation.ts';
import { keyOf, type TranslatedText } from '../texts.ts';
import { fieldName } from './field-name.ts';
import { SourceText } from './SourceText.tsx';
import { TextState } from './TextState.tsx';
import { isEdited, type TextEdit, unedited } from './text-edits.ts';

const MOST_CHARACTERS = 20_000;

type TextRowProps = {
  text: TranslatedText;
  language: TranslationLanguage;
  edit: TextEdit | undefined;
  onEdit: (edit: TextEdit) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  onDone: (key: string) => void;
};

/** One text: English beside its translation. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { text, language, edit: known, onEdit, onDone } = props;
  const edit = known ?? unedited(text);
  const name = fieldName(text);
  const fullName = t('{name} in {language}', {
    name,
    language: languageInSentence(language),
  });
  const isTranslated = edit.text.trim() !== '';
  const problem = isTranslated
    ? (checkTranslation(text.source, edit.text) ?? checkNumbers(text.source, edit.text, language))
    : undefined;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onDone(keyOf(text));
  };
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <TextState state={text.state} />
        {isEdited(edit) && (
          <Typography variant="caption" color="text.secondary">
            {t('Not saved yet')}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <SourceText text={text} />
        <Box sx={{ minWidth: 0 }}>
          <TextField
            multiline
            fullWidth
            hiddenLabel
            minRows={1}
            value={edit.text}
            onChange={({ target }) => onEdit({ ...edit, text: target.value })}
            onKeyDown={press}
            helperText={problem}
            slotProps={{
              htmlInput: {
                'data-text': keyOf(text),
                'aria-label': fullName,
                lang: language,
                dir: locales[language].direction,
                maxLength: MOST_CHARACTERS,
                spellCheck: true,
              },
              formHelperText: { sx: { color: 'text.primary', mx: 0 } },
            }}
            sx={{ m: 0 }}
          />
          {edit.theirs !== undefined && (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {rich('A colleague has saved: {text}', {
                text: (
                  <bdi key="text" lang={language}>
                    {edit.theirs}
                  </bdi>
                ),
              })}
            </Typography>
          )}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              minHeight: 40,
            }}
          >
            {isTranslated && (
              <FormControlLabel
                control={
                  <Switch
                    size="small"
                    checked={edit.status === 'published'}
                    onChange={(_event, isOn) =>
                      onEdit({ ...edit, status: isOn ? 'published' : 'draft' })
                    }
                    slotProps={{
                      input: { 'aria-label': t('Published: {fullName}', { fullName }) },
                    }}
                  />
                }
                label={t('Published')}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            )}
            {text.state === 'outdated' && isTranslated && !edit.stillFits && (
              <Button
                size="small"
                startIcon={<Check size={16} />}
                onClick={() => onEdit({ ...edit, stillFits: true })}
                aria-label={t('{name} still fits', { name })}
              >
                {t('Still fits')}
              </Button>
            )}
            {text.updated_at && (
              <Typography
                variant="caption"
                color="text.secondary"
                sx={{ marginInlineStart: 'auto' }}
              >
                {text.author ? `${text.author}, ` : ''}
                <Moment at={text.updated_at} />
              </Typography>
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
});
