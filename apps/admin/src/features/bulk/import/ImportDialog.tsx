import { Alert, Button, Dialog, DialogTitle, IconButton, Skeleton } from '@mui/material';
import { X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId } from 'react';
import { t } from '#i18n/t.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { SavingProgress } from '../records/SavingProgress.tsx';
import { StepContent } from '../records/StepContent.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSummary, UndoSummary } from './ImportSummary.tsx';
import { useImport } from './use-import.ts';

type ImportDialogProps = { kind: RecordKind; onClose: () => void };

const Problem = ({ children }: { children: ReactNode }) => (
  <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
    {children}
  </Alert>
);

function Steps({ kind, onClose, of }: ImportDialogProps & { of: ReturnType<typeof useImport> }) {
  const { state } = of;
  switch (state.step) {
    case 'choose':
      return (
        <StepContent actions={<Button onClick={onClose}>{t('Cancel')}</Button>}>
          {state.problem && <Problem>{state.problem}</Problem>}
          <ChooseFile kind={kind} onFile={of.read} />
        </StepContent>
      );
    case 'reading':
      return (
        <StepContent>
          <Skeleton
            variant="rounded"
            height={240}
            role="status"
            aria-label={t('Reading the file')}
          />
        </StepContent>
      );
    case 'preview':
      return (
        <ImportPreview
          kind={kind}
          plan={state.plan}
          onImport={() => of.run(state.plan)}
          onOther={of.restart}
        >
          {state.problem && <Problem>{state.problem}</Problem>}
        </ImportPreview>
      );
    case 'running':
      return (
        <SavingProgress {...state} onStop={of.stop}>
          {t(
            'If it is interrupted, import the same file again: what is saved already counts as unchanged.',
          )}
        </SavingProgress>
      );
    case 'done':
      return (
        <ImportSummary
          kind={kind}
          outcome={state.outcome}
          onUndo={() => of.undo(state.outcome.saved)}
          onAgain={of.readAgain}
          onClose={onClose}
        />
      );
    case 'undone':
      return <UndoSummary kind={kind} {...state} onAgain={of.readAgain} onClose={onClose} />;
  }
}

/** Compares a CSV file with the records of a kind, then saves the new and changed ones. */
export default function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const of = useImport(kind);
  const isPhone = useIsPhone();
  const id = useId();
  const isRunning = of.state.step === 'running';
  const takesFiles = of.state.step === 'choose' || of.state.step === 'preview';
  // A file dropped beside the box would replace the page.
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file && takesFiles) of.read(file);
  };
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      aria-labelledby={id}
      fullScreen={isPhone}
      maxWidth={of.state.step === 'preview' ? 'lg' : 'sm'}
      fullWidth
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <DialogTitle
        id={id}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        {t('Import {records}', { records: kind.names.many })}
        {!isRunning && (
          <IconButton onClick={onClose} aria-label={t('Close')} edge="end">
            <X size={20} />
          </IconButton>
        )}
      </DialogTitle>
      <Steps kind={kind} onClose={onClose} of={of} />
    </Dialog>
  );
}
