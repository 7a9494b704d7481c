import { Alert, Button, Dialog, DialogTitle, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { countRecords } from '../records/count-records.ts';
import { FailureList } from '../records/FailureList.tsx';
import type { RecordKind } from '../records/record-kind.ts';
import { SavingProgress } from '../records/SavingProgress.tsx';
import { StepContent } from '../records/StepContent.tsx';
import { EditFieldsForm } from './EditFieldsForm.tsx';
import { type EditStep, type LoadBulkFields, useEdit, useEditable } from './use-edit.ts';

type EditFieldsDialogProps = {
  kind: RecordKind;
  load: LoadBulkFields;
  ids: readonly string[];
  onClose: () => void;
};

type FailedProps = {
  kind: RecordKind;
  state: Extract<EditStep, { step: 'failed' }>;
  onBack: () => void;
  onClose: () => void;
};

function Failed({ kind, state, onBack, onClose }: FailedProps) {
  const { changed, failures, left } = state;
  const actions = (
    <>
      <Button onClick={onBack}>{t('Back')}</Button>
      <Button variant="contained" onClick={onClose}>
        {t('Close')}
      </Button>
    </>
  );
  return (
    <StepContent actions={actions}>
      <Alert severity="warning" variant="outlined" role="status">
        {changed === 0
          ? t('Nothing was changed.')
          : t('{changed} changed.', { changed: countRecords(changed, kind.names) })}
      </Alert>
      {failures.length > 0 && (
        <>
          <Typography sx={{ mt: 2 }}>
            {t('{count} not changed:', { count: countRecords(failures.length, kind.names) })}
          </Typography>
          <FailureList label={t('Not changed')} failures={failures} />
        </>
      )}
      {left > 0 && (
        <Typography sx={{ mt: 2 }}>
          {t('{left} not tried.', { left: countRecords(left, kind.names) })}
        </Typography>
      )}
    </StepContent>
  );
}

/** Sets the ticked fields on every selected record. */
export default function EditFieldsDialog({ kind, load, ids, onClose }: EditFieldsDialogProps) {
  const { data, error, refetch } = useEditable(kind, ids, load);
  const { state, run, stop, back } = useEdit(kind, onClose);
  const isPhone = useIsPhone();
  const id = useId();
  const isRunning = state.step === 'running';
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      aria-labelledby={id}
      fullScreen={isPhone}
      maxWidth="sm"
      fullWidth
      // The form is no box, so that its fields scroll between title and buttons.
      slotProps={{ paper: { sx: { '& form': { display: 'contents' } } } }}
    >
      <DialogTitle id={id}>
        {t('Edit fields of {count}', { count: countRecords(ids.length, kind.names) })}
      </DialogTitle>
      {error && (
        <StepContent actions={<Button onClick={onClose}>{t('Cancel')}</Button>}>
          <LoadFailed error={error} onRetry={() => void refetch()} />
        </StepContent>
      )}
      {!data && !error && (
        <StepContent>
          <Skeleton variant="rounded" height={240} role="status" aria-label={t('Loading')} />
        </StepContent>
      )}
      {/* Stays mounted, so that nothing entered is lost when a record is refused. */}
      {data && (
        <EditFieldsForm
          kind={kind}
          editable={data}
          isHidden={state.step !== 'form'}
          onSave={(edit) => run(data.records, edit)}
          onClose={onClose}
        />
      )}
      {isRunning && <SavingProgress what={t('Changing')} {...state} onStop={stop} />}
      {state.step === 'failed' && (
        <Failed kind={kind} state={state} onBack={back} onClose={onClose} />
      )}
    </Dialog>
  );
}
