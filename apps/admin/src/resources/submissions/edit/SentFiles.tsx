import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { t } from '#i18n/t.ts';
import { LINK_SECONDS, type LinkedFile, readInquiryFiles } from '#providers/inquiry-files.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { sizeOf } from '#ui/size-of.ts';

/** Renewed before the links expire. */
const RENEW_MS = (LINK_SECONDS - 60) * 1000;

/** The files that came with the inquiry; nothing without any. */
export function SentFiles({ submissionId }: { submissionId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['inquiry_files', submissionId],
    queryFn: () => readInquiryFiles(submissionId),
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
    gcTime: 0,
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="sent-files" sx={{ mt: 3 }}>
      <Typography variant="h3" id="sent-files" sx={{ typography: 'subtitle1', fontWeight: 600 }}>
        {t('Files')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {data.map((file) => (
          <SentFile key={file.id} file={file} />
        ))}
      </Box>
    </Box>
  );
}

function SentFile({ file: { name, mime_type, bytes, view, download } }: { file: LinkedFile }) {
  const isPhoto = mime_type?.startsWith('image/');
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', minWidth: 0 }}
    >
      <Box
        sx={{
          height: 150,
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'action.hover',
          color: 'text.secondary',
          '& img': {
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'contain',
          },
        }}
      >
        {isPhoto ? (
          <img
            src={view}
            alt={t('Attached: {name}', { name })}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        ) : (
          <FileText size={40} aria-hidden="true" />
        )}
      </Box>
      <Box sx={{ p: 1.25 }}>
        <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Link
          href={download}
          referrerPolicy="no-referrer"
          aria-label={t('Download {name}', { name })}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 36 }}
        >
          <Download size={16} aria-hidden="true" />
          {t('Download')}
        </Link>{' '}
        <Typography component="span" variant="caption" color="text.secondary">
          {sizeOf(bytes)}
        </Typography>
      </Box>
    </Box>
  );
}
