import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Download, Eraser, FileJson, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { saveFile } from '#ui/save-file.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { countsOf, type ErasedCounts, formatCounts, otherAddresses } from './person-counts.ts';
import { downloadFiles, hasFiles, readPerson } from './person-data.ts';
import { readableData } from './readable-data.ts';

type PersonDataProps = {
  address: string;
  /** Called after the account itself was erased. */
  onErased?: (counts: ErasedCounts) => void;
};

/** Exports or erases everything stored about an email address. */
export function PersonData({ address, onErased }: PersonDataProps) {
  const [isAsking, setAsking] = useState(false);
  const [fileError, setFileError] = useState<unknown>();
  const [erased, setErased] = useState<ErasedCounts>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['person', address],
    queryFn: () => readPerson(address),
    // Personal data does not stay in the cache.
    gcTime: 0,
  });
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton height={48} role="status" aria-label={t('Loading')} />;

  const items = formatCounts(countsOf(data));
  const reviews = data.reviews_by_the_same_name;
  const others = otherAddresses(data);
  const isNothing = items.length === 0 && reviews.length === 0;
  return (
    <Box>
      {erased && (
        <Alert severity="success" variant="outlined" sx={{ mb: 1.5 }}>
          {t('Erased: {erased}.', {
            erased: formatCounts(erased).join(', ') || t('nothing (no data was left)'),
          })}
        </Alert>
      )}
      <Typography>
        {isNothing
          ? t('No data is stored about this address.')
          : t('Kept: {items}.', { items: items.join(', ') || t('nothing') })}
      </Typography>
      {others.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('This person also writes from {others}. Look that up too.', {
            others: others.join(', '),
          })}
        </Typography>
      )}
      {reviews.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t(
            '{count, plural, one {# review has the same name. Decide whether this person wrote it.} other {# reviews have the same name. Decide whether this person wrote them.}}',
            { count: reviews.length },
          )}
        </Typography>
      )}
      {!isNothing && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button
            variant="outlined"
            startIcon={<Download size={18} aria-hidden="true" />}
            onClick={() =>
              saveFile(
                'personal-data.html',
                readableData(data, new Date().toISOString()),
                'text/html',
              )
            }
          >
            {t('Download to read')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<FileJson size={18} aria-hidden="true" />}
            onClick={() =>
              saveFile('personal-data.json', JSON.stringify(data, null, 2), 'application/json')
            }
          >
            {t('Download as data')}
          </Button>
          {hasFiles(data) && (
            <Button
              variant="outlined"
              startIcon={<Paperclip size={18} aria-hidden="true" />}
              onClick={() => void downloadFiles(data).catch(setFileError)}
            >
              {t('Download files and photos')}
            </Button>
          )}
          <Button
            color="error"
            startIcon={<Eraser size={18} aria-hidden="true" />}
            disabled={data.account?.role != null}
            onClick={() => setAsking(true)}
          >
            {t('Erase everything')}
          </Button>
        </Box>
      )}
      {fileError !== undefined && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
          {t('The attached files could not be downloaded. Try again.')}
        </Alert>
      )}
      {data.account?.role != null && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('This person has a role here. Remove it before erasing their data.')}
        </Typography>
      )}
      {isAsking && (
        <EraseDialog
          person={data}
          items={items}
          onClose={() => setAsking(false)}
          onErased={(counts) => {
            if (onErased && (counts.account ?? 0) > 0) return onErased(counts);
            setErased(counts);
            void refetch();
          }}
        />
      )}
    </Box>
  );
}
