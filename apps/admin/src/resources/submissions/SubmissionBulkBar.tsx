import { Button } from '@mui/material';
import { Ban } from 'lucide-react';
import { statuses, statusName } from '#features/inbox/submission-status.ts';
import { t } from '#i18n/t.ts';
import { ChoiceMenu } from '#ui/ChoiceMenu.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { followUpPresets } from './follow-up/follow-up-presets.ts';
import { NOBODY, type Triage } from './rows/use-triage.ts';

const statusChoices = statuses.map((id) => ({ id, name: statusName(id) }));

export function SubmissionBulkBar({ triage }: { triage: Triage }) {
  const { isBusy } = triage;
  return (
    <BulkBar>
      <ChoiceMenu
        label={t('Assign to')}
        choices={triage.assignees}
        disabled={isBusy}
        onChoose={({ id }) => void triage.assign(id === NOBODY ? null : id)}
      />
      <ChoiceMenu
        label={t('Set status')}
        choices={statusChoices}
        disabled={isBusy}
        onChoose={({ id }) => {
          const status = statuses.find((one) => one === id);
          if (status) void triage.setStatus(status);
        }}
      />
      <ChoiceMenu
        label={t('Follow up')}
        choices={followUpPresets().map(({ day, name }) => ({ id: day, name }))}
        disabled={isBusy}
        onChoose={({ id }) => void triage.followUp(id)}
      />
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        startIcon={<Ban size={16} />}
        onClick={() => void triage.setStatus('spam')}
      >
        {t('Spam')}
      </Button>
    </BulkBar>
  );
}
