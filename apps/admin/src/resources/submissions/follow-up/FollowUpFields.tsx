import { Box, Button, Typography } from '@mui/material';
import { t } from '#i18n/t.ts';
import { DateField } from '#ui/inputs/DateField.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { followUpPresets, isDue, morningOf, plannedText } from './follow-up-presets.ts';

type Plan = Partial<Pick<SubmissionRecord, 'follow_up_on' | 'snoozed_until'>>;
type FollowUpFieldsProps = {
  submission: SubmissionRecord;
  isSaving: boolean;
  onChange: (change: Plan) => void;
};

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 } as const;

/** When to look at it again. Replying settles what is due. */
export function FollowUpFields({ submission, isSaving, onChange }: FollowUpFieldsProps) {
  const planned = plannedText(submission);
  const presets = followUpPresets();
  return (
    <Box role="group" aria-label={t('Follow-up')}>
      <DateField
        type="date"
        label={t('Follow up on')}
        // The browser reports unfinished dates as empty, so only a left field is saved.
        key={submission.follow_up_on ?? ''}
        defaultValue={submission.follow_up_on ?? ''}
        onBlur={({ target }) => {
          const day = target.value || null;
          if (day !== submission.follow_up_on) onChange({ follow_up_on: day });
        }}
        htmlInput={{ min: '2020-01-01', max: '2099-12-31' }}
      />
      <Box sx={buttons}>
        {presets.map(({ day, name, note }) => (
          <Button
            key={day}
            size="small"
            variant="outlined"
            disabled={isSaving}
            title={note}
            onClick={() => onChange({ follow_up_on: day })}
          >
            {name}
          </Button>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {t('Snooze: out of the open views until that morning, or until the customer writes.')}
      </Typography>
      <Box sx={buttons}>
        {presets.map(({ day, name, note }) => (
          <Button
            key={day}
            size="small"
            disabled={isSaving}
            title={note}
            aria-label={t('Snooze: {name}', { name })}
            onClick={() => onChange({ snoozed_until: morningOf(day) })}
          >
            {name}
          </Button>
        ))}
      </Box>
      {planned && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
          <Typography
            variant="body2"
            sx={{ fontWeight: 500, color: isDue(submission) ? 'warning.main' : 'text.primary' }}
          >
            {planned}
          </Typography>
          <Button
            size="small"
            disabled={isSaving}
            onClick={() => onChange({ follow_up_on: null, snoozed_until: null })}
          >
            {t('Clear')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
