import { useParams } from 'react-router-dom';
import { isTranslatable } from '#features/record-editing/translations/translatable.ts';
import { t } from '#i18n/t.ts';
import { PageNotFound } from '#ui/page/AccessPages.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { RecordLoading } from '#ui/page/RecordStates.tsx';
import { TranslationEditor } from './TranslationEditor.tsx';
import { useRecordTexts } from './use-record-texts.ts';

function TextsOfRecord({ table, id }: { table: string; id: string }) {
  const of = useRecordTexts(table, id);
  if (of.error && !of.texts) return <LoadFailed error={of.error} onRetry={of.retry} />;
  if (!of.texts) return <RecordLoading title={t('Translations')} />;
  return <TranslationEditor table={table} id={id} of={of} texts={of.texts} />;
}

/** The French and Arabic texts of one record, beside the English ones. */
export default function RecordTranslations() {
  const { table = '', id = '' } = useParams();
  if (!isTranslatable(table)) return <PageNotFound />;
  return <TextsOfRecord key={`${table}/${id}`} table={table} id={id} />;
}
