import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import { Box, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { RecordName } from '#features/record-editing/publication/record-name.ts';
import { languageInSentence } from '#i18n/language-names.ts';
import { t } from '#i18n/t.ts';
import { isLeft, keyOf, type TranslatedText } from '../texts.ts';
import { nextLeft } from './record-texts.ts';
import { TextRow } from './TextRow.tsx';
import { TranslationBar } from './TranslationBar.tsx';
import { useNextRecord } from './use-next-record.ts';
import type { useRecordTexts } from './use-record-texts.ts';

type LanguageTextsProps = {
  /** The tab panel's id. */
  id: string;
  record: RecordName;
  language: TranslationLanguage;
  texts: readonly TranslatedText[];
  of: ReturnType<typeof useRecordTexts>;
  /** Shows only the texts that are missing, outdated or edited. */
  isShortened: boolean;
};

function focusText(key: string): void {
  const input = document.querySelector<HTMLElement>(`[data-text="${CSS.escape(key)}"]`);
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
}

const focusedText = () => (document.activeElement as HTMLElement | null)?.dataset.text;

/** The texts of a record in one language. Focuses the first that is missing or outdated. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { id, record, language, texts, of, isShortened } = props;
  const first = texts.find(isLeft);
  const [target, setTarget] = useState(first && { key: keyOf(first) });
  const openNextRecord = useNextRecord(record);
  const notify = useNotify();
  const languageName = languageInSentence(language);
  const shown = isShortened ? texts.filter((text) => isLeft(text) || of.edits[keyOf(text)]) : texts;

  // In an effect, because a save may have moved the text.
  useEffect(() => {
    if (target) focusText(target.key);
  }, [target]);

  async function saveAndNext(current?: string) {
    const next = nextLeft(texts, of.edits, current);
    if (!(await of.save())) return;
    if (next) setTarget({ key: keyOf(next) });
    else if (!(await openNextRecord(language))) {
      notify(t('Nothing else is missing or outdated in {languageName}.', { languageName }), {
        type: 'success',
      });
    }
  }
  const latest = useRef(saveAndNext);
  useEffect(() => {
    latest.current = saveAndNext;
  });
  const onDone = useCallback((key: string) => void latest.current(key), []);

  return (
    <>
      <Box role="tabpanel" id={id} aria-labelledby={`${id}-${language}`}>
        {shown.length === 0 && (
          <Typography color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
            {texts.length === 0
              ? t('This record has no text to translate.')
              : t('Nothing is missing or outdated in {languageName}.', { languageName })}
          </Typography>
        )}
        <Box
          component="ol"
          aria-label={t('Texts in {languageName}', { languageName })}
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
        count={Object.keys(of.edits).length}
        isSaving={of.isSaving}
        problem={of.problem}
        onSave={() => void of.save()}
        onSaveAndNext={() => void saveAndNext(focusedText())}
        onReload={() => void of.reload()}
      />
    </>
  );
}
