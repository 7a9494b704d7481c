import { Alert } from '@mui/material';
import { Eye } from 'lucide-react';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { useViewers } from './use-viewers.ts';

const nameOf = (name: string | null) => name ?? t('A colleague');

type ViewersNoteProps = { submissionId: string; isPresent: boolean; isWriting: boolean };

/** Says who else works on this inquiry at the moment. */
export function ViewersNote({ submissionId, ...presence }: ViewersNoteProps) {
  const viewers = useViewers(submissionId, presence);
  const writers = viewers.filter(({ is_writing }) => is_writing);
  const shown = writers.length > 0 ? writers : viewers;
  const names = new Intl.ListFormat(locale.tag).format(shown.map(({ name }) => nameOf(name)));
  const who = { count: shown.length, names };
  const sentence =
    writers.length > 0
      ? t('{count, plural, one {{names} is} other {{names} are}} writing a reply.', who)
      : t('{count, plural, one {{names} has} other {{names} have}} this inquiry open.', who);
  // Present from the start, so that screen readers announce what appears in it.
  return (
    <div role="status">
      {shown.length > 0 && (
        <Alert
          role="note"
          severity={writers.length > 0 ? 'warning' : 'info'}
          icon={<Eye size={20} aria-hidden="true" />}
          sx={{ mb: 2 }}
        >
          {sentence}
        </Alert>
      )}
    </div>
  );
}
