import { settingsSchema } from '@expat-buddy/domain/site-settings/schema';
import { Alert, Box } from '@mui/material';
import { lazy, Suspense, useEffect } from 'react';
import { useCanAccess, useEditContext } from 'react-admin';
import { savedValues } from '#features/catalogue/saved-values.ts';
import { ExpiryNotices } from '#features/company/ExpiryNotices.tsx';
import { RecordHistory } from '#features/record-editing/history/RecordHistory.tsx';
import { RecordEdit } from '#features/record-editing/RecordEdit.tsx';
import { RecordForm } from '#features/record-editing/RecordForm.tsx';
import { t } from '#i18n/t.ts';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { setCompanyName } from '#ui/page/company-name.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { RecordLoading } from '#ui/page/RecordStates.tsx';
import { SettingsFacts } from './SettingsFacts.tsx';
import { SettingsInputs } from './SettingsInputs.tsx';
import { emptySettings, settingsLabels } from './settings-form.ts';
import { SETTINGS_ID, type SettingsRecord } from './settings-record.ts';

const PublicPages = lazy(() => import('#features/publishing/PublicPages.tsx'));

const validate = validateWith(settingsSchema);
const loading = <RecordLoading title={t('Site settings')} />;
const settingsTables = ['site_settings', 'office_settings'] as const;

function SettingsLoadFailed() {
  const { error, refetch } = useEditContext();
  return (
    <>
      <PageTitle title={t('Site settings')} />
      <LoadFailed error={error} onRetry={() => void refetch()} />
    </>
  );
}

function SettingsForm() {
  const { record } = useEditContext<SettingsRecord>();
  const { canAccess: mayEdit, isPending } = useCanAccess({ resource: 'settings', action: 'edit' });
  const name = record?.company_name;
  useEffect(() => {
    if (name !== undefined) setCompanyName(name);
  }, [name]);
  if (!record || isPending) return loading;
  return (
    <>
      <PageTitle title={t('Site settings')} />
      <Box sx={{ display: 'grid', gap: 1, mb: 2, maxWidth: 860, '&:empty': { display: 'none' } }}>
        <ExpiryNotices settings={record} />
      </Box>
      {!mayEdit && (
        <>
          <Alert severity="info" variant="outlined" sx={{ mb: 2, maxWidth: 860 }}>
            {t('You can view the settings. Only administrators can change them.')}
          </Alert>
          <SettingsFacts settings={record} />
        </>
      )}
      {mayEdit && (
        <RecordForm validate={validate}>
          <SettingsInputs />
          <RecordHistory of={settingsTables} labels={settingsLabels} />
          <SaveBar on="page" />
        </RecordForm>
      )}
      <Box sx={{ mt: 2, maxWidth: 860 }}>
        <Suspense>
          <PublicPages />
        </Suspense>
      </Box>
    </>
  );
}

export default function SettingsPage() {
  return (
    <RecordEdit
      resource="settings"
      id={SETTINGS_ID}
      // Staff may read settings, but react-admin's edit page requires the right to edit.
      disableAuthentication
      transform={(values: Record<string, unknown>) =>
        savedValues(values, emptySettings, settingsSchema)
      }
      labels={settingsLabels}
      loading={loading}
      error={<SettingsLoadFailed />}
    >
      <SettingsForm />
    </RecordEdit>
  );
}
