import { useEffect } from 'react';
import { RecordCreate } from '#features/record-editing/RecordCreate.tsx';
import { t } from '#i18n/t.ts';
import { BackLink } from '#ui/page/BackLink.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { TravelForm } from './form/TravelForm.tsx';
import { travelToSave } from './travel-form.ts';

export default function TravelCreate() {
  // Preloads the edit page, which opens after saving.
  useEffect(() => {
    void import('./TravelEdit.tsx').catch(() => {});
  }, []);
  return (
    <RecordCreate resource="travels" hasPage transform={travelToSave}>
      <PageTitle title={t('Add a travel')} />
      <BackLink resource="travels">{t('Travels')}</BackLink>
      <TravelForm />
    </RecordCreate>
  );
}
