import { Box, Card, FormControlLabel, Link, Switch, Tab, Tabs, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { PreviewButton } from '#features/record-editing/publication/preview/PreviewButton.tsx';
import {
  toTranslationLanguage,
  translationChoices,
} from '#features/record-editing/translations/languages.ts';
import {
  englishPath,
  hasPreview,
  translatableName,
} from '#features/record-editing/translations/translatable.ts';
import { t } from '#i18n/t.ts';
import { RestoredNote } from '#ui/form/drafts/RestoredNote.tsx';
import { useFormDraft } from '#ui/form/drafts/use-form-draft.ts';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { TabLabel } from '#ui/list/CountedTabs.tsx';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { isLeft, type TranslatedText } from '../texts.ts';
import { LanguageTexts } from './LanguageTexts.tsx';
import { titleOf } from './record-texts.ts';
import type { TextEdits } from './text-edits.ts';
import type { useRecordTexts } from './use-record-texts.ts';

type TranslationEditorProps = {
  table: string;
  id: string;
  of: ReturnType<typeof useRecordTexts>;
  texts: readonly TranslatedText[];
};

export function TranslationEditor({ table, id, of, texts }: TranslationEditorProps) {
  const [search, setSearch] = useSearchParams();
  const language = toTranslationLanguage(search.get('language'));
  const [isShortened, setShortened] = useState(false);
  const panelId = useId();
  const kind = translatableName(table);
  const title = titleOf(texts);
  const draft = useFormDraft({
    form: 'translations',
    recordId: `${table}/${id}`,
    collect: () =>
      Object.keys(of.edits).length > 0
        ? { changes: of.edits, base: {}, record_version: null }
        : null,
    restore: ({ changes }) => of.restore(changes as TextEdits),
  });
  const { schedule } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: The edits are what is saved.
  useEffect(schedule, [of.edits, schedule]);
  const discard = () => {
    draft.finish();
    of.restore({});
  };

  return (
    <>
      <PageTitle
        title={title ? t('Translations: {title}', { title }) : t('Translations: {kind}', { kind })}
      />
      <UnsavedGuard
        isUnsaved={Object.keys(of.edits).length > 0}
        isSaving={of.isSaving}
        isLosable={draft.isLosable}
        onDiscard={draft.finish}
      />
      <BackLink resource="translations">{t('Translations')}</BackLink>
      <RestoredNote draft={draft} onDiscard={discard} />
      <Card sx={{ px: { xs: 2, sm: 3 }, maxWidth: 1200, overflow: 'visible' }}>
        <Typography variant="h2" sx={{ pt: 2, overflowWrap: 'anywhere' }}>
          {title ?? kind}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {kind} ·{' '}
          <Link component={RouterLink} to={englishPath(table, id)}>
            {t('Edit the English texts')}
          </Link>
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Tabs
            value={language}
            onChange={(_event, chosen: string) =>
              setSearch({ language: chosen }, { replace: true })
            }
            aria-label={t('Language')}
          >
            {translationChoices.map(({ id: value, name }) => (
              <Tab
                key={value}
                value={value}
                id={`${panelId}-${value}`}
                aria-controls={panelId}
                label={
                  <TabLabel
                    label={name}
                    count={texts.filter((text) => text.language === value && isLeft(text)).length}
                  />
                }
                sx={{ textTransform: 'none' }}
              />
            ))}
          </Tabs>
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={isShortened}
                onChange={(_event, isOn) => setShortened(isOn)}
              />
            }
            label={t('Only missing and outdated')}
            slotProps={{ typography: { variant: 'body2' } }}
          />
          {hasPreview(table) && (
            <PreviewButton
              record={{ table, id }}
              language={language}
              isUnsaved={Object.keys(of.edits).length > 0}
            />
          )}
        </Box>
        <LanguageTexts
          key={language}
          id={panelId}
          language={language}
          texts={texts.filter((text) => text.language === language)}
          of={of}
          isShortened={isShortened}
          record={{ table, id }}
        />
      </Card>
    </>
  );
}
