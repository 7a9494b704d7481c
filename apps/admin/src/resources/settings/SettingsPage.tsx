import { Alert, Box } from '@mui/material';
import { Form, SaveButton, useCanAccess, useEditContext } from 'react-admin';
import { ConflictNotice } from '#layout/ConflictNotice.tsx';
import { savedValues } from '#layout/catalogue/saved-values.ts';
import { RecordHistory } from '#layout/history/RecordHistory.tsx';
import { validateWith } from '#layout/inputs/validate-with.ts';
import { LoadFailed } from '#layout/LoadFailed.tsx';
import { PageTitle } from '#layout/PageTitle.tsx';
import { RecordEdit } from '#layout/RecordEdit.tsx';
import { RecordLoading } from '#layout/RecordStates.tsx';
import { useGuardedSave } from '#layout/use-guarded-save.ts';
import { SettingsFacts } from './SettingsFacts.tsx';
import { SettingsInputs } from './SettingsInputs.tsx';
import { emptySettings, settingsLabels, settingsSchema } from './settings-form.ts';
import { SETTINGS_ID, type SettingsRecord } from './settings-record.ts';

const validate = validateWith(settingsSchema);
const loading = <RecordLoading title="Site settings" />;
const settingsTables = ['site_settings', 'office_settings'] as const;

function SettingsLoadFailed() {
  const { error, refetch } = useEditContext();
  return (
    <>
      <PageTitle title="Site settings" />
      <LoadFailed error={error} onRetry={() => void refetch()} />
    </>
  );
}

function SaveBar() {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 2,
        py: 1.5,
        maxWidth: 860,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <SaveButton label="Save" />
    </Box>
  );
}

function SettingsForm({ guarded }: { guarded: ReturnType<typeof useGuardedSave> }) {
  const { record, refetch } = useEditContext<SettingsRecord>();
  const { canAccess: mayEdit, isPending } = useCanAccess({ resource: 'settings', action: 'edit' });
  if (!record || isPending) return loading;
  return (
    <>
      <PageTitle title="Site settings" />
      {!mayEdit && (
        <>
          <Alert severity="info" variant="outlined" sx={{ mb: 2, maxWidth: 860 }}>
            You can read the settings. Only administrators change them: ask one of them.
          </Alert>
          <SettingsFacts settings={record} />
        </>
      )}
      {mayEdit && guarded.isInConflict && (
        <ConflictNotice guarded={guarded} record={record} reload={refetch} />
      )}
      {mayEdit && (
        <Form
          validate={validate}
          resetOptions={guarded.resetOptions}
          mode="onBlur"
          noValidate
          warnWhenUnsavedChanges
        >
          <SettingsInputs />
          <RecordHistory of={settingsTables} labels={settingsLabels} />
          <SaveBar />
        </Form>
      )}
    </>
  );
}

export default function SettingsPage() {
  const guarded = useGuardedSave(settingsLabels);
  return (
    <RecordEdit
      resource="settings"
      id={SETTINGS_ID}
      // Staff may read them here, which an edit page of react-admin would refuse.
      disableAuthentication
      transform={(values: Record<string, unknown>) => savedValues(values, emptySettings)}
      mutationOptions={guarded.mutationOptions}
      loading={loading}
      error={<SettingsLoadFailed />}
    >
      <SettingsForm guarded={guarded} />
    </RecordEdit>
  );
}
