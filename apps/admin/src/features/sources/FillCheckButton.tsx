import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { Button } from '@mui/material';
import { CalendarCheck } from 'lucide-react';
import { useGetIdentity } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { t } from '#i18n/t.ts';

/** Fills in today and the name of the account; saving the form saves the check. */
export function FillCheckButton() {
  const { data: account } = useGetIdentity();
  const { setValue } = useFormContext();
  const fill = () => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('checked_on', calendarDayOf(new Date()), options);
    setValue('checked_by', account?.fullName ?? '', options);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<CalendarCheck size={18} />}
      onClick={fill}
      sx={{ alignSelf: 'start', mb: 2 }}
    >
      {t('Checked today')}
    </Button>
  );
}
