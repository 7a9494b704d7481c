import { Button } from '@mui/material';
import { Download } from 'lucide-react';
import { useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';
import { linkToMessageFile, type StoredMessageFile } from '#providers/message-files.ts';
import { sizeOf } from '#ui/size-of.ts';

/** Downloads: a file of a stranger is not shown in the page. */
export function MessageFile({ file }: { file: StoredMessageFile }) {
  const notify = useNotify();
  const download = async () => {
    try {
      window.location.assign(await linkToMessageFile(file));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <li>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Download size={16} aria-hidden="true" />}
        aria-label={t('Download {name}', { name: file.name })}
        onClick={() => void download()}
        sx={{ textTransform: 'none', overflowWrap: 'anywhere' }}
      >
        <bdi>{file.name}</bdi>&ensp;{sizeOf(file.bytes)}
      </Button>
    </li>
  );
}
