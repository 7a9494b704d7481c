import { useEffect } from 'react';
import { CreateBase } from 'react-admin';
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
    <CreateBase
      mutationMode="pessimistic"
      transform={travelToSave}
      redirect={(_resource, id) => `travels/edit/${id}`}
    >
      <PageTitle title={t('Add a travel')} />
      <BackLink resource="travels">{t('Travels')}</BackLink>
      <TravelForm />
    </CreateBase>
  );
}
