import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import { Button } from '@mui/material';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/t.ts';
import type { RecordName } from '../record-name.ts';

const ScheduleDialog = lazy(() => import('./ScheduleDialog.tsx'));

type ScheduleButtonProps = { record: RecordName; status: PublicationStatus };

export function ScheduleButton({ record, status }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} startIcon={<CalendarClock size={18} />}>
        {t('Schedule')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ScheduleDialog record={record} status={status} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
