import { inquiryReference } from '@expat-buddy/domain/inquiry/submission-id';
import { addressIn } from '@expat-buddy/domain/language/addresses';
import { locales } from '@expat-buddy/domain/language/locales';
import {
  PREVIEW_READY,
  type ProposalPreviewMessage,
} from '@expat-buddy/domain/proposal/preview-message';
import type { SentProposal } from '@expat-buddy/domain/proposal/types';
import { Box, Button, Dialog, DialogTitle, IconButton } from '@mui/material';
import { Printer, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { t } from '#i18n/t.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import type { SubmissionRecord } from '../submission.ts';

type PreviewDialogProps = {
  proposal: SentProposal;
  submission: Pick<SubmissionRecord, 'id' | 'name'>;
  onClose: () => void;
};

/** The site's own page in a frame, so that the preview is what the customer sees and prints. */
export function PreviewDialog({ proposal, submission, onClose }: PreviewDialogProps) {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const answer = ({ origin, source, data }: MessageEvent) => {
      const target = frame.current?.contentWindow;
      if (origin !== window.location.origin || source !== target || data !== PREVIEW_READY) return;
      const recipient = { name: submission.name, reference: inquiryReference(submission.id) };
      const message: ProposalPreviewMessage = { kind: 'proposal-preview', proposal, recipient };
      target?.postMessage(message, origin);
    };
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, [proposal, submission]);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullScreen={useIsPhone()}
      maxWidth="lg"
      fullWidth
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1.5 }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {t('As the customer sees it')}
        </DialogTitle>
        <Button
          startIcon={<Printer size={18} />}
          onClick={() => frame.current?.contentWindow?.print()}
        >
          {t('Print')}
        </Button>
        <IconButton aria-label={t('Close preview')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Box>
      <Box
        ref={frame}
        component="iframe"
        src={addressIn(locales[proposal.language], '/preview/proposal')}
        title={t('Preview of the proposal')}
        sx={{ border: 0, width: '100%', height: '80vh', bgcolor: 'background.default' }}
      />
    </Dialog>
  );
}
