import type { ReviewRule } from '@expat-buddy/domain/review/rules';
import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { t } from '#i18n/t.ts';
import { type ReviewPhotoRecord, type ReviewRecord, ruleNames } from '../review.ts';
import { leaveOut } from './leave-out.ts';

const RejectReviewDialog = lazy(() => import('../RejectReviewDialog.tsx'));

type ReviewPhotoItemProps = {
  photo: ReviewPhotoRecord;
  number: number;
  review: ReviewRecord;
  url: string | undefined;
  onOpen: () => void;
};

function stateOf(photo: ReviewPhotoRecord, { status }: ReviewRecord): string | undefined {
  if (photo.rejection_reason)
    return t('Left out: {reason}', { reason: ruleNames[photo.rejection_reason] });
  if (status === 'published' && !photo.public_at) return t('Appears on the site within a minute');
  return undefined;
}

/** Staff see a photo and may leave it out; they cannot change or add one. */
export function ReviewPhotoItem({ photo, number, review, url, onOpen }: ReviewPhotoItemProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const isOut = photo.rejection_reason !== null;
  const title = t('photo {number} of the review of {name}', { number, name: review.name });
  const state = stateOf(photo, review);

  const decide = async (reason: ReviewRule | null) => {
    setBusy(true);
    try {
      await leaveOut(photo.id, reason);
      notify(reason ? t('The photo is left out.') : t('The photo is back in the review.'), {
        type: 'success',
      });
      refresh();
      return true;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <ButtonBase
        onClick={onOpen}
        disabled={!url}
        aria-haspopup="dialog"
        sx={{
          width: '100%',
          aspectRatio: '1',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
          '& img': {
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            opacity: isOut ? 0.4 : 1,
          },
        }}
      >
        {url && (
          <img
            src={url}
            alt={
              photo.caption
                ? t('Photo {number}: {caption}', { number, caption: photo.caption })
                : t('Photo {number}', { number })
            }
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        )}
      </ButtonBase>
      {photo.caption && (
        <Typography variant="body2" dir="auto" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {photo.caption}
        </Typography>
      )}
      {state && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 0.5 }}>
          {state}
        </Typography>
      )}
      <Button
        size="small"
        disabled={isBusy}
        {...(!isOut && { 'aria-haspopup': 'dialog' })}
        aria-label={isOut ? t('Put back {title}', { title }) : t('Leave out {title}', { title })}
        onClick={() => (isOut ? void decide(null) : setAsking(true))}
        sx={{ marginInlineStart: -0.5 }}
      >
        {isOut ? t('Put back') : t('Leave out…')}
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <RejectReviewDialog
            title={t('Leave out {title}?', { title })}
            action={t('Leave out')}
            note={t('The review stays, and its author sees the reason.')}
            onReject={decide}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Box>
  );
}
