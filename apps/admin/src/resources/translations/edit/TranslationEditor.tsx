import { languageNames } from '@expat-buddy/domain/language/languages';
import { Box, Card, FormControlLabel, Link, Switch, Tab, Tabs, Typography } from '@mui/material';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import {
  toTranslationLanguage,
  translationChoices,
} from '#features/record-editing/translations/languages.ts';
import { englishPath, translatable } from '#features/record-editing/translations/translatable.ts';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { TabLabel } from '#ui/list/CountedTabs.tsx';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { isLeft, keyOf, type TranslatedText } from '../texts.ts';
import { nextLeft, titleOf } from './record-texts.ts';
import { TextRow } from './TextRow.tsx';
import { TranslationBar } from './TranslationBar.tsx';
import { useNextRecord } from './use-next-record.ts';
import type { useRecordTexts } from './use-record-texts.ts';

type TranslationEditorProps = {
  table: string;
  id: string;
  of: ReturnType<typeof useRecordTexts>;
  texts: readonly TranslatedText[];
};

function focusText(key: string): void {
  const input = document.querySelector<HTMLElement>(`[data-text="${CSS.escape(key)}"]`);
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
}

export function TranslationEditor({ table, id, of, texts }: TranslationEditorProps) {
  const [search, setSearch] = useSearchParams();
  const language = toTranslationLanguage(search.get('language'));
  const languageName = languageNames[language];
  const [isShortened, setShortened] = useState(false);
  const [focused, setFocused] = useState<{ key: string }>();
  const openNextRecord = useNextRecord(table, id);
  const notify = useNotify();
  const panelId = useId();

  const ofLanguage = texts.filter((text) => text.language === language);
  const shown = isShortened
    ? ofLanguage.filter((text) => isLeft(text) || of.edits[keyOf(text)])
    : ofLanguage;
  const count = Object.keys(of.edits).length;
  const kind = translatable[table]?.name ?? table;
  const title = titleOf(texts);

  // A text is focused after it is shown: another language or a saved one may have moved it.
  useEffect(() => {
    if (focused) focusText(focused.key);
  }, [focused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each language
  useEffect(() => {
    const first = ofLanguage.find(isLeft);
    if (first) setFocused({ key: keyOf(first) });
  }, [language]);

  async function saveAndNext(current?: string) {
    const next = nextLeft(ofLanguage, of.edits, current);
    if (!(await of.save())) return;
    if (next) setFocused({ key: keyOf(next) });
    else if (!(await openNextRecord(language))) {
      notify(`Nothing is missing or outdated in ${languageName} any more.`, { type: 'success' });
    }
  }
  const latest = useRef(saveAndNext);
  useEffect(() => {
    latest.current = saveAndNext;
  });
  const onDone = useCallback((key: string) => void latest.current(key), []);
  const current = () => (document.activeElement as HTMLElement | null)?.dataset.text;

  return (
    <>
      <PageTitle title={title ? `Translations: ${title}` : `Translations: ${kind}`} />
      <UnsavedGuard isUnsaved={count > 0} isSaving={of.isSaving} />
      <BackLink resource="translations">Translations</BackLink>
      <Card sx={{ px: { xs: 2, sm: 3 }, maxWidth: 1200, overflow: 'visible' }}>
        <Typography variant="h2" sx={{ pt: 2, overflowWrap: 'anywhere' }}>
          {title ?? kind}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {kind} ·{' '}
          <Link component={RouterLink} to={englishPath(table, id)}>
            Edit the English texts
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
            aria-label="Language"
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
            label="Only missing and outdated"
            slotProps={{ typography: { variant: 'body2' } }}
          />
        </Box>
        <Box role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${language}`}>
          {shown.length === 0 && (
            <Typography color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
              {ofLanguage.length === 0
                ? 'This record has no text to translate.'
                : `Nothing is missing or outdated in ${languageName}.`}
            </Typography>
          )}
          <Box
            component="ol"
            aria-label={`Texts in ${languageName}`}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {shown.map((text) => (
              <TextRow
                key={keyOf(text)}
                text={text}
                language={language}
                edit={of.edits[keyOf(text)]}
                onEdit={of.edit}
                onDone={onDone}
              />
            ))}
          </Box>
        </Box>
        <TranslationBar
          count={count}
          isSaving={of.isSaving}
          problem={of.problem}
          onSave={() => void of.save()}
          onSaveAndNext={() => void saveAndNext(current())}
          onReload={() => void of.reload()}
        />
      </Card>
    </>
  );
}
