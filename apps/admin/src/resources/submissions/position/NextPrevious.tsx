import { Box, IconButton, Typography } from '@mui/material';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { editPath } from '#ui/record-paths.ts';
import { setCurrentSubmission } from './remembered-list.ts';
import { type Neighbours, useNeighbours } from './use-neighbours.ts';
import {
  recordShortcutLines,
  useRecordShortcuts,
  useReplyOnArrival,
} from './use-record-shortcuts.ts';

const ShortcutHelp = lazy(async () => ({
  default: (await import('#ui/shortcuts/ShortcutHelp.tsx')).ShortcutHelp,
}));

/** Moves through the list that the record was opened from; "Back" still returns to it. */
export function NextPrevious({ id }: { id: string }) {
  const neighbours = useNeighbours(id);
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => setCurrentSubmission(id), [id]);
  useReplyOnArrival((state as { isReplying?: boolean } | null)?.isReplying === true);
  const go = (to: Neighbours['next']) => {
    if (!to) return;
    to.enter();
    void navigate(editPath('submissions', to.id), { replace: true, state });
  };
  const [isHelpOpen, setHelpOpen] = useState(false);
  useRecordShortcuts({
    onNext: () => go(neighbours?.next),
    onPrevious: () => go(neighbours?.previous),
    onHelp: () => setHelpOpen(true),
  });
  const help = isHelpOpen && (
    <Suspense>
      <ShortcutHelp lines={recordShortcutLines} onClose={() => setHelpOpen(false)} />
    </Suspense>
  );
  if (!neighbours) return help;
  const { previous, next, place } = neighbours;
  return (
    <Box
      component="nav"
      aria-label={t('Submissions of the list')}
      sx={{ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' }}
    >
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mr: 1 }}>
        {place}
      </Typography>
      <IconButton title={t('Previous (k)')} disabled={!previous} onClick={() => go(previous)}>
        <ChevronUp size={20} />
      </IconButton>
      <IconButton title={t('Next (j)')} disabled={!next} onClick={() => go(next)}>
        <ChevronDown size={20} />
      </IconButton>
      {help}
    </Box>
  );
}
