import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RecordName } from '#features/record-editing/publication/record-name.ts';
import type { TranslationProgress } from '#features/record-editing/translations/progress-text.ts';
import { translationsPath } from '#features/record-editing/translations/translation-paths.ts';
import { useListPath } from '#ui/record-paths.ts';
import { BOARD_ORDER, ONLY_OPEN } from '../board/what-is-left.ts';

const LOOK_AHEAD = 100;

function filterIn(path: string): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(
      new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}',
    );
    return typeof filter === 'object' && filter !== null ? { ...filter } : {};
  } catch {
    return {};
  }
}

/** Opens the next record of the board that needs work. Resolves to false if there is none. */
export function useNextRecord({ table, id }: RecordName) {
  const provider = useDataProvider();
  const navigate = useNavigate();
  const boardPath = useListPath('translations');
  return async (language: TranslationLanguage): Promise<boolean> => {
    const { data } = await provider.getList<TranslationProgress>('translations', {
      filter: { ...filterIn(boardPath), ...ONLY_OPEN, language },
      sort: BOARD_ORDER,
      pagination: { page: 1, perPage: LOOK_AHEAD },
    });
    const isHere = (row: TranslationProgress) => row.resource === table && row.record_id === id;
    const place = data.findIndex(isHere);
    const next = data[place + 1] ?? data.find((row) => !isHere(row));
    if (!next) return false;
    void navigate(translationsPath({ table: next.resource, id: next.record_id }, language));
    return true;
  };
}
