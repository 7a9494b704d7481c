import { translationLanguages } from '@expat-buddy/domain/language/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { PROGRESS_KEY } from '#features/record-editing/translations/translation-progress.ts';
import { t } from '#i18n/t.ts';
import { saveTexts } from '../text-requests.ts';
import type { TextStatus } from '../texts.ts';
import { readCsvFile } from './csv-file.ts';
import { languageOfFile } from './file-row.ts';
import { type PlannedText, planTranslations, textsToSave } from './plan-translations.ts';
import { readLanguage } from './read-language.ts';

export type TranslationImport =
  | { step: 'choose'; problem?: string }
  | { step: 'reading' }
  | { step: 'preview'; fileName: string; plan: readonly PlannedText[]; problem?: string }
  | { step: 'saving' };

/** Reads a file, compares it with the stored texts, and saves it as a whole. */
export function useTranslationImport(onSaved: () => void) {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [state, setState] = useState<TranslationImport>({ step: 'choose' });

  async function read(file: File) {
    setState({ step: 'reading' });
    try {
      const rows = await readCsvFile(file);
      const texts = await readLanguage(provider, languageOfFile(rows, translationLanguages), {});
      setState({ step: 'preview', fileName: file.name, plan: planTranslations(rows, texts) });
    } catch (error) {
      setState({ step: 'choose', problem: (error as Error).message });
    }
  }

  async function save(preview: TranslationImport & { step: 'preview' }, status?: TextStatus) {
    const texts = textsToSave(preview.plan, status);
    setState({ step: 'saving' });
    try {
      await saveTexts(texts);
      void queryClient.invalidateQueries({ queryKey: [PROGRESS_KEY] });
      void queryClient.invalidateQueries({ queryKey: ['translations'] });
      const count = texts.length;
      notify(
        t('{count, plural, one {# translation} other {# translations}} imported.', { count }),
        {
          type: 'success',
        },
      );
      onSaved();
    } catch (error) {
      setState({ ...preview, problem: (error as Error).message });
    }
  }

  return {
    state,
    read: (file: File) => void read(file),
    save: (preview: TranslationImport & { step: 'preview' }, status?: TextStatus) =>
      void save(preview, status),
    restart: () => setState({ step: 'choose' }),
  };
}
