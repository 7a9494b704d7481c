import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { StatusField } from '#features/inbox/StatusField.tsx';
import { t, translated } from '#i18n/t.ts';
import type { SubmissionRecord } from '../submission.ts';
import { LATEST_FIRST } from '../submission-callbacks.ts';

const PAUSE_MS = 300;
const MOST = 8;

/** The search that was asked once typing paused. */
function usePaused(text: string): string {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return asked.trim();
}

type ResultsProps = {
  term: string;
  isBusy: boolean;
  onChoose: (submission: SubmissionRecord) => void;
};

function Results({ term, isBusy, onChoose }: ResultsProps) {
  const { data, isPending, error } = useGetList<SubmissionRecord>('submissions', {
    filter: { view: 'all', ...(term && { q: term }) },
    pagination: { page: 1, perPage: MOST },
    sort: LATEST_FIRST,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (isPending) return <Typography role="status">{t('Searching…')}</Typography>;
  if (data.length === 0)
    return (
      <Typography role="status">
        {t('No inquiry found. Try the reference or a part of the name.')}
      </Typography>
    );
  return (
    <List disablePadding aria-label={t('Inquiries')}>
      {data.map((submission) => (
        <ListItem key={submission.id} disablePadding divider>
          <ListItemButton disabled={isBusy} onClick={() => onChoose(submission)} sx={{ gap: 1.5 }}>
            <ListItemText
              primary={
                <>
                  <bdi>{submission.name}</bdi> · {inquiryReference(submission.id)}
                </>
              }
              secondary={`${submission.email} · ${translated(serviceLabel(submission.service))}`}
              slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
            />
            <StatusField status={submission.status} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

type AttachDialogProps = {
  /** To begin with, such as the sender's address. */
  search: string;
  /** Rejects with a sentence for the person. */
  onAttach: (submission: SubmissionRecord) => Promise<void>;
  onClose: () => void;
};

/** Finds the inquiry of an email; choosing one attaches it. */
export function AttachDialog({ search, onAttach, onClose }: AttachDialogProps) {
  const id = useId();
  const [text, setText] = useState(search);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async (submission: SubmissionRecord) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onAttach(submission);
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{t('Attach to an inquiry')}</DialogTitle>
      <DialogContent>
        <TextField
          label={t('Reference, name or email')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoFocus
          fullWidth
          sx={{ mt: 1, mb: 1.5 }}
        />
        {problem && (
          <Alert severity="error" variant="outlined" sx={{ mb: 1.5 }}>
            {problem}
          </Alert>
        )}
        {/* Keeps its height while the results change. */}
        <Box sx={{ minHeight: 240 }}>
          <Results
            term={usePaused(text)}
            isBusy={isBusy}
            onChoose={(submission) => void choose(submission)}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {t('Cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
