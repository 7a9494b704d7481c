import { Button } from '@mui/material';
import { Download, X } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  CanAccess,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import type { ColumnsOf } from './export-list.ts';

type ExportButtonProps<RecordType extends RaRecord> = {
  name: string;
  columns: ColumnsOf<RecordType>;
  /** Columns to read when the list shows fewer. */
  read?: string;
};

const figure = new Intl.NumberFormat(locale.dateTag);
const inRows = (count: number) => t('{count, plural, one {# row} other {# rows}}', { count });

/** Exports the list as it is filtered and sorted, with progress and a cancel button. */
function Exporter<RecordType extends RaRecord>(props: ExportButtonProps<RecordType>) {
  const { name, columns, read: fields } = props;
  const { resource, filterValues, sort, total } = useListContext<RecordType>();
  const provider = useDataProvider();
  const notify = useNotify();
  const [read, setRead] = useState<number>();
  const running = useRef<AbortController>(undefined);

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    setRead(0);
    try {
      const { exportList } = await import('./export-list.ts');
      const list = { provider, resource, filter: filterValues, sort, name, columns, fields };
      const count = await exportList({
        ...list,
        onProgress: setRead,
        signal: controller.signal,
      });
      notify(t('{count} exported.', { count: inRows(count) }), { type: 'success' });
    } catch (error) {
      if (!controller.signal.aborted) notify((error as Error).message, { type: 'error' });
    } finally {
      setRead(undefined);
    }
  }

  if (read !== undefined) {
    const progress =
      total && total > read
        ? t('{read} of {total}…', { read: figure.format(read), total: figure.format(total) })
        : `${figure.format(read)}…`;
    return (
      <Button
        variant="outlined"
        startIcon={<X size={18} />}
        onClick={() => running.current?.abort()}
        aria-label={t('Cancel the export')}
      >
        {progress}
      </Button>
    );
  }
  return (
    <Button
      variant="outlined"
      startIcon={<Download size={18} />}
      onClick={() => void run()}
      disabled={total === 0}
    >
      {t('Export')}
    </Button>
  );
}

export function ExportButton<RecordType extends RaRecord>(props: ExportButtonProps<RecordType>) {
  const resource = useResourceContext();
  return (
    <CanAccess resource={resource} action="export">
      <Exporter {...props} />
    </CanAccess>
  );
}
