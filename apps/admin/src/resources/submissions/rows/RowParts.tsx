import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { Box, Chip, Typography } from '@mui/material';
import { translated } from '#i18n/t.ts';
import { elapsed } from '#ui/elapsed.ts';
import { isDue, plannedText } from '../follow-up/follow-up-presets.ts';
import {
  firstLine,
  foreignLanguage,
  type SubmissionRecord,
  tripFacts,
  turnOf,
} from '../submission.ts';

type PartProps = { submission: SubmissionRecord };

export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
} as const;

/** The age of the last message and whose turn it is; ours stands out. */
export function TurnAndAge({ submission }: PartProps) {
  const turn = turnOf(submission);
  const isOurs = submission.awaits === 'office';
  return (
    <>
      <Typography
        component="time"
        variant="body2"
        dateTime={submission.last_message_at}
        sx={{ display: 'block', whiteSpace: 'nowrap' }}
      >
        {elapsed(submission.last_message_at)}
      </Typography>
      {turn && (
        <Typography
          variant="caption"
          component="span"
          sx={{
            color: isOurs ? 'secondary.main' : 'text.secondary',
            fontWeight: isOurs ? 600 : 400,
            whiteSpace: 'nowrap',
          }}
        >
          {turn}
        </Typography>
      )}
    </>
  );
}

export function FirstLine({ submission }: PartProps) {
  return (
    <Typography dir="auto" variant="body2" color="text.secondary" sx={oneLine}>
      {isolateNumbers(firstLine(submission.message))}
    </Typography>
  );
}

export function LanguageChip({ submission }: PartProps) {
  const language = foreignLanguage(submission);
  return language && <Chip size="small" variant="outlined" label={language} sx={{ height: 20 }} />;
}

/** What they want, and when and for how many. */
export function About({ submission, titles }: PartProps & { titles: string }) {
  const facts = tripFacts(submission);
  return (
    <>
      <Typography variant="body2" sx={oneLine}>
        {[translated(serviceLabel(submission.service)), titles].filter(Boolean).join(': ')}
      </Typography>
      {facts && (
        <Typography variant="caption" component="p" color="text.secondary" sx={oneLine}>
          {facts}
        </Typography>
      )}
    </>
  );
}

/** The follow-up or snooze; a due one stands out. */
export function Planned({ submission }: PartProps) {
  const text = plannedText(submission);
  if (!text) return null;
  return (
    <Box
      component="span"
      sx={{
        color: isDue(submission) ? 'warning.main' : 'text.secondary',
        fontWeight: isDue(submission) ? 600 : 400,
        fontSize: '0.8125rem',
      }}
    >
      {text}
    </Box>
  );
}
